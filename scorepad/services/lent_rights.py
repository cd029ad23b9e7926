"""Rights that are lent: a device that was let in may enter for everybody until that is taken back.

In a rematch the right stays a lent one, so it can be taken back there too. A device with a lent
right can't hand it on: it neither shows nor renews the link for entering.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import NoSuchGame, OpenedGame, ViewingOnly, allowed
from scorepad.services.sittings import end_sitting
from scorepad.store import DeviceGame, GameRow, Right, Role, Store, Takeover, Transaction


def lent_in(transaction: Transaction, game_id: str) -> dict[str, Takeover]:
    """Return the answers that let a device enter until they are taken back, by that device."""
    return {each.device: each for each in transaction.takeovers.all(game_id) if each.is_lent}


def lend(transaction: Transaction, game: GameRow, takeover: Takeover, now: int) -> None:
    """Let the device that asked enter for everybody, and note what it may do without that."""
    game_id, device = game.game_id, takeover.device
    right = transaction.links.right(game_id, device)
    if right is not None:
        transaction.takeovers.had(game_id, takeover.takeover_id, right.role, right.generation)
        transaction.links.grant(game_id, device, "host", game.host_generation, now)


def is_lent_to(transaction: Transaction, game: GameRow, device: str) -> bool:
    """Return whether ``device`` may enter for everybody only until that is taken back."""
    lent = device in lent_in(transaction, game.game_id)
    return lent and not is_of_group(transaction, game, device)


def may_hand_on(store: Store, opened: OpenedGame, device: str) -> bool:
    """Return whether ``device`` may see and renew the link by which others can enter."""
    with store.reading() as transaction:
        return opened.writes and not is_lent_to(transaction, opened.game, device)


def is_of_group(transaction: Transaction, game: GameRow, device: str) -> bool:
    """Return whether ``device`` is in the group that the game belongs to."""
    return game.group_id in {group.group_id for group in transaction.groups.of_device(device)}


def take_back(
    store: Store, game_id: str, device: str, takeover_id: str, now: int
) -> Refusal | None:
    """Take the right to write from the device that was given it; once more changes nothing.

    The device gets back the right that it had before. It may then only see the game, or is a
    player's own phone. If the link for that was renewed, it has no right. The same holds in all
    rematches. Return why this is refused: the device has joined the group of the game, and writes
    as a phone of the group.

    Raises:
        NoSuchGame, ViewingOnly: the ``device`` that takes it back may not write in the game.
        StoreUnavailable: not all was changed; it can be tried again.
    """
    with store.reading() as transaction:
        allowed(transaction, game_id, device, writes=True)
        others = set(transaction.takeovers.games_with(takeover_id)) - {game_id}
    refusal = _take_back(store, game_id, device, takeover_id, now)
    for other in others:
        # Somebody else may have begun the rematch, and renewed its links.
        with suppress(NoSuchGame, ViewingOnly):
            _take_back(store, other, device, takeover_id, now)
    return refusal


def _take_back(
    store: Store, game_id: str, device: str, takeover_id: str, now: int
) -> Refusal | None:
    with store.writing(game_id) as transaction:
        opened = allowed(transaction, game_id, device, writes=True)
        lent = lent_in(transaction, game_id).values()
        takeover = next((each for each in lent if each.takeover_id == takeover_id), None)
        if takeover is None:
            return None
        if is_of_group(transaction, opened.game, takeover.device):
            return Refusal(Code.WRITES_BY_GROUP)
        give_back(transaction, opened, takeover, device, now)
    return None


def give_back(
    transaction: Transaction, opened: DeviceGame, takeover: Takeover, by: str, now: int
) -> None:
    """End what was lent to a device, which has again the right that it had before."""
    game_id = opened.game.game_id
    right = transaction.links.right(game_id, takeover.device)
    if right is not None:
        before = right_before(opened.game, takeover, right)
        if right.player and not before.player:
            end_sitting(transaction, opened, takeover.device, "freed", by, now)
        transaction.links.put_back(game_id, takeover.device, before, now)
    transaction.takeovers.end(game_id, takeover.takeover_id, now, by)


def right_before(game: GameRow, takeover: Takeover, right: Right) -> Right:
    """Return the right that a device had before it was let in; it has ``right`` now."""
    if takeover.had_role == "view":
        return Right("view", takeover.had_generation)
    if takeover.had_role:
        return right._replace(role=takeover.had_role, generation=takeover.had_generation)
    # Earlier versions did not note it.
    if right.player:
        return right._replace(role="player", generation=game.player_generation)
    return Right("view", game.view_generation)


def lend_again(transaction: Transaction, game_id: str, to: str, persons: Mapping[str, str]) -> None:
    """Let what is lent in the game be lent in its rematch ``to``, where rights were carried over.

    ``persons`` are the players of ``to`` by their ids in the first game.
    """
    game, there = transaction.games.get(game_id), transaction.takeovers.all(to)
    known = {each.takeover_id for each in there}
    for device, takeover in lent_in(transaction, game_id).items():
        right = transaction.links.right(to, device)
        was = transaction.links.right(game_id, device)
        if game is None or right is None or was is None or takeover.takeover_id in known:
            continue
        before = right_before(game, takeover, was)
        stays = before.role == "view" or before.player in ("", *persons)
        role: Role = before.role if stays else "view"
        is_good = before.generation == game.generation_of(before.role)
        carried = takeover._replace(
            player=persons.get(takeover.player, ""), had_role=role, had_generation=int(is_good)
        )
        transaction.takeovers.add(to, carried)


class RightChange(NamedTuple):
    """A phone that got the right to write, or lost it again if it ``ended``.

    ``by`` is the device that allowed or ended it, ``at`` that moment in Unix seconds. ``name`` is
    the person who asked, "" if they did not say it. ``can_end`` is true while the right can be
    taken back.
    """

    takeover_id: str
    at: int
    by: str
    name: str
    ended: bool = False
    can_end: bool = False


def right_changes(store: Store, opened: OpenedGame) -> tuple[RightChange, ...]:
    """Return who got the right to write in the game by asking, and who lost it, the oldest first.

    Raises:
        StoreUnavailable: that can't be read now.
    """
    with store.reading() as transaction:
        every = transaction.takeovers.all(opened.game.game_id)
    changes = []
    for each in every:
        if each.role != "host":
            continue
        id, name = each.takeover_id, opened.pad.names.get(each.player, "")
        if each.answer == "yes":
            can_end = each.is_lent
            changes.append(
                RightChange(id, each.answered_at, each.answered_by, name, False, can_end)
            )
        if each.ended_at:
            changes.append(RightChange(id, each.ended_at, each.ended_by, name, ended=True))
    return tuple(sorted(changes, key=lambda change: change.at))
