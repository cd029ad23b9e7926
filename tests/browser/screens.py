"""Every screen of the app, with games in them that somebody has played."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any
from urllib.parse import parse_qs, urlsplit

from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import as_match
from scorepad.pad.fold import read_pad
from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from scorepad.pad.match import acts as match_acts
from scorepad.rules.duel.verdict import Sorcerer
from tests.browser.scorer import Scorer

Played = tuple[list[str], list[Any]]
"""The paths of screens, and the cookies of the phone that may open them."""

NAMES = ("Anna", "Ben", "Franziska-Maria", "Dan")
TRICK = "/check?game=wizard_club&n=6&trump=R&card=B5&card=R12&card=B12&card=N"
NO_SUCH_PAGE = "/no/such/page"
ANYWHERE = (
    "/new",
    "/new/rules?game=wizard_fisher",
    "/check",
    "/check?game=wizard_fisher&n=4",
    TRICK,
    f"{TRICK}&card=Y13&card=Z",
    f"{TRICK}&judge=1",
    f"{TRICK}&judge=1&had=yes",
    "/check?game=quoicoupli&n=10&trump=H&card=S5&card=SA&ask=typing",
    "/duel",
    "/duel?a.element=Fire&a.value=6&b.element=Shadow&b.value=3&both=1",
    "/rules",
    "/rules/wizard_club",
    "/rules/quoicoupli",
    "/rules/skull_king",
    "/rules/wizards_cup",
    "/people",
    "/group",
    "/group/new",
    "/group/phones",
    "/group/phones/own",
    "/group/links?role=programs",
    "/history",
    "/history?month=2020-01",
    "/history/deleted",
    "/history/evenings",
    "/statistics",
    "/statistics/seasons",
    "/files",
    "/house",
    "/house/new?game=skull_king",
    "/sheets",
    "/sheets/wizard_fisher?players=4",
    "/preferences",
    "/open",
    NO_SUCH_PAGE,
)
# Sheets as they come out of the printer are pictures of paper; letters are not set there.
PRINTED = ("/paper", "/sheets/")

OF_A_GAME = (
    "",
    "?at=trump",
    "?round=1&at=bid.{player}",
    "?round=1&at=tricks.{player}&to=0",
    "/check?trump=R&card=B5",
    "/continue",
    "/sheet",
    "/end",
    "/log",
    "/table",
    "/round",
    "/players",
    "/names/{player}",
    "/points",
    "/points/{player}",
    "/rules",
    "/rules-in-short",
    "/length",
    "/length/end",
    "/group",
    "/links",
    "/links?role=host",
    "/links?role=player",
    "/own-phone",
    "/files",
    "/from-paper",
    "/from-paper?kind=totals",
    "/from-paper?kind=final",
    "/paper",
    "/forget",
    "/delete",
)
OF_A_PERSON = (
    "/people/{player}",
    "/people/{player}/part",
    "/people/{player}/erase",
    "/statistics?player={player}",
)
OF_AN_EVENING = ("/g/{game}/evening", "/history/evenings/{game}", "/history/evenings/{game}/paper")
"""Pages of an evening by one of its games, which is over."""

OF_HOUSE_RULES = ("/house/{house}", "/house/{house}/remove", "/house/{house}/in-short")


def every_screen(anna: Scorer) -> list[str]:
    """Plays what is needed, and gives the paths of all screens; home comes last,
    when it has games to show."""
    running = _running(anna)
    player = seats(anna, running)[0]
    paths = [running + path.format(player=player) for path in OF_A_GAME]
    paths += [path.format(player=player) for path in OF_A_PERSON]
    pirates = {"game": "skull_king", "hands": "3 3"}
    special = anna.begin_game(NAMES[:3], entries=(1,) * 3, **pirates)
    paths += [special, f"{special}?at=bonus.{seats(anna, special)[0]}"]
    # The band of the next round, which is fresh.
    paths.append(anna.begin_game(NAMES[:3], entries=(1,) * 5, **pirates))
    paths.append(
        anna.begin_game(
            NAMES,
            variants=["hidden_bid"],
            choices={"bidding.entry": "players"},
            game="wizard_fisher",
        )
    )
    bombed = anna.begin_game(NAMES[:3], entries=(1,) * 3, hands="3", variants=["bomb", "cloud"])
    paths += [bombed, f"{bombed}?at=bid.{seats(anna, bombed)[0]}"]
    anna.begin_game(NAMES[1:], entries=(1, 0, 0, 1, 0), hands="1")
    over = anna.begin_game(NAMES[:3], entries=(1, 0, 0, 1, 0), hands="1")
    paths += [over, f"{over}/sheet", f"{over}/end"]
    evening = over.removeprefix("/g/")
    paths += [path.format(game=evening) for path in OF_AN_EVENING]
    match = anna.begin_game(NAMES[:2], game="wizards_cup")
    paths += [match, f"{match}/sheet", f"{match}/end", f"{match}/duel", f"{match}/table"]
    told = "a.element=Fire&b.element=Shadow"
    paths += [f"{match}?at=duel", f"{match}?at=duel&{told}", f"{match}?at=cards"]
    paths += [_own_cards(anna, (5, 0)), _own_cards(anna, (6, 6)), _own_cards(anna, (6, 6), [1])]
    house = _house_rules(anna)
    paths += [path.format(house=house) for path in OF_HOUSE_RULES]
    return [*paths, *ANYWHERE, "/"]


def seats(anna: Scorer, path: str) -> list[str]:
    """Return the players' ids in seating order, as the mark that opened the game has them."""
    opening = Mark.from_body("", anna.marks(path)[0])
    return next(list(value) for cell, value in opening.cells if cell.field == "seating")


def _own_cards(anna: Scorer, placed: Sequence[int], winners: Sequence[int] = ()) -> str:
    """Return the own screen of a match, at which so many cards of each are in their order.

    Where all are there, the first ones are turned up. Round 1 is over if it has ``winners``.
    """
    path = anna.begin_game(NAMES[:2], game="wizards_cup")
    anna.take_seat(f"{path}/own-phone", NAMES[0])
    anna.page.locator("#pad.own").wait_for()
    marks = [Mark.from_body(each["id"], each) for each in anna.marks(path)]

    def write(cells: Cells) -> None:
        marks.append(Mark(token_hex(16), cells, read_pad(marks).written.seen(dict(cells))))

    players = read_pad(marks).present
    for player, count in zip(players, placed, strict=True):
        for place in range(1, count + 1):
            write(match_acts.place_card(1, player, place, Sorcerer("Shadow", place + 5)))
    turns = match_acts.turn_up(as_match(read_pad(marks)).rounds[0])
    if turns:
        write(turns)
    if winners:
        write(match_acts.win_round(1, [players[place] for place in winners]))
    anna.write(path, [mark_json(mark) for mark in marks[1:]])
    return f"{path}?at=own"


def _house_rules(anna: Scorer) -> str:
    """Return the id of house rules that were kept."""
    anna.go("/house/new?game=quoicoupli")
    anna.page.locator("#name").fill("Sunday rules")
    anna.page.locator("button.wide[value=keep]").tap()
    anna.page.wait_for_url("**/new?rules=*")
    return parse_qs(urlsplit(anna.page.url).query)["rules"][0]


def _running(anna: Scorer) -> str:
    """Two rounds of four, and bids of which one is left."""
    entries = (1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 2, 0, 0, 3, 0, 0)
    return anna.begin_game(NAMES, entries=entries, variants=["plus_or_minus_one"])
