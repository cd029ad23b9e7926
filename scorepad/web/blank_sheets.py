"""Blank sheets: the choice of a game and a number of players, the page, and the files."""

from dataclasses import dataclass

from flask import Blueprint, abort, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.refusals import sentence
from scorepad.i18n.sheets import pages_in_words, why_no_sheet
from scorepad.i18n.speech import language
from scorepad.rules.refusal import Refused
from scorepad.services.house_rules import HouseRules, house_chosen, house_rules
from scorepad.sheets.any_sheet import (
    Sheet,
    blank_sheet_for,
    html_of,
    lay_out_sheet,
    offers_classic_block,
)
from scorepad.sheets.drawing import Failure, Kind, NoSheet
from scorepad.sheets.paper import Orientation, Paper
from scorepad.sheets.text import pango_is_there
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
    cache_forever,
    no_sheet,
    paper_format,
    sheet_file,
    style_file,
    switched,
)

blueprint = Blueprint("blank_sheets", __name__, url_prefix="/sheets")
blueprint.register_error_handler(NoSheet, no_sheet)

_MOST_NAMES = 400
_BLOCK = "block"
"""The word that stands for the number of players where any may play."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A game that sheets can be printed for; ``block`` where it has a classic one."""

    key: str
    players: tuple[int, ...]
    block: bool


@blueprint.get("")
def choose() -> ResponseReturnValue:
    """Show the sheets that there are.

    The classic block comes first, then the device's house rules and every game with its numbers of
    players.
    """
    choices = [_choice(key) for key in offered_games()]
    block = next((choice.key for choice in choices if choice.block), "")
    houses = [(house, _choice(house.game)) for house in _houses()]
    return render_template("blank_sheets/choose.html", choices=choices, block=block, houses=houses)


@blueprint.get("/<game>")
def page(game: str) -> ResponseReturnValue:
    """Show the page as it will print, and what can be chosen for it."""
    choice, paper = _choice(_known(game)), paper_format(request.args)
    facts: dict[str, object] = {"drawing": None}
    extent, wrong = "", ""
    try:
        sheet = _sheet(game)
    except Refused as refused:
        wrong = sentence(refused.refusal)
    except NoSheet as error:
        wrong = why_no_sheet(error)
    else:
        laid_out = lay_out_sheet(sheet, paper.paper, paper.orientation)
        facts = {"drawing": laid_out.drawing, **laid_out.drawing.facts}
        extent = pages_in_words(sheet, laid_out.pages)
    html = render_template(
        "blank_sheets/page.html",
        choice=choice,
        number=_players(choice),
        classic=_classic(choice),
        names=_names(),
        dealers=switched(request.args, "dealers", True),
        variants=[(key, key in request.args.getlist("variant")) for key in variants_of(game)],
        houses=[house for house in _houses() if house.game == game],
        house=_house(game),
        printed=False,
        on=paper,
        papers=[each.value for each in Paper],
        orientations=[each.value for each in Orientation],
        query=_query(choice),
        pango=pango_is_there(),
        said=extent,
        wrong=wrong,
        **facts,
    )
    return html, 422 if wrong else 200


@blueprint.get("/<game>/paper.css")
def style(game: str) -> ResponseReturnValue:
    """Return the style of that page, which lies in no file and may not stand in the page."""
    paper = paper_format(request.args)
    sheet = _requested_sheet(_known(game))
    return style_file(lay_out_sheet(sheet, paper.paper, paper.orientation))


@blueprint.get("/<game>/sheet.pdf")
def pdf(game: str) -> ResponseReturnValue:
    """Return the sheet for the printer."""
    return _file(game, Kind.PDF)


@blueprint.get("/<game>/sheet.png")
def png(game: str) -> ResponseReturnValue:
    """Return the sheet as a picture."""
    return _file(game, Kind.PNG)


def _file(game: str, kind: Kind) -> ResponseReturnValue:
    choice, paper = _choice(_known(game)), paper_format(request.args)
    sheet = _requested_sheet(game)

    def html() -> str:
        return html_of(lay_out_sheet(sheet, paper.paper, paper.orientation))

    query, house = _query(choice), _house(game)
    options = sorted(house.options.items()) if house else ()
    facts = ("blank", game, language(), options, *sorted(query.items(), key=str))
    name = f"scorepad-{game.replace('_', '-')}-{query['players']}"
    return cache_forever(sheet_file(facts, kind, html, name), private=bool(_names() or house))


def _known(game: str) -> str:
    if game not in offered_games():
        abort(404)
    return game


def _choice(key: str) -> Choice:
    least, most = numbers_of_players(key)
    return Choice(key, tuple(range(least, most + 1)), offers_classic_block(key))


def _houses() -> list[HouseRules]:
    """Return the house rules of this device that can be played."""
    rules = house_rules(current_store(), known_device())
    return [house for house in rules if house.ruleset is not None]


def _house(game: str) -> HouseRules | None:
    """Return the house rules of that game that are asked for; none with the classic block."""
    house_id = request.args.get("house", "")
    if not house_id or _classic(_choice(game)):
        return None
    house = house_chosen(current_store(), known_device(), house_id)
    return house if house is not None and house.game == game else None


def _players(choice: Choice) -> int:
    text = request.args.get("players", "")
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0
    return number if number in choice.players else choice.players[len(choice.players) // 2]


def _classic(choice: Choice) -> bool:
    return choice.block and request.args.get("players") == _BLOCK


def _names() -> str:
    return request.args.get("names", "")[:_MOST_NAMES].strip()


def _query(choice: Choice) -> dict[str, object]:
    """Return all that the sheet depends on, as parts of a URL."""
    house = _house(choice.key)
    return {
        **paper_format(request.args).query,
        "players": _BLOCK if _classic(choice) else str(_players(choice)),
        "names": _names(),
        "dealers": "1" if switched(request.args, "dealers", True) else "0",
        **({"house": house.id} if house else {"variant": _switched_on(choice)}),
    }


def _variants() -> list[str]:
    return request.args.getlist("variant")


def _switched_on(choice: Choice) -> list[str]:
    return [key for key in variants_of(choice.key) if key in _variants()]


def _sheet(game: str) -> Sheet:
    choice = _choice(game)
    classic, number = _classic(choice), _players(choice)
    given = checked_names(_names().split(",")) if _names() else ()
    if classic:
        number = choice.players[-1]
    if len(given) > number:
        raise NoSheet(Failure.TOO_MANY_NAMES, names=len(given), players=number)
    house = _house(game)
    variants = () if house else tuple(_switched_on(choice))
    rules = rules_for(BlankSheetQuery(game, number, variants, house=house))
    return blank_sheet_for(
        rules.ruleset,
        (*given, *[""] * (number - len(given))),
        usual=rules.usual,
        classic=classic,
        first_dealer=1 if switched(request.args, "dealers", True) else 0,
        rounds=rules.rounds,
        hands=rules.hands,
    )


def _requested_sheet(game: str) -> Sheet:
    try:
        return _sheet(game)
    except Refused:
        abort(404)
