"""The rules summary of a game, generated from its ruleset."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from scorepad.pad.opening import house_name
from scorepad.rules.duel.ruleset import DuelRuleset
from scorepad.rules.duel.verdict import Side, Sorcerer, duel, element_wins
from scorepad.rules.library import all_games, duel_games, games
from scorepad.rules.options import with_options
from scorepad.rules.refusal import Refused
from scorepad.rules.ruleset import Option, Ruleset, with_every_card
from scorepad.rules.schedule import deals
from scorepad.services.access import OpenedGame
from scorepad.services.house_rules import HouseRules
from scorepad.services.house_rules_form import is_of_zero
from scorepad.views.rules_examples import PointsRow, TrickRow, bid_rows, points_rows, trick_rows
from scorepad.views.rules_topics import Origin, Sentence, Topic, topics_of


@dataclass(frozen=True, slots=True)
class ElementRow:
    """An element, and the others that it beats and loses to, by their codes."""

    code: str
    beats: tuple[str, ...]
    loses_to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DuelRow:
    """A worked duel.

    Each side is (element, printed value, bonus); ``winner`` is ``NONE`` when both lose.
    """

    a: tuple[str, int, int]
    b: tuple[str, int, int]
    winner: Side


def duel_topics(ruleset: DuelRuleset, sheet: DuelRuleset) -> tuple[Topic, ...]:
    """Return the rules of a match topic by topic, in the order in which a table needs them.

    Headings that no pad stores are those of the ``sheet``.
    """
    places = {**sheet.more_places, **ruleset.places}
    cards = {"pile": ruleset.pile, "chosen": ruleset.pile - 1, "fighting": ruleset.fighting}
    return tuple(
        Topic(key, places.get(key, ""), sentences)
        for key, sentences in {
            "cards": (
                Sentence("sets"),
                Sentence("drawn", cards),
                Sentence("chosen", cards),
                Sentence("aside"),
            ),
            "order_of_cards": (Sentence("pile", cards), Sentence("face_down")),
            "pending": (Sentence("pending"),),
            "power": (Sentence("power"), Sentence("immediate")),
            "dormant": (Sentence("dormant"),),
            "permanent": (Sentence("permanent"),),
            "may": (Sentence("may"), Sentence("both_powers")),
            "order": (Sentence("order"), Sentence("same_name")),
            "element": (Sentence("element"),),
            "value": (Sentence("value"),),
            "level": (Sentence("level"),),
            "round": (Sentence("stays"), Sentence("round"), Sentence("both_win")),
            "swap": (Sentence("swap", cards),),
            "end": (
                Sentence("tokens", {"tokens": ruleset.tokens}),
                Sentence("sums", {"pile": ruleset.pile}),
            ),
        }.items()
    )


def element_rows(ruleset: DuelRuleset) -> tuple[ElementRow, ...]:
    """Return each element, with its results against the others."""
    codes = [element.code for element in ruleset.elements]
    return tuple(
        ElementRow(
            code,
            tuple(other for other in codes if element_wins(ruleset, code, other) is Side.A),
            tuple(other for other in codes if element_wins(ruleset, code, other) is Side.B),
        )
        for code in codes
    )


def duel_rows(ruleset: DuelRuleset, sheet: DuelRuleset) -> tuple[DuelRow, ...]:
    """Return the worked duels of the rule sheet, each worked out anew."""
    rows = []
    for example in sheet.examples:
        verdict = duel(ruleset, Sorcerer(*example.a), Sorcerer(*example.b))
        rows.append(DuelRow(example.a, example.b, verdict.winner))
    return tuple(rows)


GameRuleset = Ruleset | DuelRuleset

_TYPED = "typed"
"""The topic of how hidden bids are typed, which no sheet can know."""


@dataclass(frozen=True, slots=True)
class Rounds:
    """The hand sizes of a whole game, which are the same for ``least`` to ``most`` players."""

    least: int
    most: int
    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RulesSummaryView:
    """The rules summary of one game, on one page.

    ``topics`` are in the order in which a table needs them; ``variants`` are all that the game has
    (key, whether it is on), ``headings`` those of the rule sheet for them, "" for one that it does
    not know, and ``own`` what this table has set beside them, where it is a table's. ``house`` is
    the name of its house rules; ``game_id`` is "" for a game that nobody is playing. ``has_sheet``
    is false for a game that is played by common use.
    """

    game_id: str
    ruleset: str
    house: str
    sheet: str
    edition: str
    judged: bool
    topics: tuple[Topic, ...]
    rounds: tuple[Rounds, ...]
    points: tuple[PointsRow, ...]
    tricks: tuple[TrickRow, ...]
    variants: tuple[tuple[str, bool], ...]
    own: tuple[tuple[str, Option], ...]
    headings: Mapping[str, str] = field(default_factory=dict)
    has_sheet: bool = True
    elements: tuple[ElementRow, ...] = ()
    duels: tuple[DuelRow, ...] = ()

    @property
    def variants_on(self) -> tuple[str, ...]:
        """The variants that the table plays."""
        return tuple(key for key, on in self.variants if on)

    @property
    def of_table(self) -> bool:
        """Return whether these are not the rule sheet's own rules alone."""
        return bool(self.house or self.own or self.variants_on)

    @property
    def has_headings(self) -> bool:
        """Return whether the rule sheet has a heading for anything."""
        return any(topic.place for topic in self.topics)

    @property
    def counts_cards(self) -> bool:
        """Return whether the cards of each player count in any of the worked points."""
        return any(row.hand for row in self.points)


def rules_summary_of_game(key: str) -> RulesSummaryView | None:
    """Return the rules summary of a game that is offered, as its sheet has the rules.

    The cards that a table may put into the deck have their topics too.
    """
    game = all_games().get(key)
    if game is None:
        return None
    view = _view(game.ruleset, game.ruleset)
    if not isinstance(game.ruleset, Ruleset) or not game.ruleset.deck.added:
        return view
    every = _tricks(with_every_card(game.ruleset), game.ruleset)
    said = {topic.key: topic for topic in view.topics}
    return replace(view, topics=tuple(said.get(topic.key, topic) for topic in every.topics))


def duel_summaries() -> dict[str, dict[str, Any]]:
    """Return the summaries of all games of duels as JSON has them: no table changes these rules."""
    views = {key: _view(game.ruleset, game.ruleset) for key, game in duel_games().items()}
    return {
        key: {
            **asdict(view),
            "topics": [
                {**asdict(topic), "minor": topic.minor, "hands_vary": topic.hands_vary}
                for topic in view.topics
            ],
            "variants_on": view.variants_on,
            "of_table": view.of_table,
            "has_headings": view.has_headings,
        }
        for key, view in views.items()
    }


def rules_summary_of_house_rules(house: HouseRules) -> RulesSummaryView | None:
    """Return the rules summary of a game by house rules."""
    ruleset = house.ruleset
    if ruleset is None:
        return None
    return replace(_tricks(ruleset, games()[house.game].ruleset), house=house.name)


def rules_summary_of_table(opened: OpenedGame) -> RulesSummaryView:
    """Return the summary of the rules that a table plays by now.

    A pad stores no worked examples: those of the library's game are worked out by the table's
    rules.
    """
    pad = opened.pad
    game = all_games().get(pad.ruleset.key)
    view = _view(pad.ruleset, game.ruleset if game else pad.ruleset)
    return replace(view, game_id=opened.game.game_id, house=house_name(pad.written))


def _view(ruleset: GameRuleset, sheet: GameRuleset) -> RulesSummaryView:
    """Return the summary of ``ruleset`` with the worked examples of ``sheet``, of the same kind."""
    if isinstance(ruleset, DuelRuleset):
        return _duel(ruleset, sheet if isinstance(sheet, DuelRuleset) else ruleset)
    return _tricks(ruleset, sheet if isinstance(sheet, Ruleset) else ruleset)


def _duel(ruleset: DuelRuleset, sheet: DuelRuleset) -> RulesSummaryView:
    return RulesSummaryView(
        game_id="",
        ruleset=ruleset.key,
        house="",
        sheet=ruleset.sheet,
        edition=ruleset.edition,
        judged=True,
        topics=tuple(map(_of_sheet_or_app, duel_topics(ruleset, sheet))),
        rounds=(),
        points=(),
        tricks=(),
        variants=(),
        own=(),
        elements=element_rows(ruleset),
        duels=duel_rows(ruleset, sheet),
    )


def _tricks(ruleset: Ruleset, sheet: Ruleset) -> RulesSummaryView:
    # Older pads hold a copy of their rules from before the files had headings.
    places = {**ruleset.places, **sheet.places}
    ruleset = replace(ruleset, places=places, first_dealer=sheet.first_dealer)
    on = {variant.key: variant in ruleset.variants_on for variant in ruleset.variants}
    variant_places = {variant.key: variant.place for variant in sheet.variants}
    fitting = [
        example for example in sheet.bid_examples if not example.variant or on.get(example.variant)
    ]
    usual = _with_variants(sheet, ruleset, on)
    as_usual = {topic.key: topic for topic in topics_of(usual, bid_rows(usual, fitting))}
    topics = topics_of(ruleset, bid_rows(ruleset, fitting))
    return RulesSummaryView(
        game_id="",
        ruleset=ruleset.key,
        house="",
        sheet=ruleset.sheet,
        edition=ruleset.edition,
        judged=ruleset.play.judged,
        topics=tuple(_with_origin(topic, as_usual.get(topic.key), ruleset) for topic in topics),
        rounds=_rounds(ruleset),
        points=points_rows(ruleset, sheet.examples),
        tricks=trick_rows(ruleset, sheet.trick_examples),
        variants=tuple(on.items()),
        own=own_rules(ruleset, sheet),
        headings={key: variant_places.get(key, "") for key in on},
        has_sheet=bool(places),
    )


def _with_variants(sheet: Ruleset, ruleset: Ruleset, on: Mapping[str, bool]) -> Ruleset:
    """Return the rules of the sheet with the variants that a table plays."""
    sets = {
        name: value
        for variant in ruleset.variants
        if on[variant.key]
        for name, value in variant.sets
    }
    try:
        return replace(with_options(sheet, sets), places=ruleset.places)
    except Refused:
        return sheet


def _with_origin(topic: Topic, usual: Topic | None, ruleset: Ruleset) -> Topic:
    """Return ``topic`` with where it comes from.

    ``usual`` is what the sheet, and the app where that is silent, say of it, with the variants of
    the table.
    """
    if not ruleset.places:
        return replace(topic, origin=Origin.COMMON)
    if topic.key != _TYPED and (usual is None or _chosen(usual) != _chosen(topic)):
        return replace(topic, origin=Origin.TABLE, place="")
    return _of_sheet_or_app(topic)


def _chosen(topic: Topic) -> tuple[Sentence, ...]:
    """Return what ``topic`` says, without what follows from the length alone."""
    return tuple(sentence for sentence in topic.sentences if sentence.code != "all_dealt")


def _of_sheet_or_app(topic: Topic) -> Topic:
    return replace(topic, origin=Origin.SHEET if topic.place else Origin.APP)


def _rounds(ruleset: Ruleset) -> tuple[Rounds, ...]:
    rounds: list[Rounds] = []
    for players in range(ruleset.least, ruleset.most + 1):
        hands = tuple(deal.hand for deal in deals(ruleset, players))
        if rounds and rounds[-1].hands == hands:
            rounds[-1] = replace(rounds[-1], most=players)
        else:
            rounds.append(Rounds(players, players, hands))
    return tuple(rounds)


def own_rules(ruleset: Ruleset, sheet: Ruleset) -> tuple[tuple[str, Option], ...]:
    """Return the options that differ from the sheet, but not by a variant.

    Points of a zero bid that has none of its own are those of any other bid, and are left out.
    """
    by_variants = {name for variant in ruleset.variants_on for name, _ in variant.sets}
    own_zero = ruleset.points.zero_made is not None
    return tuple(
        (name, value)
        for name, value in ruleset.options.items()
        if value != sheet.options[name]
        and name not in by_variants
        and (own_zero or not is_of_zero(name))
    )
