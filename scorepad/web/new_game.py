"""The form of a new game: its players, its rules and its length."""

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from flask import Blueprint, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response
from wtforms import BooleanField, Form, HiddenField, SelectMultipleField, StringField
from wtforms.validators import Regexp

from scorepad.i18n.speech import language
from scorepad.rules.refusal import Refusal
from scorepad.services.access import NoSuchGame
from scorepad.services.games import open_game
from scorepad.services.groups import groups_of
from scorepad.services.house_rules import SavedFor, house_chosen, saved_for
from scorepad.services.links import new_game_id
from scorepad.services.new_game import (
    DRAWN,
    ONE_PHONE,
    OPTION_NAMES,
    OWN_PHONES,
    UNSEEN,
    NewGameInput,
    is_of_tricks,
    opening_of,
)
from scorepad.services.people.namesakes import questions
from scorepad.services.rematch_form import (
    EarlierGames,
    earlier_games,
    empty_form,
    filled_form,
    form_by,
    form_for,
)
from scorepad.views.new_game import new_game_view
from scorepad.views.new_game_cards import HOUSE
from scorepad.web.game.access import readers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import ID, known_device, this_device
from scorepad.web.http.rate_limit import count_new_game
from scorepad.web.http.responses import asks_for_fragment, asks_for_part, go_to, local_path
from scorepad.web.new_game_draft import draft, with_draft, without_draft

blueprint = Blueprint("new_game", __name__)

_MOST_FIELDS = 40
"""The most fields for names: more than any game has players, and too few to fill the page."""

_PHONES = (ONE_PHONE, OWN_PHONES, UNSEEN)

_OF_PLAYERS = ("players", "dealer")
"""The places that are wrong as long as nobody sits at the table."""

_LINE = "said"
"""The id of the line that sums up what is typed; htmx can replace it without the form."""


class NewGameForm(Form):
    """The fields of the form, and the button that was tapped.

    A button opens the game, changes the form, adds a ``known`` name (by the id of the person if
    several have it), or leads ``to`` another page of ours. ``paper`` is true if the game is filled
    in from paper afterwards. ``proposed`` is the first dealer that the form proposed by itself.
    ``at`` is the query of the URL at which the form was opened.
    """

    form_id = HiddenField(validators=[Regexp(rf"{ID}\Z")])
    game = StringField()
    name = SelectMultipleField(validate_choice=False)
    dealer = StringField()
    proposed = StringField()
    variant = SelectMultipleField(validate_choice=False)
    rounds = StringField()
    hands = StringField()
    known = StringField()
    phones = StringField(filters=[lambda text: text if text in _PHONES else ""])
    paper = BooleanField()
    at = StringField()
    to = StringField()
    do = StringField()


@blueprint.get("/new")
def page() -> ResponseReturnValue:
    """Show the form as it was left, or an empty one.

    It may be for the ``game`` with that key, by the house ``rules`` with that id, or filled
    ``like`` an earlier game.
    """
    store, device = current_store(), known_device()
    earlier = _earlier()
    left, query = draft(), request.query_string.decode(errors="replace")
    like, rules, game = (request.args.get(name) for name in ("like", "rules", "game"))
    form = read_form(left) if left is not None else empty_form(earlier)
    house = house_chosen(store, device, rules) if rules else None
    # A reader who comes back finds the form as it was left.
    if left is None or left.get("at", "") != query:
        if house is not None:
            form = form_by(house, form)
        elif game:
            form = form_for(game, form)
        elif like:
            with suppress(NoSuchGame):
                form = filled_form(readers_game(like).pad, like, earlier)
    paper = "paper" in request.args
    return _show(
        replace(form, on_paper=paper),
        earlier,
        {},
        paper=paper,
        pasted=query,
        is_draft=left is not None,
        whom=saved_for(store, device) if house is not None and "kept" in request.args else None,
    )


@blueprint.get("/new/known")
def known() -> ResponseReturnValue:
    """Return the group's name, its people and its house rules, for a phone without network."""
    earlier, groups = _earlier(), groups_of(current_store(), known_device())
    people = [
        {"name": each.name, "person": each.person, "sign": each.sign}
        for each in earlier.known
        if each.person
    ]
    houses = [
        {"id": each.id, "name": each.name, "game": each.game, "options": dict(each.options)}
        for each in earlier.houses
    ]
    return {"name": groups[0].name if groups else None, "people": people, "houses": houses}


@blueprint.post("/new")
def change_or_open() -> ResponseReturnValue:
    """Open the game; any other button changes the form and keeps what was typed.

    It is also stored for people who go ``to`` another page and come back.
    """
    form = NewGameForm(request.form)
    if form.do.data == "empty":
        return without_draft(go_to(url_for("new_game.page", paper=form.paper.data or None)))
    way = local_path(form.to.data or "")
    if way:
        return with_draft(go_to(way), request.form.items(multi=True))
    filled = read_form(request.form)
    if form.do.data == "start":
        return _open(_with_questions(filled), form)
    earlier = _earlier()
    if form.known.data:
        known = earlier.meant(form.known.data)
        filled = filled.with_name(known.name, known.person)
    elif form.do.data == "more":
        filled = filled.with_room()
    elif form.do.data == "plain":
        filled = replace(filled, options={})
    return _with_this_draft(
        _show(
            _with_questions(filled),
            earlier,
            {},
            type_next=form.do.data in ("next", "more"),
            paper=form.paper.data,
            pasted=form.at.data or "",
        )
    )


def _open(filled: NewGameInput, form: NewGameForm) -> Response:
    opening, wrong = opening_of(filled)
    on_paper = form.paper.data and is_of_tricks(filled.game)
    if not filled.seated:
        # What leads here stands where the start does: a second tap on it asks for nothing.
        wrong = {place: refusal for place, refusal in wrong.items() if place not in _OF_PLAYERS}
    elif not wrong:
        count_new_game()
        now = int(time.time())
        wrong = open_game(
            *(current_store(), this_device(), filled.game_id, opening, now), from_paper=on_paper
        )
    if wrong or not filled.seated:
        pasted = form.at.data or ""
        return _with_this_draft(
            _show(
                filled,
                _earlier(),
                wrong,
                type_next=not filled.seated,
                paper=form.paper.data,
                pasted=pasted,
                status=422,
            ),
        )
    if form.phones.data in (OWN_PHONES, UNSEEN):
        return without_draft(
            go_to(url_for("links.page", game_id=filled.game_id, role="player", new=1))
        )
    screen = "from_paper.page" if on_paper else "pad.page"
    return without_draft(go_to(url_for(screen, game_id=filled.game_id)))


def _earlier() -> EarlierGames:
    return earlier_games(current_store(), known_device(), language())


def _with_questions(form: NewGameInput) -> NewGameInput:
    """Return ``form`` with the questions about the names as they are typed, and the answers."""
    answers = {index: request.form.get(f"who.{index}", "") for index in range(len(form.names))}
    now = int(time.time())
    store, device = current_store(), known_device()
    return replace(form, who=questions(store, device, form.names, answers, form.sat, now))


def _with_this_draft(response: Response) -> Response:
    return with_draft(response, request.form.items(multi=True))


def read_form(fields: MultiDict[str, str]) -> NewGameInput:
    """Return the form that was sent.

    Options that were chosen for another game are left out.
    """
    form = NewGameForm(fields)
    game, house = form.game.data or "", None
    of_game = fields.get("options_of", game) == game
    if game.startswith(HOUSE):
        house = house_chosen(current_store(), known_device(), game.removeprefix(HOUSE))
        game = house.game if house else ""
    names = tuple(form.name.data or ())[:_MOST_FIELDS]
    return NewGameInput(
        form_id=(form.validate() and form.form_id.data) or new_game_id(),
        game=game,
        house=house,
        names=names,
        dealer=_dealer(form),
        variants=frozenset(form.variant.data or ()),
        options={name: fields.get(f"option.{name}", "") for name in OPTION_NAMES if of_game},
        rounds=form.rounds.data or "",
        hands=form.hands.data or "",
        on_paper=form.paper.data,
        sat={index: fields.get(f"sat.{index}", "") for index in range(len(names))},
        phones=form.phones.data or "",
    )


def _dealer(form: NewGameForm) -> str:
    """Return the first dealer; "" while the one that the form proposed is left as it is.

    When the game begins, the first dealer is the one that the form shows. Without a script, another
    game can be chosen while the form still shows the proposal for the former one.
    """
    dealer, names = form.dealer.data or "", form.name.data or ()
    if dealer != form.proposed.data:
        return dealer
    seated = [str(place) for place, name in enumerate(names) if name.strip()]
    return dealer if form.do.data == "start" and dealer in (DRAWN, *seated) else ""


def _show(
    form: NewGameInput,
    earlier: EarlierGames,
    wrong: Mapping[str, Refusal],
    *,
    paper: bool,
    pasted: str,
    is_draft: bool = False,
    whom: SavedFor | None = None,
    type_next: bool = False,
    status: int = 200,
) -> Response:
    view = new_game_view(form, earlier, wrong, type_next=type_next)
    fragment = asks_for_fragment()
    template = "new_game/_form.html" if fragment else "new_game/page.html"
    if asks_for_part(_LINE):
        template = "new_game/_summary.html"
    alone = not (fragment or groups_of(current_store(), known_device()))
    html = render_template(
        template,
        view=view,
        fragment=fragment,
        paper=paper,
        at=pasted,
        is_draft=is_draft,
        whom=whom,
        alone=alone,
    )
    return make_response(html, status)
