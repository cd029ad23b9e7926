"""The keys that special cards add to the pad's screen.

Its twin on a phone is ``static/phone/views/special_cards.mjs``.
"""

from typing import NamedTuple

from scorepad.pad.entries import last_result
from scorepad.pad.marks import Cell
from scorepad.pad.state import DECLARATIONS, Box, Pad, Phase, Round, changes_of
from scorepad.pad.tricks_taken import NOBODY
from scorepad.rules.points import WAGER_STEP
from scorepad.rules.tricks import never_played
from scorepad.views.active_cell import ActiveCell, PadQuery

CLOUD = "cloud"
"""The place at which the pad asks who took the Cloud; it is no field."""

_CLOUD_KEYS = (-1, 1, -2, 0, 2)


class BombKey(NamedTuple):
    """A key that says how many ``bombs`` fell; ``on`` where that was written.

    ``left`` are the tricks that it leaves to the only player whose result is missing, ``None``
    where more are.
    """

    bombs: int
    left: int | None
    on: bool


class Bomb(NamedTuple):
    """The keys for the Bomb: it fell, it fell twice where it can, or it did not.

    ``asks`` where one result alone is missing, which follows from them. Where none is, there is
    only the key by which the round is over. ``seen`` is the newest mark seen there.
    """

    keys: tuple[BombKey, ...]
    asks: bool
    seen: str | None


class Last(NamedTuple):
    """The result that alone is missing, where the tricks that are left may be nobody's.

    It is ``least`` to ``most`` tricks; of the least, ``untaken`` are left for nobody. ``seen`` is
    the newest mark seen there.
    """

    player: str
    name: str
    least: int
    most: int
    untaken: int
    seen: str | None


class CloudKey(NamedTuple):
    """A key of the Cloud: by how much it changes a bid, and what it makes of it.

    It is 0 for one more and one less. The ``bid`` is ``None`` where it may not be seen. ``on``
    where it was written.
    """

    by: int
    bid: int | None
    on: bool


class Cloud(NamedTuple):
    """The keys of the Cloud for a player's bid: one less, one more, or two changes.

    There are none that its rule forbids, and none at all for somebody ``without_trick``. ``hidden``
    where the bid may not be seen, ``pirate`` where a pirate changes the bid, and no Cloud.
    """

    player: str
    name: str
    hidden: bool
    keys: tuple[CloudKey, ...]
    without_trick: bool
    pirate: bool
    seen: str | None


class Clouds(NamedTuple):
    """The key that asks who took the Cloud of a ``round``, and the ``rows`` where it was tapped.

    ``before`` where that is the round before the one that is shown; ``deal`` is that of the round.
    ``taken`` where a change stands that can be taken back.
    ``only`` is the one row with a key, where the results leave one player one way: then nothing has
    to be asked.
    """

    round: int
    deal: int
    before: bool
    asks: bool
    rows: tuple[Cloud, ...]
    taken: bool
    only: Cloud | None


class Turning(NamedTuple):
    """The keys for the card that was turned, in a game in which many mean something there.

    ``cards`` are the codes of the special cards. ``name`` is whoever names trump. A card that is
    never played may have been laid down by one of the ``holders``, pairs of an id and a name; it
    was by the ``chooser``, who may also name no trump. ``held`` is its code where it may lie in a
    hand, "" where it does not.
    """

    cards: tuple[str, ...]
    name: str
    holders: tuple[tuple[str, str], ...]
    chooser: str
    held: str


class DeclarationKey(NamedTuple):
    """A key that says something more of a player in a round, or takes it back.

    ``value`` is sent; ``name`` is an ally's. ``on`` where it says what stands there.
    """

    field: str
    value: str
    name: str
    on: bool


class Declarations(NamedTuple):
    """The keys beside a player's bid or bonus, and the newest mark seen in their cells.

    Beside the bid it is the cannonball; beside the bonus wagers and alliances, each of which brings
    ``loot`` points.
    """

    player: str
    loot: int
    keys: tuple[DeclarationKey, ...]
    seen: str | None


def declarations_of(pad: Pad, round_: Round, active: ActiveCell | None) -> Declarations | None:
    """Return the keys that stand beside the active cell, ``None`` for none."""
    box = round_.boxes.get(active.player) if active else None
    if active is None or box is None or round_.hidden:
        return None
    points, play = round_.ruleset.points, round_.ruleset.play
    keys: list[DeclarationKey] = []
    if active.field == "bid" and points.cannonball:
        keys.append(DeclarationKey("cannonball", "1", "", box.cannonball))
    if active.field == "bonus" and play.pirates:
        wagers = range(WAGER_STEP, points.wager + 1, WAGER_STEP)
        keys += [DeclarationKey("wager", str(wager), "", box.wager == wager) for wager in wagers]
    if active.field == "bonus" and play.loot:
        others = [player for player in round_.seats if player != box.player]
        keys += [DeclarationKey("loot", each, pad.names[each], box.ally == each) for each in others]
    cells = [Cell(round_.number, round_.deal, box.player, field) for field in DECLARATIONS]
    return (
        Declarations(box.player, points.loot, tuple(keys), pad.written.seen(cells))
        if keys
        else None
    )


def last_of(pad: Pad, round_: Round) -> Last | None:
    """Return the one missing result, where it can be more than one number."""
    found = last_result(round_)
    if found is None:
        return None
    player, least, most = found
    seen = pad.written.seen([Cell(round_.number, round_.deal, player, "tricks")])
    return Last(player, pad.names[player], least, most, most - least, seen)


def bomb_of(pad: Pad, round_: Round) -> Bomb | None:
    """Return the Bomb's keys, while they can tell anything that the count does not."""
    asks = round_.ruleset.play.bomb and round_.phase is Phase.TRICKS and not round_.is_played
    if not asks or NOBODY in round_.takers:
        return None
    cell = Cell(round_.number, round_.deal, "", "bomb")
    fell = pad.written.round(cell.round).get(cell[1:])
    said = int(fell) if isinstance(fell, int) else None
    given = sum(box.tricks or 0 for box in round_.boxes.values())
    missing = [box.tricks for box in round_.boxes.values()].count(None)
    asks = missing == 1
    most = min(round_.hand, round_.ruleset.most_bombs)
    lefts = {bombs: round_.hand - bombs - given for bombs in (1, 2, 0) if bombs <= most}
    keys = [
        BombKey(bombs, left if asks else None, bombs == said)
        for bombs, left in lefts.items()
        if bombs == said or (left >= 0 if missing else left == 0)
    ]
    return Bomb(tuple(keys), asks, pad.written.seen([cell])) if keys else None


def cloud_of(pad: Pad, round_: Round, at: PadQuery) -> Cloud | None:
    """Return the Cloud's keys beside a bid that was tapped after play began."""
    box = round_.boxes.get(at.player)
    asks = round_.ruleset.play.changes_bids and round_.phase is not Phase.BIDS and at.field == "bid"
    if not asks or box is None or not box.has_bid or (box.bid_hidden and not at.alone):
        return None
    return cloud_for(pad, round_, box)


def clouds_of(pad: Pad, round_: Round, at: PadQuery) -> Clouds | None:
    """Return the key for whoever took the Cloud, from the first trick to the next bid."""
    if round_.ruleset.play.cloud and round_.phase is not Phase.BIDS:
        return _clouds(pad, round_, before=False, asks=at.field == CLOUD)
    before = pad.round(round_.number - 1)
    if before is None or not before.ruleset.play.cloud or not round_.nobody_has_bid:
        return None
    changed = before.phase is not Phase.DONE or any(box.changes for box in before.boxes.values())
    if changed or round_.to_reveal:
        return None
    return _clouds(pad, before, before=True, asks=False)


def _clouds(pad: Pad, round_: Round, *, before: bool, asks: bool) -> Clouds | None:
    """Return the key for the Cloud of a round; ``None`` where a Bomb left nobody a trick."""
    if round_.phase is Phase.DONE and not any(box.tricks for box in round_.boxes.values()):
        return None
    rows = tuple(cloud_for(pad, round_, box) for box in round_.boxes.values() if box.has_bid)
    with_keys = [row for row in rows if row.keys]
    is_one = len(with_keys) == 1 and len(with_keys[0].keys) == 1 and not with_keys[0].keys[0].on
    return Clouds(
        round=round_.number,
        deal=round_.deal,
        before=before,
        asks=asks,
        rows=rows if asks else (),
        taken=any(key.on for row in rows for key in row.keys),
        only=with_keys[0] if is_one and not asks else None,
    )


def cloud_for(pad: Pad, round_: Round, box: Box) -> Cloud:
    """Return the keys of the Cloud for the bid in a box."""
    is_cloud = round_.ruleset.play.cloud
    hidden, most = box.bid_hidden, round_.most_changes
    tricks = box.tricks if is_cloud and box.tricks is not None else most
    others = sum(other.changes for other in round_.boxes.values() if other.player != box.player)
    keys = []
    for by in _CLOUD_KEYS:
        times = changes_of(0, by) or 0
        bid = None if box.bid is None or hidden else box.bid + by
        on = bid is not None and box.changed == bid
        again = hidden or box.changed is not None
        fits = times <= tricks and (times == 1 or (again and others + times <= most))
        if on or (fits and (bid is None or 0 <= bid <= round_.hand)):
            keys.append(CloudKey(by, bid, on))
    return Cloud(
        player=box.player,
        name=pad.names[box.player],
        hidden=hidden,
        keys=tuple(keys),
        without_trick=tricks == 0,
        pirate=not is_cloud,
        seen=pad.written.seen([Cell(round_.number, round_.deal, box.player, "changed")]),
    )


def turning_of(pad: Pad, round_: Round, at: PadQuery, active: ActiveCell | None) -> Turning | None:
    """Return the keys for the card that was turned, where the game has cards to put in."""
    deck, trump = round_.ruleset.deck, round_.trump
    if active is None or active.field != "trump" or not deck.added:
        return None
    laid = trump.to_choose and trump.turned in never_played(deck)
    chooser = at.player if laid and at.player in round_.boxes else ""
    cards = () if trump.to_choose else tuple(card.code for card in deck.all_specials)
    return Turning(
        cards=cards,
        name=pad.names[chooser or round_.dealer],
        holders=tuple((each, pad.names[each]) for each in round_.seats if laid and not chooser),
        chooser=chooser,
        held=next((code for code in cards if code in never_played(deck)), ""),
    )
