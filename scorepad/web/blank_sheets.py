"""Blank sheets: the choice of a game and a number of players, the page, and the files."""

from collections.abc import Mapping
from typing import NamedTuple

from flask import Blueprint, abort, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.refusals import sentence
from scorepad.i18n.sheets import pages_in_words, why_no_sheet
from scorepad.i18n.speech import language
from scorepad.rules.refusal import Refused
from scorepad.services.house_rules import HouseRules, house_chosen, house_rules
from scorepad.services.new_game import NewGameInput, is_of_tricks
from scorepad.services.rematch_form import last_table
from scorepad.sheets.any_sheet import (
    Sheet,
    blank_sheet_for,
    html_of,
    lay_out_sheet,
    offers_classic_block,
)
from scorepad.sheets.drawing import Failure, Kind, LaidOut, NoSheet
from scorepad.sheets.fonts import unprintable
from scorepad.views.blank_sheet import (
    BlankSheetQuery,
    checked_names,
    numbers_of_players,
    offered_games,
    rules_for,
    variants_of,
)
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.sheet_files import (
    PaperFormat,
    cache_forever,
    no_sheet,
    page_facts,
    paper_format,
    sheet_file,
    style_file,
    switched,
)

blueprint = Blueprint("blank_sheets", __name__, url_prefix="/sheets")
blueprint.register_error_handler(NoSheet, no_sheet)

_MOST_NAMES = 400
_LONGEST_LENGTH = 200
_BLOCK = "block"
"""The word in place of the number of players for a sheet that any number can use."""


class Choice(NamedTuple):
    """A game that sheets can be printed for; ``block`` is true if it has a classic one."""

    key: str
    players: tuple[int, ...]
    block: bool


class Wanted(NamedTuple):
    """The sheet that a request asks for."""

    choice: Choice
    paper: PaperFormat
    players: int
    classic: bool
    """True for the classic block, for as many players as the game takes."""
    names: str
    """The players' names as they were typed, with commas between them."""
    dealers: bool
    """True if the dealers are marked."""
    variants: tuple[str, ...]
    house: HouseRules | None
    """The house rules, in place of ``variants``; none with the classic block."""
    length: Mapping[str, str]
    """The table's own ``rounds`` and ``hands``, as typed; none with the classic block."""

    @property
    def query(self) -> dict[str, object]:
        """All that the sheet depends on, as parts of a URL."""
        return {
            **self.paper.query,
            "players": _BLOCK if self.classic else str(self.players),
            "names": self.names,
            "dealers": "1" if self.dealers else "0",
            **({"house": self.house.id} if self.house else {"variant": list(self.variants)}),
            **self.length,
        }


@blueprint.get("")
def choose() -> ResponseReturnValue:
    """Show the sheets that there are.

    The sheet of the table that played last comes first. Then there is one for each of the device's
    house rules, and one for every game, with its numbers of players.
    """
    choices = [_choice(key) for key in offered_games()]
    houses = [(house, _choice(house.game)) for house in _houses()]
    last = last_table(current_store(), known_device(), language())
    return render_template(
        "blank_sheets/choose.html",
        choices=choices,
        houses=houses,
        last=last,
        last_query=_query_of(last) if last else {},
    )


def _query_of(table: NewGameInput) -> dict[str, object]:
    """Return what a sheet for the table asks for, as parts of a URL."""
    variants = [key for key in variants_of(table.game) if f"{table.game}.{key}" in table.variants]
    return {
        "game": table.game,
        "players": len(table.names),
        "names": ", ".join(table.names),
        **({"house": table.house.id} if table.house else {"variant": variants}),
        **_length_of({"rounds": table.rounds, "hands": table.hands}),
    }


def _length_of(typed: Mapping[str, str]) -> dict[str, str]:
    """Return the table's own ``rounds`` and ``hands``, if they are typed."""
    texts = {name: typed.get(name, "")[:_LONGEST_LENGTH].strip() for name in ("rounds", "hands")}
    return {name: text for name, text in texts.items() if text}


@blueprint.get("/<game>")
def page(game: str) -> ResponseReturnValue:
    """Show the page as it will print, and what can be chosen for it."""
    wanted = _wanted(game)
    laid_out, extent, wrong = None, "", ""
    try:
        sheet = _sheet(wanted)
    except Refused as refused:
        wrong = sentence(refused.refusal)
    except NoSheet as error:
        wrong = why_no_sheet(error)
    else:
        laid_out = _laid_out(sheet, wanted)
        extent = pages_in_words(sheet, laid_out.pages)
    html = render_template(
        "blank_sheets/page.html",
        choice=wanted.choice,
        number=wanted.players,
        classic=wanted.classic,
        names=wanted.names,
        dealers=wanted.dealers,
        variants=[(key, key in wanted.variants) for key in variants_of(game)],
        houses=_houses_of(game, wanted.house),
        house=wanted.house,
        has_rounds=is_of_tricks(game),
        length=wanted.length,
        query=wanted.query,
        letters=unprintable([wanted.names]),
        said=extent,
        wrong=wrong,
        **page_facts(wanted.paper, laid_out),
    )
    return html, 422 if wrong else 200


@blueprint.get("/<game>/paper.css")
def style(game: str) -> ResponseReturnValue:
    """Return the stylesheet of that page, which is made for this sheet.

    It has a URL of its own, because pages may not contain styles.
    """
    wanted = _wanted(game)
    return style_file(_laid_out(_requested_sheet(wanted), wanted))


@blueprint.get("/<game>/sheet.pdf")
def pdf(game: str) -> ResponseReturnValue:
    """Return the sheet for the printer."""
    return _file(game, Kind.PDF)


@blueprint.get("/<game>/sheet.png")
def png(game: str) -> ResponseReturnValue:
    """Return the sheet as a picture."""
    return _file(game, Kind.PNG)


def _file(game: str, kind: Kind) -> ResponseReturnValue:
    wanted = _wanted(game)
    sheet = _requested_sheet(wanted)

    def html() -> str:
        return html_of(_laid_out(sheet, wanted))

    query, house = wanted.query, wanted.house
    options = sorted(house.options.items()) if house else ()
    facts = ("blank", game, language(), options, *sorted(query.items(), key=str))
    name = f"scorepad-{game.replace('_', '-')}-{query['players']}"
    file = sheet_file(facts, kind, html, name)
    return cache_forever(file, private=bool(wanted.names or house))


def _choice(key: str) -> Choice:
    least, most = numbers_of_players(key)
    return Choice(key, tuple(range(least, most + 1)), offers_classic_block(key))


def _houses() -> list[HouseRules]:
    """Return the house rules of this device that can be played."""
    rules = house_rules(current_store(), known_device())
    return [house for house in rules if house.ruleset is not None]


def _houses_of(game: str, chosen: HouseRules | None) -> list[HouseRules]:
    """Return the house rules to choose from; ``chosen`` ones that are not stored come first."""
    houses = [house for house in _houses() if house.game == game]
    if chosen is None or any(house.id == chosen.id for house in houses):
        return houses
    return [chosen, *houses]


def _wanted(game: str) -> Wanted:
    """Return what is asked for; a game that is not offered has no such page."""
    if game not in offered_games():
        abort(404)
    choice, query = _choice(game), request.args
    text = query.get("players", "")
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0
    classic = choice.block and text == _BLOCK
    house = None
    if not classic and query.get("house"):
        house = house_chosen(current_store(), known_device(), query["house"])
    return Wanted(
        choice=choice,
        paper=paper_format(query),
        players=number if number in choice.players else choice.players[len(choice.players) // 2],
        classic=classic,
        names=query.get("names", "")[:_MOST_NAMES].strip(),
        dealers=switched(query, "dealers", True),
        variants=tuple(key for key in variants_of(game) if key in query.getlist("variant")),
        house=house if house is not None and house.game == game else None,
        length={} if classic else _length_of(query),
    )


def _sheet(wanted: Wanted) -> Sheet:
    choice, house = wanted.choice, wanted.house
    number = choice.players[-1] if wanted.classic else wanted.players
    given = checked_names(wanted.names.split(",")) if wanted.names else ()
    if len(given) > number:
        raise NoSheet(Failure.TOO_MANY_NAMES, names=len(given), players=number)
    variants = () if house else wanted.variants
    rounds, hands = wanted.length.get("rounds", ""), wanted.length.get("hands", "")
    query = BlankSheetQuery(choice.key, number, variants, rounds=rounds, hands=hands, house=house)
    rules = rules_for(query)
    return blank_sheet_for(
        rules.ruleset,
        (*given, *[""] * (number - len(given))),
        usual=rules.usual,
        classic=wanted.classic,
        first_dealer=1 if wanted.dealers else 0,
        rounds=rules.rounds,
        hands=rules.hands,
    )


def _requested_sheet(wanted: Wanted) -> Sheet:
    try:
        return _sheet(wanted)
    except Refused:
        abort(404)


def _laid_out(sheet: Sheet, wanted: Wanted) -> LaidOut:
    return lay_out_sheet(sheet, wanted.paper.paper, wanted.paper.orientation)
