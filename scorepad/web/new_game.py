"""A new game: who plays, what, and how."""

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from flask import Blueprint, render_template, request, url_for
from werkzeug.wrappers import Response
from wtforms import BooleanField, Form, HiddenField, SelectMultipleField, StringField
from wtforms.validators import Regexp

from scorepad.play.circles import circles_of
from scorepad.play.from_paper import has_lines
from scorepad.play.games import open_game
from scorepad.play.house.chosen import house_chosen
from scorepad.play.ids import new_game_id
from scorepad.play.looking import NoSuchGame, look
from scorepad.play.new_game.again import (
    Known,
    empty_form,
    filled_form,
    form_by,
    form_for,
    known,
)
from scorepad.play.new_game.asked import OPTION_NAMES, Asked
from scorepad.play.new_game.cards import HOUSE
from scorepad.play.new_game.opening import opening_of
from scorepad.play.new_game.view import new_game_view
from scorepad.play.people.asking import questions
from scorepad.rules.refusal import Refusal
from scorepad.web.current import current_store
from scorepad.web.device import known_device, this_device
from scorepad.web.fragments import asks_for_fragment, asks_for_part, go_to, private
from scorepad.web.often import NEW_GAME, one_more

blueprint = Blueprint("new_game", __name__)

_MOST_FIELDS = 40
"""More than any game has players; keeps a forged form from filling the page."""

_LINE = "said"
"""The line that follows what is typed, asked for without the form around it."""


class NewGameForm(Form):
    """What is typed, and which button was tapped: one that opens the game, one
    that changes the form, or a known name. ``paper``: what follows is filled in
    from paper. ``proposed``: the first dealer that the form proposed by itself."""

    form_id = HiddenField(validators=[Regexp(r"[A-Za-z0-9_-]{22}\Z")])
    game = StringField()
    name = SelectMultipleField(validate_choice=False)
    dealer = StringField()
    proposed = StringField()
    variant = SelectMultipleField(validate_choice=False)
    rounds = StringField()
    hands = StringField()
    known = StringField()
    paper = BooleanField()
    do = StringField()


@blueprint.get("/new")
def page() -> Response:
    """An empty form, one for the ``game`` with that key or by the house ``rules``
    with that id, or one filled ``like`` an earlier game."""
    store, device = current_store(), known_device()
    knows = known(store, device)
    asked = empty_form(knows)
    like, rules, game = (request.args.get(name) for name in ("like", "rules", "game"))
    house = house_chosen(store, device, rules) if rules else None
    if house is not None:
        asked = form_by(house, knows)
    elif game:
        asked = form_for(game, knows)
    elif like:
        with suppress(NoSuchGame):
            asked = filled_form(look(store, like, device).pad, like, knows)
    return _show(asked, knows, {}, paper="paper" in request.args)


@blueprint.post("/new")
def change_or_open() -> Response:
    """Opens the game; any other button changes the form and keeps what was typed."""
    form = NewGameForm(request.form)
    asked = _read(form)
    if form.do.data == "start":
        return _open(_with_questions(asked), paper=form.paper.data)
    knows = known(current_store(), known_device())
    if form.known.data:
        asked = asked.with_name(form.known.data)
    elif form.do.data == "more":
        asked = asked.with_room()
    if not asks_for_part(_LINE):
        asked = _with_questions(asked)
    return _show(
        asked, knows, {}, type_next=form.do.data in ("next", "more"), paper=form.paper.data
    )


def _open(asked: Asked, *, paper: bool) -> Response:
    opening, wrong = opening_of(asked)
    if not wrong:
        one_more(NEW_GAME)
        now = int(time.time())
        wrong = open_game(current_store(), this_device(), asked.game_id, opening, now)
    if wrong:
        return _show(asked, known(current_store(), known_device()), wrong, paper=paper, status=422)
    screen = "from_paper.page" if paper and has_lines(asked.game) else "pad.page"
    return go_to(url_for(screen, game_id=asked.game_id))


def _with_questions(asked: Asked) -> Asked:
    """What has to be asked about the names as they are typed now, with what was answered."""
    answers = {place: request.form.get(f"who.{place}", "") for place in range(len(asked.names))}
    now = int(time.time())
    who = questions(current_store(), known_device(), asked.names, answers, now)
    return replace(asked, who=who)


def _read(form: NewGameForm) -> Asked:
    game, house = form.game.data or "", None
    if game.startswith(HOUSE):
        house = house_chosen(current_store(), known_device(), game.removeprefix(HOUSE))
        game = house.game if house else ""
    return Asked(
        form_id=(form.validate() and form.form_id.data) or new_game_id(),
        game=game,
        house=house,
        names=tuple(form.name.data or ())[:_MOST_FIELDS],
        dealer=_dealer(form),
        variants=frozenset(form.variant.data or ()),
        options={name: request.form.get(f"option.{name}", "") for name in OPTION_NAMES},
        rounds=form.rounds.data or "",
        hands=form.hands.data or "",
    )


def _dealer(form: NewGameForm) -> str:
    """Who deals first; "" while what the game proposes is as good as anybody."""
    dealer = form.dealer.data or ""
    return "" if dealer == form.proposed.data else dealer


def _show(
    asked: Asked,
    knows: Known,
    wrong: Mapping[str, Refusal],
    *,
    paper: bool,
    type_next: bool = False,
    status: int = 200,
) -> Response:
    view = new_game_view(asked, knows, wrong, type_next=type_next)
    fragment = asks_for_fragment()
    template = "new/_form.html" if fragment else "new/page.html"
    if asks_for_part(_LINE):
        template = "new/_said.html"
    alone = not (fragment or circles_of(current_store(), known_device()))
    html = render_template(template, view=view, fragment=fragment, paper=paper, alone=alone)
    return private(html, status)
