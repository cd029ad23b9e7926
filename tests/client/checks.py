"""Tricks and duels as people ask about them, drawn at random, and what the server says of them."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, cycle, permutations, product
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlencode

from scorepad.pad.fold import fold
from scorepad.pad.judge_play import judge_trick
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Cell, Mark
from scorepad.pad.state import Pad
from scorepad.pad.tricks_taken import NOBODY, TRICK
from scorepad.rules.cards import Card, kinds_of_card, read_card, ways_to_play
from scorepad.rules.deck import CardRole
from scorepad.rules.legality import rulings
from scorepad.rules.library import all_games, duel_games, games
from scorepad.rules.option_table import Option
from scorepad.rules.options import with_options
from scorepad.rules.reading import remembered_ruleset
from scorepad.rules.refusal import Refusal
from scorepad.rules.ruleset import Ruleset, TrumpSource
from scorepad.rules.tricks import UNKNOWN, take, third_hand_place, trump_in_round, trump_of
from scorepad.services.access import OpenedGame
from scorepad.services.trick_check import check_games, context_of
from scorepad.store import GameRow
from scorepad.trick_checker.address import TrickLinks
from scorepad.trick_checker.query import (
    Ask,
    DuelQuery,
    TrickQuery,
    read_duel_query,
    read_trick_query,
)
from scorepad.trick_checker.trick import Trick, TrickContext, read_trick
from scorepad.views.counted_tricks import at_table, lacks_cloud
from scorepad.views.duel_check import duel_alone
from scorepad.views.trick_check import CheckView, check_view, grid_of
from tests.anniversary import data_with_every_card, drawn_trick
from tests.client.evenings import whole_game
from tests.client.hard_spots import marks_of
from tests.client.plain_view import plain_view
from tests.client.random_rules import any_rules

Json = dict[str, Any]
Pairs = list[tuple[str, str]]
GAME_ID = "g" * 22


@dataclass(frozen=True)
class Asked:
    """A question about a trick: what its address says, and the pad of the game in which it was
    asked, if any; ``view`` is the server's screen, ``None`` where the game has to be chosen
    first, of which ``wrong`` is said."""

    name: str
    pairs: Pairs
    pad: Pad | None
    view: CheckView | None
    called: Mapping[str, str]
    wrong: Refusal | None = None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of that game."""
        return self.pad.written.marks if self.pad else ()

    @property
    def key(self) -> str:
        """The game that the address names."""
        return dict(self.pairs).get("game", "")


def asked_alone(seed: str, game: str = "") -> Asked:
    """Return a question away from any game of ours; ``game`` is one of the library's."""
    random = Random(seed)
    judged = [key for key, each in games().items() if each.ruleset.play.judged]
    key = game or random.choice(judged)
    ruleset = games()[key].ruleset
    players = random.randint(ruleset.least, ruleset.most)
    pairs = [("game", key), ("n", str(players))]
    if random.random() < 0.2:
        pairs.append(("ranks", random.choice(("court", "numbers", "?"))))
    if random.random() < 0.1:
        pairs.append(("bid_change", random.choice(("trick", "round_end", "?"))))
    if random.random() < 0.1:
        pairs.append(("swap", random.choice(("may", "must", "?"))))
    if random.random() < 0.03:
        pairs[random.randrange(2)] = random.choice((("n", "99"), ("n", ""), ("game", "none")))
    pairs += _trick_of(ruleset, players, random)
    return asked_address(seed, pairs)


def asked_address(name: str, pairs: Pairs) -> Asked:
    """Return the question of these ``pairs``, away from any game of ours."""
    query = _query(pairs)
    context = context_of(query)
    if not isinstance(context, TrickContext):
        return Asked(name, pairs, None, None, {}, context)
    trick, refusals = read_trick(query, context)
    return Asked(name, pairs, None, check_view(query, trick, context, refusals), {})


HARD = (
    # Two higher cards of one rank, neither trump nor of the suit led.
    "game=quoicoupli&n=4&trump=none&card=H5&card=SK&card=CQ&card=DK",
    "game=quoicoupli&n=4&trump=none&card=H5&card=CQ&card=SK&card=D7",
    # The highest number takes it, of equals the first.
    "game=skull_king&n=4&card=Y12&card=W&card=G12&card=M3",
    "game=skull_king&n=4&card=Y2&card=W&card=G12&card=M3",
    # After a Wizard that leads, with either reading.
    "game=wizard_gigamic&n=3&trump=R&card=Z&card=B3&card=G1&judge=2&had=yes",
    "game=wizard_gigamic&n=3&trump=R&card=Z&card=B3&card=G1&judge=2&had=yes&top_lead=next_card",
    # After a Wizard that comes after a Jester, which leads nothing.
    "game=wizard_gigamic&n=3&trump=R&card=N&card=Z&card=G1&judge=2&had=yes",
    # What the Cloud does is done after the last trick of a round, too.
    "game=wizard_jubilee&n=3&trump=R&card=CB&card=B2&card=B3",
)
"""Questions in which rules meet that seldom do."""

_START = "game=wizard_gigamic&n=3&trump=R&card=B5"
LIMITS = (
    f"{_START}&ask=share",
    "game=wizard_gigamic&n=3&ask=share",
    "game=skull_king&n=3&card=Y5&card=T&ask=share",
    *(f"game=wizard_gigamic&n=6&trump=none{'&card=Z' * number}" for number in (119, 120, 121, 122)),
    # A value is cut off, and only then are its colons left out.
    *(f"game=wizard_gigamic&n=3&trump=R&card=B{':' * number}5" for number in (298, 299)),
)
"""Questions at the ends of what an address may say."""


_CROSSED = 400

_ASKS = tuple(each for each in Ask if each is not Ask.TYPING)
"""The questions of a phone: cards are typed on the server's page alone."""

_SAID = {
    "leader": ("", "", "1", "9", "x"),
    "top_lead": ("", "", "free", "next_card", "?"),
    "judge": ("", "0", "1", "9"),
    "had": ("", "yes", "no", "?"),
    "ask": ("", "", *_ASKS, "?"),
}


def crossed(number: int) -> Iterator[str]:
    """So many questions in which whatever can be said meets all else, each of few values: away
    from the table, and in games whose pad says what was turned. They are the same in every run."""
    random = Random("crossed")
    for place, key in zip(range(number), cycle(games())):
        ruleset = games()[key].ruleset
        codes = few_codes(ruleset)
        said = [(name, random.choice(values)) for name, values in _SAID.items()]
        said.append(("trump", random.choice(("", ruleset.deck.suits[0].code, "none", "?"))))
        said.append(("turned", random.choice(("", *codes))))
        if any(card.role is CardRole.NEVER for card in ruleset.deck.all_specials):
            said.append(("turned", random.choice(("", "W", *codes))))
            said.append(("again", random.choice(_again(ruleset))))
        said += [("card", code) for code in random.choices(codes, k=random.randint(0, 5))]
        said += [("held", code) for code in random.choices(codes, k=random.randint(0, 3))]
        pairs = [(name, value) for name, value in said if value]
        if random.random() < 0.5:
            yield line_of(asked_address(f"crossed {place}", [("game", key), ("n", "4"), *pairs]))
        else:
            trump = [[1, 1, "", "trump", random.choice(_turned(ruleset))]]
            pad = fold(marks_of({"game": key, "players": "a b c d", "marks": [trump]}))
            yield line_of(asked_of(f"crossed {place}", pairs, pad))


def third_hands() -> Iterator[str]:
    """Questions of two players where a hand that nobody holds plays: of its card that can be two
    things nobody has said which."""
    opening = [[1, 0, "", "rule:play.third_hand", True]]
    case = {"game": "skull_king", "players": "a b", "opening": opening, "marks": []}
    pad = fold(marks_of(case))
    for codes in product(("Y5", "T", "TP"), repeat=3):
        for asked in ((), (("judge", "1"),), (("ask", "leader"),)):
            pairs = [*(("card", code) for code in codes), *asked]
            yield line_of(asked_of(" ".join(codes), pairs, pad))


def few_codes(ruleset: Ruleset) -> list[str]:
    """Some cards of two suits, every special one, the ways to play it, and one that is none."""
    kinds = [card for card, _ in kinds_of_card(ruleset.deck)]
    specials = [card for card in kinds if card.suit is None]
    ways = [way.played for card in specials for way in ways_to_play(ruleset.deck, card)]
    plain = [kinds[place].code for place in (2, 4, len(ruleset.deck.ranks) + 4)]
    return [*plain, *(card.code for card in specials), *ways, "X9"]


def beginnings() -> Iterator[str]:
    """Addresses that name a game or the number of its players only in part, or wrongly."""
    for key in ("", "gone", *games()):
        of = games()[key].ruleset if key in games() else None
        least, most = (of.least, of.most) if of else (3, 6)
        for n in ("", "x", "0", str(least - 1), str(least), str(most), str(most + 1)):
            for ranks in ("", "court", "numbers", "?") if n == str(least) else ("",):
                yield urlencode({"game": key, "n": n, **({"ranks": ranks} if ranks else {})})


def asked_at_table(seed: str) -> Asked:
    """Return a question in a game that is being played, or is over."""
    random = Random(seed)
    marks = whole_game(random)
    marks = marks[: random.randint(1, len(marks))]
    pad = fold(marks)
    played = pad.current or pad.rounds[-1]
    pairs: Pairs = []
    if random.random() < 0.3:
        pairs.append(("round", str(random.randint(0, len(pad.rounds) + 1))))
    pairs += _trick_of(played.ruleset, len(played.seats), random)
    return asked_of(seed, pairs, pad)


def asked_of(name: str, pairs: Pairs, pad: Pad) -> Asked:
    """Return the question of these ``pairs`` in a game."""
    row = GameRow(GAME_ID, 1, 0, len(pad.written.marks), 1, 1, {})
    table = at_table(OpenedGame(row, "host", pad), _query(pairs))
    trick, refusals = read_trick(table.query, table.context)
    if table.refusal is not None:
        refusals = (table.refusal, *refusals)
    view = check_view(
        table.query,
        trick,
        table.context,
        refusals,
        names=table.names,
        count=table.count,
        house=table.house,
        game_id=GAME_ID,
    )
    return Asked(name, pairs, pad, view, table.called)


def _query(pairs: Pairs) -> TrickQuery:
    values: dict[str, list[str]] = {}
    for name, value in pairs:
        values.setdefault(name, []).append(value)
    return read_trick_query(values)


def _trick_of(ruleset: Ruleset, players: int, random: Random) -> Pairs:
    """Return what an address says of a trick: mostly cards that can lie there."""
    deck = ruleset.deck
    kinds = [card for card, count in kinds_of_card(deck) for _ in range(count)]
    random.shuffle(kinds)
    specials = [card for card in kinds if card.suit is None]
    if specials and random.random() < 0.5:
        # Special cards meet more often than a deck would have it.
        kinds = random.sample(specials, min(len(specials), random.randint(1, 4))) + kinds
    laid = kinds[: random.choice((0, 1, 2, players - 1, players, players, players, players + 1))]
    random.shuffle(laid)
    pairs = [("card", _played(code.code, ruleset, random)) for code in laid]
    suits = [suit.code for suit in deck.suits]
    if random.random() < 0.7:
        pairs.append(("trump", random.choice((*suits, *suits, "none", "?"))))
    if random.random() < 0.3:
        pairs.append(("turned", random.choice([card.code for card in (*kinds, *specials * 3)])))
    never = [card.code for card in kinds if card.role is CardRole.NEVER]
    if never and random.random() < 0.3:
        pairs.append(("turned", never[0]))
        pairs.append(("again", random.choice(_again(ruleset))))
    if random.random() < 0.3:
        pairs.append(("leader", random.choice((*map(str, range(players + 1)), "x"))))
    if random.random() < 0.2:
        pairs.append(("top_lead", random.choice(("free", "next_card", "?"))))
    if random.random() < 0.5:
        pairs.append(("judge", str(random.randint(0, players))))
        if random.random() < 0.6:
            pairs.append(("had", random.choice(("yes", "yes", "no", "?"))))
        if random.random() < 0.5:
            held = random.sample(kinds, random.randint(1, 3))
            pairs += [("held", card.code) for card in held]
    if random.random() < 0.25:
        pairs.append(("ask", random.choice((*_ASKS, "?"))))
    if random.random() < 0.05:
        pairs.insert(random.randint(0, len(pairs)), ("card", random.choice(("X9", "", "TP"))))
    return pairs


def _played(code: str, ruleset: Ruleset, random: Random) -> str:
    ways = ways_to_play(ruleset.deck, read_card(ruleset.deck, code))
    if not ways or random.random() < 0.2:
        return code
    said = random.choice(ways).said
    return random.choice((code + said, f"{code}:{said}"))


def _again(ruleset: Ruleset) -> list[str]:
    """What an address may say of a card that was turned for a copy: also what cannot be."""
    suits = [suit.code for suit in ruleset.deck.suits]
    codes = [card.code for card, _ in kinds_of_card(ruleset.deck)]
    specials = [card.code for card in ruleset.deck.all_specials]
    named = [f"{code}{suit}" for code in specials for suit in (suits[0], suits[-1], "none", "?")]
    return ["", "", "?", *codes[::5], *specials, *named]


# What is compared


def line_of(asked: Asked, *, masked: bool = False) -> str:
    """The question and the server's screen as plain values, for the program that compares.

    ``masked`` is for a phone that has none of the hidden values.
    """
    pad = asked.pad.shown if asked.pad and masked else asked.pad
    data = games()[asked.key].data if asked.key in games() else None
    case = {
        "name": asked.name,
        "pairs": asked.pairs,
        "marks": [mark_json(mark) for mark in pad.written.marks] if pad else [],
        "game": data,
        "wrong": plain_view(asked.wrong),
        "view": asked.view and plain_check(asked.view),
        "gives": _gives(asked),
        "lacks": _lacks(asked),
    }
    return json.dumps(case, ensure_ascii=False)


def _gives(asked: Asked) -> Json:
    """Why the next trick of a game can't be each player's, or nobody's."""
    count = asked.view and asked.view.count
    if not count or asked.pad is None:
        return {}
    cell = Cell(count.round, count.deal, "", f"{TRICK}{count.trick}")
    takers = [NOBODY, *(need.player for need in count.needs)]
    return {taker: plain_view(judge_trick(asked.pad, cell, taker, {})) for taker in takers}


def _lacks(asked: Asked) -> list[list[bool]]:
    """Whether the taker of each trick of each round of a game has to change the bid yet."""
    rounds = asked.pad.rounds if asked.pad else ()
    return [[lacks_cloud(round_, trick) for trick in range(5)] for round_ in rounds]


def give_lines() -> Iterator[str]:
    """Rounds of three tricks of which some are counted: whose, and nobody's, the next can be."""
    tables: list[tuple[str, list[Any]]] = [
        ("wizard_gigamic", [[1, 0, "", "rule:play.bomb", True]]),
        ("skull_king", [[1, 0, "", f"rule:play.{name}", True] for name in ("kraken", "whale")]),
        ("quoicoupli", []),
    ]
    for (game, opening), bomb, typed in product(tables, (None, False, True), (None, 0, 2)):
        for taken in chain(*(product(("", "a", "b"), repeat=length) for length in range(3))):
            open_bids = [1, 0, "", "rule:bidding.visibility", "open"]
            marks = [{"cells": [[1, 1, player, "bid", 1]]} for player in "abc"]
            marks += [
                {"cells": [[1, 1, "", f"trick:{n}", taker]]} for n, taker in enumerate(taken, 1)
            ]
            marks += [{"cells": [[1, 1, "", "bomb", bomb]]}] if bomb is not None else []
            marks += [{"cells": [[1, 1, "a", "tricks", typed]]}] if typed is not None else []
            hands = [1, 0, "", "hands", [3, 1]]
            case = {"game": game, "players": "a b c", "opening": [hands, open_bids, *opening]}
            pad = fold(marks_of(case | {"marks": marks}))
            name = f"{game} {taken} {bomb} {typed}"
            yield line_of(asked_of(name, [], pad))


_SEALED = (("visibility", "secret"), ("entry", "players"))
_SECRET: list[Any] = [
    *([0, 0, "", "reveal", True], [1, 0, "", "rule:bidding.who", "nobody"]),
    *([1, 0, "", f"rule:bidding.{name}", key] for name, key in _SEALED),
]
_COUNTED: dict[str, tuple[list[Any], list[Any]]] = {
    "while all bids are hidden": (_SECRET, []),
    "behind one that nobody counted": ([], [[[1, 1, "", "trick:2", "b"]]]),
    "after an act in another round": (
        [[1, 0, "", "hands", [1, 2]]],
        [
            [[1, 1, player, "tricks", int(player == "a")] for player in "abc"],
            *([[2, 1, player, "bid", 1]] for player in "abc"),
            [[1, 1, "", "trump", "R"]],
        ],
    ),
}
"""What stands where a trick is counted: in the opening mark, and behind the bids of round 1."""


def counted_lines() -> Iterator[str]:
    """Questions where a trick of a game is counted."""
    for name, (opening, written) in _COUNTED.items():
        bids = [[[1, 1, player, "bid", 1]] for player in "abc"]
        hands = [1, 0, "", "hands", [3, 1]]
        case = {"game": "wizard_gigamic", "players": "a b c", "opening": [hands, *opening]}
        pad = fold(marks_of(case | {"marks": [*bids, *written]}))
        yield line_of(asked_of(name, [], pad))


def round_lines() -> Iterator[str]:
    """Questions in rounds of one and of three tricks that were not counted, in part, or to the end,
    with bids that the Cloud changed or that are hidden; addresses say some of it."""
    rounds: list[tuple[int, list[str]]] = [
        *((3, [*taken]) for taken in ("", "b", "b-", "bac")),
        *((1, [*taken]) for taken in ("", "-")),
    ]
    asked: list[Pairs] = [
        *([], [("card", "B5")], [("leader", "2"), ("card", "B5")], [("round", "1")]),
        *([("round", "1"), ("card", "B5")], [("round", "2")], [("round", "9"), ("n", "5")]),
        [("game", "oh_hell"), ("n", "5"), ("bid_change", "trick"), ("swap", "may")],
        *([("cloud", cloud)] for cloud in ("0", "1", "2", "x")),
    ]
    for laid in (("JR", "H", "G9"), ("CB", "H", "G9")):
        cards = [("card", card) for card in laid]
        asked.append([("trump", "B"), ("leader", "0"), *cards])
    cases = product(rounds, (False, True), (None, "b", "c"), (0, 1, 2))
    for (hand, takers), secret, leader, changed in cases:
        hands = [1, 0, "", "hands", [hand, 2]]
        bids = _SECRET if secret else [[1, 0, "", "rule:bidding.visibility", "open"]]
        # Nobody counts before all have bid.
        bidders = "ab" if leader == "c" else "abc"
        marks = [[[1, 1, player, "bid", 1]] for player in bidders]
        marks += [[[1, 1, "", f"trick:{n}", taker.strip("-")]] for n, taker in enumerate(takers, 1)]
        if leader:
            marks.append([[1, 1, "", f"leader:{len(takers) + 1}", leader]])
        marks += [[[1, 1, "b", "changed", now]] for now in ((), (2,), (2, 3))[changed]]
        case = {"game": _JUBILEE, "players": "a b c", "opening": [hands, *bids], "marks": marks}
        pad = fold(marks_of(case))
        name = f"{hand} {takers} {secret} {leader} {changed}"
        # The bids of a player's own phone are no secret there.
        for pairs, masked in product(asked, (True, False) if secret and not changed else (True,)):
            question = asked_of(f"{name} {pairs}", pairs, pad)
            yield line_of(question, masked=masked)


def contradicting_line() -> str:
    """A question about the lead in a game whose rules contradict each other, as rules that came
    late may."""
    rules = {"who": "last", "visibility": "secret"}
    opening = [[1, 0, "", f"rule:bidding.{name}", value] for name, value in rules.items()]
    case = {"game": "wizard_gigamic", "players": "a b c", "opening": opening, "marks": []}
    pad = fold(marks_of(case))
    pairs = [
        ("top_lead", "next_card"),
        ("trump", "R"),
        ("card", "Z"),
        ("card", "B3"),
        ("judge", "1"),
    ]
    return line_of(asked_of("contradicting rules", pairs, pad))


def plain_check(view: CheckView) -> Json:
    """A screen of the checker as plain values: of the rules only what it shows, and where every
    link leads."""
    plain = _plain(view, leave=("trick", "links"))
    plain["trick"] = _plain(view.trick, leave=("ruleset",))
    plain["links"] = plain_links(view.links, view.trick)
    for key in ("count", "count_after"):
        undo = plain[key] and plain[key]["undo"]
        if undo:
            # What a phone without network cannot know, and the screen does not show.
            del undo["at"], undo["by"]
    return plain


def _plain(value: Any, leave: tuple[str, ...] = ()) -> Json:
    kind = type(value)
    # A dataclass has these, and a named tuple as well.
    names = list(kind.__match_args__)
    names += [name for name, each in vars(kind).items() if isinstance(each, property)]
    return {name: plain_view(getattr(value, name)) for name in names if name not in leave}


def plain_links(links: TrickLinks, trick: Trick) -> Json:
    """Where each link of a screen leads."""
    ways = [*(trick.ways or trick.plays)][:1]
    return {
        "as_read": links.as_read,
        "here": links.here,
        "share": links.share,
        "unshared": links.unshared,
        "undo": links.undo,
        "undo_trump": links.undo_trump,
        "other_ranks": links.other_ranks,
        "new": [links.new(), links.new(1), links.new_asking_who_leads()],
        "played_as": [links.played_as(way) for way in ways],
        "judging": [links.judging(1), links.judging(0, "yes")],
        "asking": links.asking(Ask.TURNED),
        "led_by": links.led_by(1),
        "with_trump": [links.with_trump("R"), links.with_trump("", "Z")],
        "reading": links.reading("free"),
        "round_pairs": plain_view(links.query.round_pairs),
    }


def start_line() -> str:
    """Every game that is offered to be checked."""
    library = {key: {"data": game.data} for key, game in games().items()}
    duels = {key: {"data": game.data} for key, game in duel_games().items()}
    case = {"name": "start", "library": library, "duels": duels}
    return json.dumps({**case, "offered": plain_view(check_games())})


# Hands, by the rules of any table


def hand_line(seed: str) -> str | None:
    """A trick and a hand by rules drawn at random, the ruling on each card, and who takes the
    trick; ``None`` where only the sheet could tell."""
    random = Random(seed)
    data, options = any_rules(random)
    rare = [game for game in games().values() if game.ruleset.deck.added]
    if random.random() < 0.3:
        game = random.choice(rare)
        data, added = dict(game.data), game.ruleset.deck.added
        options = {f"play.{card.option}": True for card in added if random.random() < 0.7}
    options["play.top_lead"] = random.choice(("free", "next_card"))
    ruleset = with_options(remembered_ruleset(data), options)
    if not ruleset.play.judged:
        return None
    players = random.choice((2, 2, 3, 4, 5, 6))
    cards = [card for card, _ in kinds_of_card(ruleset.deck) if card.role is not CardRole.COPY]
    cards += [way for card in cards for way in ways_to_play(ruleset.deck, card)]
    cards = [card for card in cards if not ways_to_play(ruleset.deck, card) or card.kind]
    specials = [card for card in cards if card.suit is None]
    pool = random.choice((cards, cards + specials * 3, specials or cards))
    third = third_hand_place(ruleset, players)
    plays = random.choices(pool, k=random.randint(1, players + (third is not None)))
    plays = [card for card in plays if not ways_to_play(ruleset.deck, card)] or [cards[0]]
    either = [card for card, _ in kinds_of_card(ruleset.deck) if card.role is CardRole.EITHER]
    if either and third is not None and random.random() < 0.5:
        # What is turned from the hand that nobody holds is said by nobody.
        plays[1:2] = [random.choice(either)]
    hand = random.choices(pool, k=random.randint(1, 6))
    trump = random.choice((None, *(suit.code for suit in ruleset.deck.suits)))
    return _hand_case(seed, data, options, players, (plays, hand, trump))


def rare_tricks(random: Random) -> Iterator[str]:
    """Tricks of one plain card and special ones, in which any of these meets any other."""
    for game in games().values():
        added = game.ruleset.deck.added
        if not added:
            continue
        options = {f"play.{card.option}": True for card in added}
        ruleset = with_options(game.ruleset, options)
        suited = [card for card, _ in kinds_of_card(ruleset.deck) if card.suit is not None]
        either = [card for card, _ in kinds_of_card(ruleset.deck) if card.role is CardRole.EITHER]
        kinds = [card for card, _ in kinds_of_card(ruleset.deck) if card.suit is None]
        kinds = [card for card in kinds if card.role not in (CardRole.COPY, CardRole.NEVER)]
        kinds = [each for card in kinds for each in ways_to_play(ruleset.deck, card) or (card,)]
        few = [*kinds, suited[3], suited[-2]]
        three = list(product(few, few, few))
        round_ = [card for card in kinds if card.role is CardRole.TOP and card.played == card.code]
        circles = list(permutations(round_, 3))
        has_third = third_hand_place(ruleset, 2) is not None
        third = list(product(few, either, few)) if has_third else []
        for players, all_plays in (
            (3, circles + random.sample(three, 150)),
            (2, random.sample(third, 40 if third else 0)),
        ):
            for plays in all_plays:
                name = " ".join(card.played for card in plays)
                asked = (plays, random.choices(few, k=2), suited[0].suit)
                yield _hand_case(name, dict(game.data), dict(options), players, asked)


def anniversary_tricks(random: Random) -> Iterator[str]:
    """Tricks with cards that get a suit when they are played, or are a copy of the turned one."""
    data = data_with_every_card()
    for number in range(_ANNIVERSARY):
        turned, plays, hand = drawn_trick(random)
        hand = [card for card in hand if card.role is not CardRole.COPY]
        asked = (plays, hand, random.choice((None, "R", "B")))
        yield _hand_case(f"anniversary {number}", data, {}, len(plays) + 1, asked, turned.code)


_ANNIVERSARY = 200

_JUBILEE = "wizard_jubilee"


def effect_lines() -> Iterator[str]:
    """Tricks after which something is done, at tables of each way to do it: whoever takes it has
    bid nothing, some, or all, and other tricks are counted or not."""
    ways = product(("trick", "round_end"), ("may", "must"))
    for (when, swap), bid, counted in product(ways, range(4), range(3)):
        opening = [
            [1, 0, "", "hands", [3, 1]],
            [1, 0, "", "rule:bidding.visibility", "open"],
            [1, 0, "", "rule:play.bid_change", when],
            [1, 0, "", "rule:play.swap", swap],
        ]
        marks = [{"cells": [[1, 1, player, "bid", bid]]} for player in "abc"]
        marks += [{"cells": [[1, 1, "", f"trick:{n}", "a"]]} for n in range(1, counted + 1)]
        case = {"game": _JUBILEE, "players": "a b c", "opening": opening, "marks": marks}
        pad = fold(marks_of(case))
        all_plays = permutations(("CG", "JG", "H", "X", "G9"), 3)
        for cards in all_plays if bid == 1 else (("CG", "B2", "B3"),):
            pairs = [("trump", "R"), ("leader", "0"), *(("card", card) for card in cards)]
            name = f"{when} {swap} {bid} {counted} {cards}"
            yield line_of(asked_of(name, pairs, pad))


def copy_lines() -> Iterator[str]:
    """Questions about a copy: what was turned, what was named, and what was turned anew."""
    turned = ("", "R3", "W", "Z", "JR", "V", "?")
    again = ("", "B7", "Z", "ZB", "Znone", "Z?", "N", "NB", "C", "W", "V", "?")
    cards = (
        *(("V",), ("R9", "V", "H"), ("VB", "D"), ("VZ",), ("D", "V"), ("B7", "Z")),
        ("R9", "B7", "D", "V"),
    )
    for lying, anew, played in product(turned, again, cards):
        if anew in again[3:] and lying != "W":
            continue
        for trump in ("", "R", "none", "?") if lying in ("", "W") else ("", "R"):
            said = (("turned", lying), ("trump", trump), ("again", anew))
            pairs = [("game", _JUBILEE), ("n", "3"), *(pair for pair in said if pair[1])]
            pairs += [("card", card) for card in played]
            yield line_of(asked_address(f"{said} {played}", pairs))


def brought_lines() -> Iterator[str]:
    """Questions after a counted trick in which a copy brought a new trump: the pad has it, or one
    that was corrected since; also where nobody counted, or where nobody had named trump."""
    stands: dict[str, list[Any]] = {
        "not counted": [],
        "counted": [[[1, 1, "", "trick:1", "b"], [1, 1, "", "trump", "WB"]]],
        "corrected": [[[1, 1, "", "trick:1", "b"], [1, 1, "", "trump", "WG"]]],
        "to no trump": [[[1, 1, "", "trick:1", "b"], [1, 1, "", "trump", "W-"]]],
        "to another card": [[[1, 1, "", "trick:1", "b"], [1, 1, "", "trump", "G"]]],
        "to be named": [[[1, 1, "", "trump", "W"]]],
    }
    opening = [[1, 0, "", "hands", [3, 1]], [1, 0, "", "rule:bidding.visibility", "open"]]
    for name, written in stands.items():
        marks = [[[1, 1, player, "bid", 1]] for player in "abc"]
        marks += [[[1, 1, "", "trump", "WR"]], *written]
        case = {"game": _JUBILEE, "players": "a b c", "opening": opening, "marks": marks}
        pad = fold(marks_of(case))
        for again in ("", "B7", "G4", "N", "ZB", "Z", "V"):
            for turned in ("", "W"):
                for cards in ((), ("R9", "H", "B4"), ("R9", "V", "B4")):
                    said = [("turned", turned), ("again", again), *(("card", c) for c in cards)]
                    pairs = [pair for pair in said if pair[1]]
                    yield line_of(asked_of(f"{name} {pairs}", pairs, pad))


def other_decks() -> Iterator[str]:
    """A trick by decks of fewer suits or ranks that have more highest cards, of which one lies
    there: keys of the special ones stand in rows of suits, or in one of their own."""
    data = games()["wizard_gigamic"].data
    deck = data["deck"]
    top = next(each for each in deck["specials"] if each["role"] == "top")
    for suits, ranks, codes in product((2, 4), (7, 13), ("", "T", "TUV", "TUVWXQ", "TUVWXQP")):
        other = {
            "suits": deck["suits"][:suits],
            "ranks": deck["ranks"][:ranks],
            "specials": [*deck["specials"], *({**top, "code": code} for code in codes)],
        }
        more = {**data, "deck": {**deck, **other}}
        cards = {card.code: card for card, _ in kinds_of_card(remembered_ruleset(more).deck)}
        plays = [cards[code] for code in ("R5", top["code"], "G2")]
        yield _hand_case(f"{suits} {ranks} {codes}", more, {}, 3, (plays, [], "R"))


def every_trump() -> Iterator[str]:
    """A trick where trump is turned, always the same, another one in each round, or none."""
    whist = games()["nomination_whist"]
    plays = [card for card, _ in kinds_of_card(whist.ruleset.deck)[:3]]
    for source in TrumpSource:
        options = {"trump.source": source.value}
        yield _hand_case(f"trump: {source}", dict(whist.data), options, 4, (plays, [], None))


def _hand_case(
    name: str,
    data: Json,
    options: dict[str, Option],
    players: int,
    asked: tuple[Sequence[Card], Sequence[Card], str | None],
    turned: str = "",
) -> str:
    plays, hand, trump = asked
    ruleset = with_options(remembered_ruleset(data), options)
    cycles = ruleset.trump.source is TrumpSource.CYCLE
    case = {
        "name": name,
        "data": data,
        "options": options,
        "players": players,
        "trump": trump,
        "plays": [card.played for card in plays],
        "hand": [card.played for card in hand],
        "turned": turned,
        "answer": {
            "rulings": [_plain(each, ()) for each in rulings(ruleset, plays, hand)],
            "verdict": plain_view(take(ruleset, plays, trump, players)),
            "always": None if cycles else plain_view(trump_in_round(ruleset, 1)),
            "turned": {code: plain_view(trump_of(ruleset, code)) for code in _turned(ruleset)},
            "grid": plain_view(grid_of(Trick(ruleset, players, 0, UNKNOWN, None), "card")),
        },
    }
    return json.dumps(case, ensure_ascii=False)


def _turned(ruleset: Ruleset) -> list[str]:
    """Every card that can be turned for trump, and with each the suit that is then named."""
    suits = [suit.code for suit in ruleset.deck.suits]
    specials = [card.code for card in (*ruleset.deck.specials, *ruleset.deck.added)]
    chosen = [code + suits[0] for code in specials if trump_of(ruleset, code).to_choose]
    return [*suits, *specials, *chosen]


# The referee's own cases

_CASES = Path(__file__).parents[1] / "data" / "referee.json"
_KINDS = ("trick", "demanded", "legal", "check_trick", "element", "power_order", "duel")


def referee_lines() -> Iterator[str]:
    """The cases of the rule sheets that are about tricks, hands and duels, with their answers."""
    for place, case in enumerate(json.loads(_CASES.read_text("utf-8"))):
        if case["kind"] in _KINDS:
            given = {"data": all_games()[case["game"]].data, "given": case["in"]}
            said = {"name": f"case {place}", "kind": case["kind"], "answer": case["answer"]}
            yield json.dumps({**said, **given})


# Duels


def duel_pairs(seed: str) -> Pairs:
    """What an address says of a duel, drawn at random."""
    random = Random(seed)
    (game,) = duel_games().values()
    elements = [element.code for element in game.ruleset.elements]
    highest = game.ruleset.highest
    pairs = []
    for key in ("a", "b"):
        if random.random() < 0.85:
            pairs.append((f"{key}.element", random.choice(elements)))
        if random.random() < 0.75:
            value = random.randint(0, 6) if random.random() < 0.7 else random.randint(0, highest)
            pairs.append((f"{key}.value", str(value)))
        if random.random() < 0.3:
            pairs.append((f"{key}.bonus", str(random.randint(0, 4))))
    if random.random() < 0.2:
        level = random.randint(0, 6)
        pairs = [(name, value) for name, value in pairs if not name.endswith("value")]
        pairs += [("a.value", str(level)), ("b.value", str(level))]
    if random.random() < 0.15:
        wrong = (("a.value", "x"), ("b.bonus", "100"), ("a.element", "Mud"), ("b.element", "Mud"))
        pairs.insert(0, random.choice(wrong))
    if random.random() < 0.25:
        pairs.append(("power", random.choice(("A", "B", "both", "none", "", "?"))))
    pairs += [(name, "1") for name in ("both", "same") if random.random() < 0.3]
    if random.random() < 0.2:
        pairs.append(("game", random.choice((game.ruleset.key, "none", ""))))
    return pairs


def duel_query(pairs: Pairs) -> DuelQuery:
    """The question as the server reads it."""
    fields: dict[str, str] = {}
    for name, value in pairs:
        fields.setdefault(name, value)
    return read_duel_query(fields)


LEVEL = "a.element=Fire&b.element=Fire&a.value=3&b.value=3&both=1"
"""A duel of level values, with two Immediate powers."""


def duel_line(seed: str, pairs: Pairs | None = None) -> str:
    """A question about a duel and the server's screen as plain values."""
    pairs = duel_pairs(seed) if pairs is None else pairs
    view = duel_alone(duel_query(pairs))
    games_ = {key: {"data": game.data} for key, game in duel_games().items()}
    case = {
        "name": seed,
        "pairs": pairs,
        "duels": games_,
        "shown": view and _plain(view),
    }
    return json.dumps(case, ensure_ascii=False)


def lines(number: int, seed: str) -> Iterator[str]:
    """All questions: the same in every run, and so many drawn at random."""
    yield from fixed_lines()
    yield from drawn_lines(number, seed)


def fixed_lines() -> Iterator[str]:
    """Questions that are the same in every run; the first ones bring the games that are offered."""
    yield start_line()
    yield contradicting_line()
    yield from (line_of(asked_address(each, parse_qsl(each))) for each in (*HARD, *LIMITS))
    yield from (line_of(asked_address(each, parse_qsl(each))) for each in beginnings())
    yield from crossed(_CROSSED)
    yield from third_hands()
    yield duel_line("level", parse_qsl(LEVEL))
    yield from give_lines()
    yield from counted_lines()
    yield from brought_lines()
    yield from round_lines()
    yield from effect_lines()
    yield from copy_lines()
    yield from other_decks()
    yield from every_trump()


def drawn_lines(number: int, seed: str) -> Iterator[str]:
    """Rare tricks, and so many others, a third of them in games that are played, about as many
    hands by the rules of any table, and a third as many duels. :func:`start_line` has to come
    before them."""
    yield from rare_tricks(Random(seed))
    yield from anniversary_tricks(Random(seed))
    for place in range(number):
        name = f"{seed}.{place}"
        yield line_of(asked_at_table(name) if place % 3 == 0 else asked_alone(name))
        if place % 3 == 1:
            yield duel_line(name)
        if hand := hand_line(name):
            yield hand
