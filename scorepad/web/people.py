"""The people who play: named, told apart, merged, hidden, erased."""

import time

from flask import Blueprint, render_template, request, url_for
from werkzeug.wrappers import Response
from wtforms import BooleanField, Form, IntegerField, StringField
from wtforms.validators import Length, Optional

from scorepad.play.people.erasing import erase_person
from scorepad.play.people.looks import LOOKS
from scorepad.play.people.parting import merge_people
from scorepad.play.people.people import (
    change_look,
    hide_person,
    people_of,
    person_view,
    rename_person,
)
from scorepad.play.people.renaming import rename_in_games
from scorepad.rules.refusal import Refusal
from scorepad.web.current import current_store
from scorepad.web.device import known_device
from scorepad.web.fragments import go_to, private

blueprint = Blueprint("people", __name__, url_prefix="/people")


class PersonForm(Form):
    """What was tapped: ``do`` is ``name``, ``look``, ``hide``, ``show`` or
    ``merge``; ``into`` is the id of whom this person is a double of, ``past``
    whether a new name goes onto the pads of earlier games too."""

    do = StringField(validators=[Length(max=20)])
    name = StringField(validators=[Length(max=500)])
    past = BooleanField()
    look = IntegerField(validators=[Optional()])
    into = StringField(validators=[Length(max=32)])


@blueprint.get("")
def page() -> Response:
    """Everybody, whoever played last first."""
    people = people_of(current_store(), known_device())
    return private(render_template("people/page.html", people=people))


@blueprint.get("/<person>")
def one(person: str) -> Response:
    """One of them."""
    return _show(person)


@blueprint.post("/<person>")
def change(person: str) -> Response:
    """One thing about one of them."""
    form, store, device = PersonForm(request.form), current_store(), known_device()
    if not form.validate():
        return _show(person)
    if form.do.data == "merge":
        into = form.into.data or ""
        if not into:
            return _show(person, nobody=True)
        if not merge_people(store, device, person, into):
            return _show(person, two_people=True)
        return go_to(url_for("people.one", person=into))
    if form.do.data in ("hide", "show"):
        hide_person(store, device, person, hidden=form.do.data == "hide")
        return go_to(url_for("people.page"))
    if form.look.data is not None:
        change_look(store, device, person, form.look.data)
        return go_to(url_for("people.one", person=person))
    refusal = rename_person(store, device, person, form.name.data or "")
    if refusal is not None:
        return _show(person, refusal, form.name.data or "")
    if form.past.data:
        rename_in_games(store, device, person, int(time.time()))
    return go_to(url_for("people.page"))


@blueprint.get("/<person>/erase")
def ask(person: str) -> Response:
    """What it means to erase somebody."""
    view = person_view(current_store(), known_device(), person)
    return private(render_template("people/erase.html", view=view))


@blueprint.post("/<person>/erase")
def erase(person: str) -> Response:
    """Gone for good."""
    erase_person(current_store(), known_device(), person)
    return go_to(url_for("people.page"))


def _show(
    person: str,
    refusal: Refusal | None = None,
    typed: str | None = None,
    *,
    two_people: bool = False,
    nobody: bool = False,
) -> Response:
    view = person_view(current_store(), known_device(), person)
    html = render_template(
        "people/person.html",
        view=view,
        looks_of_people=range(LOOKS),
        typed=view.person.name if typed is None else typed,
        refusal=refusal,
        two_people=two_people,
        nobody=nobody,
        same=view.double_called(typed or ""),
    )
    return private(html, 422 if refusal or two_people or nobody else 200)
