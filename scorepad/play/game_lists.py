"""The games that a device may open: those of its circle, and those that links gave it."""

from scorepad.store import Before, DeviceGame, Reader, Store, Wanted

ANY = Wanted()


def games_listed(
    reader: Reader,
    device: str,
    circle_id: str,
    *,
    over: bool,
    limit: int,
    wanted: Wanted = ANY,
    before: Before | None = None,
) -> list[DeviceGame]:
    """Those that are ``over``, or those that are not, last begun first, at most
    ``limit``; ``circle_id`` is "" for a device without a circle."""
    mine = (
        reader.circle_games(circle_id, over=over, wanted=wanted, limit=limit, before=before)
        if circle_id
        else []
    )
    # Somebody's id says nothing about games of others.
    others = (
        reader.games_by_link(
            device, circle_id, over=over, wanted=wanted, limit=limit, before=before
        )
        if device and not wanted.person_id
        else []
    )
    found = [*(DeviceGame(game, "host") for game in mine), *others]
    found.sort(key=lambda each: (each.game.created_at, each.game.game_id), reverse=True)
    return found[:limit]


def knows_device(store: Store, device: str) -> bool:
    """Return whether ``device`` has a circle or any game here.

    Raises:
        StoreUnavailable: games can't be read now.
    """
    with store.reading() as reader:
        return bool(reader.circles_of(device)) or any(
            games_listed(reader, device, "", over=over, limit=1) for over in (False, True)
        )
