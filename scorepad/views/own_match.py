"""A match on a player's own phone: the own cards in their order, and the duel that is fought."""

from dataclasses import dataclass
from typing import NamedTuple

from scorepad.pad.marks import Cell
from scorepad.pad.match.orders import is_open, missing_in, not_placed, turns_up
from scorepad.pad.match.state import CARD, TURNED, Match, MatchBox
from scorepad.pad.state import Phase
from scorepad.pad.typed_numbers import typed_number
from scorepad.rules.duel.verdict import Sorcerer
from scorepad.views.active_cell import PadQuery
from scorepad.views.duel_log import VALUE_KEYS, Following, following


class OwnCard(NamedTuple):
    """A place in the own order: its ``card``, ``None`` for one that is not there yet.

    ``lies`` is ``down``, ``up``, or ``lost`` for a card that has lost its duel. ``is_pending`` for
    the last one, which waits beside the others. ``swap_seen`` is the newest mark there and in the
    place that is asked for.
    """

    place: int
    card: Sorcerer | None
    lies: str
    is_pending: bool
    swap_seen: str | None


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """The facts that the screen of a player's own phone shows beside the match.

    ``next`` is the place of the card that comes next, ``None`` where the order is complete or
    closed; ``is_unseen`` where cards lie in it that this sitting did not enter, and does not see:
    the player named ``other`` can allow it. ``seen`` is the newest mark there. It is also that of a
    card that was tapped to be changed, which ``stands`` there until then; ``is_open`` while cards
    can be changed, ``is_fixed`` once the first lie face up, until the round is decided. ``last`` is
    the place of the card that can be taken back, ``None`` for none, ``last_seen`` as before.
    ``known`` are the cards of the pile before that are not in the order yet. ``missing`` are the
    names of those whose order is not complete. ``turns_up`` where the cards of the next duel can be
    turned up, ``turned_seen`` the newest mark that did so. ``is_fought`` while the cards of duel
    number ``duel`` lie face up: then ``following`` is that duel.
    """

    cards: tuple[OwnCard, ...]
    next: int | None
    is_unseen: bool
    other: str
    seen: str | None
    stands: Sorcerer | None
    is_open: bool
    is_fixed: bool
    last: int | None
    last_seen: str | None
    known: tuple[Sorcerer, ...]
    elements: tuple[str, ...]
    values: tuple[int, ...]
    missing: tuple[str, ...]
    turns_up: bool
    turned_seen: str | None
    duel: int
    is_fought: bool
    following: Following | None

    @property
    def places_pending(self) -> bool:
        """Return whether the card that comes next is the pending one."""
        return self.next is not None and self.cards[self.next - 1].is_pending


def own_match(match: Match, player: str, at: PadQuery) -> OwnMatch:
    """Return what the own phone of ``player`` shows of the open round.

    ``match`` is as this phone may see it, and is not over. ``at`` is what the phone is asked for:
    the place of a card that is to be changed, and what is told of the duel.
    """
    round_ = match.current or match.rounds[-1]
    box = round_.boxes[player]
    filled = [place for place, card in enumerate(box.order, 1) if card is not None]
    empty = [place for place, card in enumerate(box.order, 1) if card is None]
    is_changed = is_open(round_)
    coming = empty[0] if is_changed and empty else None
    tapped = typed_number(at.player) if at.field == "own" else None
    if is_changed and tapped in filled:
        coming = tapped
    last = filled[-1] if is_changed and filled else None
    missing = missing_in(round_)
    is_hidden = turns_up(round_)
    is_fought = not is_hidden and box.turned > box.lost

    def seen(*cells: tuple[str, str]) -> str | None:
        written = [Cell(round_.number, 0, whose, field) for whose, field in cells]
        return match.written.seen(written)

    def seen_at(*places: int | None) -> str | None:
        return seen(*((player, f"{CARD}{place}") for place in places if place))

    return OwnMatch(
        cards=tuple(
            OwnCard(
                *(place, card, _lies(box, place), place > match.ruleset.fighting),
                swap_seen=seen_at(place, coming),
            )
            for place, card in enumerate(box.order, 1)
        ),
        next=coming,
        is_unseen=box.placed > len(filled),
        other=next((match.names[each] for each in match.present if each != player), ""),
        seen=seen_at(coming),
        stands=box.order[coming - 1] if coming else None,
        is_open=is_changed,
        is_fixed=round_.phase is Phase.WINNER and not is_changed,
        last=last,
        last_seen=seen_at(last),
        known=not_placed(match, player) if coming else (),
        elements=tuple(element.code for element in match.ruleset.elements),
        values=tuple(range(min(VALUE_KEYS, match.ruleset.highest + 1))),
        missing=tuple(match.names[each] for each in missing),
        turns_up=is_hidden,
        turned_seen=seen(*((each, TURNED) for each in round_.seats)),
        duel=round_.next_duel,
        is_fought=is_fought,
        following=following(match, round_, at.duel, at.player) if is_fought else None,
    )


def _lies(box: MatchBox, place: int) -> str:
    if place <= min(box.lost, box.turned):
        return "lost"
    return "up" if place <= box.turned else "down"
