"""A blank sheet for a game and its table, as it is printed before anybody plays."""

from collections.abc import Sequence
from typing import NamedTuple

from scorepad.rules.deck import CardRole, Special
from scorepad.rules.ruleset import BonusWhen, Deal, Option, Ruleset
from scorepad.rules.schedule import deals, deals_to_come, undealt
from scorepad.rules.tricks import NO_CARD_LEFT, TrumpOfRound, trump_in_round

_SHOWN_ANYWAY = ("points.", "schedule.")

_LEAST_COLUMNS = 2
"""The least width of a corner with words that can be read."""


class Column(NamedTuple):
    """A player's column.

    ``number`` is the seat, from 1; ``name`` is "" where it is left open; boxes end after round
    ``until``.
    """

    number: int
    name: str
    until: int


class RoundRow(NamedTuple):
    """A round. ``hand`` is 0 where it depends on the number of players;
    ``trump`` is ``None`` where a card will be turned; ``dealer`` is the number
    of a column, ``None`` where it is left open."""

    number: int
    hand: int
    blind: bool
    trump: TrumpOfRound | None
    dealer: int | None

    @property
    def no_trump(self) -> bool:
        """Return whether the round is known to have no trump."""
        return self.trump is not None and not self.trump.suit


class Corner(NamedTuple):
    """The free rectangle that the stair leaves: the last ``columns``, below round ``after``."""

    columns: int
    after: int


class BlankSheet(NamedTuple):
    """The blank sheet of one trick game.

    ``variants`` are keys of those that are on; ``options`` are the other rules that the table
    changed, without the schedule and the points, which the rows and the key print.
    ``classic`` is the block for any number of players, ``corner`` where its name stands, if there
    is room for it.
    """

    ruleset: Ruleset
    columns: tuple[Column, ...]
    rows: tuple[RoundRow, ...]
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, Option], ...] = ()
    classic: bool = False
    corner: Corner | None = None

    @property
    def suits(self) -> tuple[str, ...]:
        """The codes of the trump suits that are printed, in the order of their rounds."""
        return tuple(
            dict.fromkeys(row.trump.suit for row in self.rows if row.trump and row.trump.suit)
        )

    @property
    def bonus(self) -> bool:
        """Return whether the boxes have a field for points that players type."""
        return self.ruleset.points.bonus.when is not BonusWhen.NEVER

    @property
    def changes(self) -> bool:
        """Return whether the boxes have a field for a bid that the Cloud changed."""
        return self.ruleset.play.cloud

    @property
    def bombs(self) -> int:
        """The marks that a round has for the Bomb, at most."""
        return self.ruleset.most_bombs

    @property
    def cards(self) -> tuple[Special, ...]:
        """The special cards that the table has put in, as far as their rows say what they do."""
        cards = self.ruleset.deck.all_specials
        return tuple(card for card in cards if card.option and says_what_it_does(card, cards))


def says_what_it_does(card: Special, cards: Sequence[Special]) -> bool:
    """Return whether its row among all ``cards`` says more of a card than that it beats no suit."""
    above = any(each.code in card.beats and each.role is CardRole.TOP for each in cards)
    return card.role not in (CardRole.BOTTOM, CardRole.OTHER) or above or card.after is not None


def blank_sheet(
    ruleset: Ruleset,
    names: Sequence[str],
    *,
    usual: Ruleset | None = None,
    first_dealer: int = 1,
    rounds: int | None = None,
    hands: Sequence[int] = (),
) -> BlankSheet:
    """Return the sheet for as many players as there are ``names``, "" for one left open.

    Args:
        ruleset: the rules as the table plays them.
        names: in seating order.
        usual: the rules of the rule sheet, where the table's own differ.
        first_dealer: the seat that deals round 1, from 1; 0 leaves dealers open.
        rounds: of the whole game, where the table has fixed them.
        hands: the table's own list of hand sizes.
    """
    players = len(names)
    deals = deals_to_come(ruleset, players, rounds=rounds, hands=hands)
    variants, options = differences(ruleset, usual or ruleset)
    return BlankSheet(
        ruleset=ruleset,
        columns=tuple(Column(index, name, len(deals)) for index, name in enumerate(names, 1)),
        rows=tuple(
            RoundRow(
                number,
                deal.hand,
                deal.blind,
                _trump(ruleset, players, number, deal),
                (first_dealer + number - 2) % players + 1 if first_dealer else None,
            )
            for number, deal in enumerate(deals, 1)
        ),
        variants=variants,
        options=options,
    )


def _trump(ruleset: Ruleset, players: int, number: int, deal: Deal) -> TrumpOfRound | None:
    trump = trump_in_round(ruleset, number)
    if trump is None and undealt(ruleset, players, deal.hand) <= 0:
        return NO_CARD_LEFT
    return trump


def differences(
    ruleset: Ruleset, usual: Ruleset
) -> tuple[tuple[str, ...], tuple[tuple[str, Option], ...]]:
    """Return the variants that are on, and every other changed option that needs a line of its own.

    Changed are those that differ from the ``usual`` rules.
    """
    changed = {
        name: value for name, value in ruleset.options.items() if usual.options.get(name) != value
    }
    on = [variant for variant in ruleset.variants if dict(variant.sets).items() <= changed.items()]
    named = {name for each in on for name, _ in each.sets}
    others = tuple(
        (name, value)
        for name, value in changed.items()
        if name not in named and not name.startswith(_SHOWN_ANYWAY)
    )
    return tuple(each.key for each in on), others


def has_classic_block(ruleset: Ruleset) -> bool:
    """Return whether round n always has n cards, for any number of players."""
    numbers = range(ruleset.least, ruleset.most + 1)
    return all(
        [(deal.hand, deal.blind) for deal in deals(ruleset, players)]
        == [(number, False) for number in range(1, len(deals(ruleset, players)) + 1)]
        for players in numbers
    )


def classic_block(ruleset: Ruleset, names: Sequence[str] = ()) -> BlankSheet:
    """Return the block of a ruleset that has one (:func:`has_classic_block`).

    A column ends where the game with that many players ends: the fourth of six
    stops after round 15. ``names`` fill the first columns.

    >>> from scorepad.rules import games
    >>> block = classic_block(games()["wizard_fisher"].ruleset)
    >>> [column.until for column in block.columns]
    [20, 20, 20, 15, 12, 10]
    """
    columns = tuple(
        Column(
            number,
            names[number - 1] if number <= len(names) else "",
            len(deals(ruleset, max(number, ruleset.least))),
        )
        for number in range(1, ruleset.most + 1)
    )
    rows = tuple(
        RoundRow(number, hand=0, blind=False, trump=None, dealer=None)
        for number in range(1, columns[0].until + 1)
    )
    return BlankSheet(
        ruleset=ruleset,
        columns=columns,
        rows=rows,
        classic=True,
        corner=_corner(columns),
    )


def _corner(columns: Sequence[Column]) -> Corner | None:
    last = columns[0].until
    free = [
        Corner(len(columns) - index, column.until)
        for index, column in enumerate(columns)
        if column.until < last and len(columns) - index >= _LEAST_COLUMNS
    ]
    # Boxes are two or three times as wide as high, and words are wider than high.
    return max(
        free, key=lambda corner: min(3 * corner.columns, 2 * (last - corner.after)), default=None
    )
