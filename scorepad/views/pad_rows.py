"""The players' lines on the pad's screen, and what special cards add to them."""

import re
from typing import NamedTuple

from scorepad.pad.any_pad import place_among
from scorepad.pad.entries import Entry, last_result
from scorepad.pad.marks import Cell
from scorepad.pad.state import DECLARATIONS, Box, Pad, Phase, Round, changes_of
from scorepad.pad.tricks_taken import NOBODY
from scorepad.rules.points import WAGER_STEP
from scorepad.rules.ruleset import Visibility
from scorepad.rules.tricks import never_played
from scorepad.views.active_cell import ActiveCell, PadQuery

_SHORT_NAME = 8
"""The most letters that a part of a name may have in large letters."""


CLOUD = "cloud"
"""The place at which the pad asks who took the Cloud; it is no field."""

_CLOUD_KEYS = (-1, 1, -2, 0, 2)


class Row(NamedTuple):
    """A player's line.

    ``change`` are the points of the last finished round, and ``revealed`` its bid and tricks where
    bids are only shown after the round; a bid that is hidden has no number here. ``place`` is 1 for
    the highest total of those who sit there, ``None`` before the first points and in an earlier
    round; ``long`` when a part of the name has more letters than a small phone has room for.
    ``changed`` is what the Cloud made of the bid; ``ally`` is a name; ``counted_tricks`` those so
    far, while some are to come, ``needs`` how many more the bid wants, and ``over`` how many fewer;
    ``bonus_lost`` when not all of the bonus counts; ``after_reveal`` when the bid is another than
    the one that was revealed. ``rest`` are the tricks of that finished round where they followed
    from the others' and nobody typed them; ``active`` is the field that the next tap writes.
    """

    player: str
    name: str
    long: bool
    deals: bool
    leads: bool
    place: int | None
    total: int
    change: int | None
    rest: int | None
    revealed: tuple[int, int] | None
    bid: int | None
    bid_hidden: bool
    changed: int | None
    tricks: int | None
    inferred: bool
    counted: bool
    counted_tricks: int | None
    needs: int | None
    over: int
    made: bool | None
    cannonball: bool
    wager: int | None
    ally: str | None
    bonus: int | None
    bonus_lost: bool
    after_reveal: bool
    active: str | None


def rows_of(pad: Pad, round_: Round, active: Entry | ActiveCell | None) -> tuple[Row, ...]:
    """Return everybody's line in seating order; ``active`` is the cell that the next tap writes."""
    before = pad.round(round_.number - 1)
    done = round_.phase is Phase.DONE
    nobody_bid = round_.nobody_has_bid
    leader, after_reveal = round_.leader, round_.changed_after_reveal
    # Before the first points all are level, and of an earlier round nobody asks any more.
    is_ranked = round_ is (pad.current or pad.rounds[-1]) and (before is not None or done)
    rows = []
    for player, box in round_.boxes.items():
        earlier = before.boxes.get(player) if before else None
        closed = box if done else earlier if nobody_bid else None
        counting = (
            round_.phase is Phase.TRICKS and box.tricks is None and box.counted_tricks is not None
        )
        # The tricks that the bid still wants, or, negative, those over it.
        wanted = box.wanted if counting else None
        needs = None if wanted is None else wanted - (box.counted_tricks or 0)
        rows.append(
            Row(
                player=player,
                name=pad.names[player],
                long=max(map(len, re.split("[ -]", pad.names[player]))) > _SHORT_NAME,
                deals=player == round_.dealer,
                leads=player == leader,
                place=place_among(pad, player, round_.seats) if is_ranked else None,
                total=box.total,
                change=closed.points if closed else None,
                rest=closed.tricks if closed and closed.inferred else None,
                revealed=_revealed(before, earlier) if nobody_bid and not done else None,
                bid=box.bid,
                bid_hidden=box.bid_hidden,
                changed=box.changed,
                tricks=box.tricks,
                inferred=box.inferred,
                counted=box.counted,
                counted_tricks=box.counted_tricks if counting else None,
                needs=None if needs is None else max(0, needs),
                over=max(0, -(needs or 0)),
                made=box.made,
                cannonball=box.cannonball,
                wager=box.wager,
                ally=None if box.ally is None else pad.names.get(box.ally, ""),
                bonus=box.bonus,
                bonus_lost=done and box.scored_bonus != (box.bonus or 0),
                after_reveal=player in after_reveal,
                active=active.field if active and active.player == player else None,
            )
        )
    return tuple(rows)


def _revealed(before: Round | None, earlier: Box | None) -> tuple[int, int] | None:
    if before is None or earlier is None or earlier.wanted is None or earlier.tricks is None:
        return None
    secret = before.ruleset.bidding.visibility is Visibility.SECRET
    return (earlier.wanted, earlier.tricks) if secret and before.phase is Phase.DONE else None


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

    ``asks`` where one result alone is missing, which follows from them; ``seen`` is the newest mark
    seen there.
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

    ``before`` where that is the round before the one that is shown.
    """

    round: int
    before: bool
    asks: bool
    rows: tuple[Cloud, ...]


class Turning(NamedTuple):
    """The keys for the card that was turned, in a game in which many mean something there.

    ``cards`` are the codes of the special cards. ``name`` is whoever names trump. A card that is
    never played may have been laid down by one of the ``holders``, pairs of an id and a name; it
    was by the ``chooser``, who may also name no trump.
    """

    cards: tuple[str, ...]
    name: str
    holders: tuple[tuple[str, str], ...]
    chooser: str


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
    asks = [box.tricks for box in round_.boxes.values()].count(None) == 1
    most = min(round_.hand, round_.ruleset.most_bombs)
    lefts = {bombs: round_.hand - bombs - given for bombs in (1, 2, 0) if bombs <= most}
    keys = [
        BombKey(bombs, left if asks else None, bombs == said)
        for bombs, left in lefts.items()
        if left >= 0 or bombs == said
    ]
    return Bomb(tuple(keys), asks, pad.written.seen([cell]))


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
        asks = at.field == CLOUD
        boxes = [box for box in round_.boxes.values() if box.has_bid and asks]
        return Clouds(
            round_.number, False, asks, tuple(cloud_for(pad, round_, box) for box in boxes)
        )
    before = pad.round(round_.number - 1)
    if before is None or not before.ruleset.play.cloud or not round_.nobody_has_bid:
        return None
    changed = before.phase is not Phase.DONE or any(box.changes for box in before.boxes.values())
    return None if changed or round_.to_reveal else Clouds(before.number, True, False, ())


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
    return Turning(
        cards=() if trump.to_choose else tuple(card.code for card in deck.all_specials),
        name=pad.names[chooser or round_.dealer],
        holders=tuple((each, pad.names[each]) for each in round_.seats if laid and not chooser),
        chooser=chooser,
    )
