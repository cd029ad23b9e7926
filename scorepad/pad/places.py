"""Who stands in which place."""

from collections.abc import Iterable

from scorepad.pad.any_pad import AnyPad


def place_among(pad: AnyPad, player: str, rivals: Iterable[str]) -> int | None:
    """The place of ``player`` among those who can win: 1 for the highest total,
    the same for whoever is level; ``None`` where there is no total yet, or the
    player is none of them."""
    total, rivals = pad.totals.get(player), set(rivals)
    if total is None or player not in rivals:
        return None
    place = 1 + sum(pad.totals.get(rival, total) > total for rival in rivals)
    if place == 1 and pad.winners and player not in pad.winners:
        # Level with the winners, whom the rules put first.
        place += len(pad.winners)
    return place
