"""The people who play: their names and signs, merged, parted, hidden and erased."""

import time

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import BooleanField, Form, IntegerField, SelectMultipleField, StringField
from wtforms.validators import Length, Optional

from scorepad.i18n.speech import zone
from scorepad.rules.refusal import Refusal
from scorepad.services.backups import CopiesKept, copies_kept
from scorepad.services.games import game_in_list
from scorepad.services.history import HistoryQuery, history_page
from scorepad.services.people.erasing import (
    begin_erasing,
    erasures_in,
    go_on_erasing,
    is_being_erased,
)
from scorepad.services.people.merging import merge_people, second_ids, unmerge_person
from scorepad.services.people.parting import MOST_GAMES, NotParted, Parted, part_games, undo_parting
from scorepad.services.people.people import (
    NoSuchPerson,
    Person,
    change_sign,
    hide_person,
    let_be_guest,
    people_by_name,
    people_of,
    person_details,
    rename_person,
)
from scorepad.services.people.renaming import rename_in_games
from scorepad.services.people.signs import free_signs
from scorepad.services.seasons import seasons_of
from scorepad.web.http.context import app_services, current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to

blueprint = Blueprint("people", __name__, url_prefix="/people")

_SIGNS = 12
"""The number of signs that are offered at once."""


class PersonForm(Form):
    """The form of a person.

    ``do`` is the button that was tapped: ``name``, ``look``, ``hide``, ``show``, ``guest``,
    ``counts``, ``apart``, ``back`` (the games were not another's), ``past``, or ``merge``, which is
    asked about until one is ``sure``. ``into`` is the id of the person whose double this one is;
    ``game`` is the game in which somebody noticed that, to which the answer leads back. ``past`` as
    a field says whether a new name is written on the pads of earlier games too. As a button it goes
    on with that, from the game with the id ``after``.
    """

    do = StringField(validators=[Length(max=20)])
    name = StringField(validators=[Length(max=500)])
    past = BooleanField()
    look = IntegerField(validators=[Optional()])
    into = StringField(validators=[Length(max=32)])
    sure = BooleanField()
    game = StringField(validators=[Length(max=32)])
    after = StringField(validators=[Length(max=32)])


class PartForm(Form):
    """The games that are another person's.

    ``into`` is the id of a person who is known; if it is empty, ``name`` is that of a new one.
    """

    game = SelectMultipleField(validate_choice=False)
    into = StringField(validators=[Length(max=32)])
    name = StringField(validators=[Length(max=500)])


@blueprint.get("")
def page() -> ResponseReturnValue:
    """Show everybody, by name; ``erased`` says that somebody has just been erased."""
    people = people_by_name(current_store(), known_device())
    erased = "erased" in request.args
    copies = _copies() if erased else None
    unfinished = erasures_in(current_store(), known_device())
    return render_template(
        "people/page.html", people=people, erased=erased, copies=copies, unfinished=unfinished
    )


@blueprint.get("/<person>")
def one(person: str) -> ResponseReturnValue:
    """Show one person; ``into`` asks whether they are really the same as that one."""
    view = person_details(current_store(), known_device(), person)
    other = view.double_with(request.args.get("into", ""))
    if other is not None:
        return render_template("people/merge.html", person=view.person, other=other)
    return _show(person)


@blueprint.post("/<person>")
def change(person: str) -> ResponseReturnValue:
    """Change one thing about one person."""
    form, store, device = PersonForm(request.form), current_store(), known_device()
    if not form.validate():
        return _show(person)
    if form.do.data == "merge":
        return _merge(person, form.into.data or "", form.game.data or None, sure=form.sure.data)
    if form.do.data == "back" and form.into.data:
        into = form.into.data
        if not undo_parting(store, device, person, into, int(time.time())):
            return _show(person, two_people=True)
        return go_to(url_for("people.one", person=into, merged=person))
    if form.do.data == "apart":
        whose = person_details(store, device, person).person.id
        done = unmerge_person(store, device, person)
        return go_to(url_for("people.one", person=person, parted=whose if done else None))
    if form.do.data in ("hide", "show"):
        hide_person(store, device, person, hidden=form.do.data == "hide")
        return go_to(url_for("people.page"))
    if form.do.data in ("guest", "counts"):
        let_be_guest(store, device, person, guest=form.do.data == "guest")
        return go_to(url_for("people.one", person=person))
    if form.look.data is not None:
        change_sign(store, device, person, form.look.data)
        return go_to(url_for("people.one", person=person))
    if form.do.data == "past":
        return _rename_in_games(person, form.after.data or "")
    refusal = rename_person(store, device, person, form.name.data or "")
    if refusal is not None:
        return _show(person, refusal, form.name.data or "")
    return _rename_in_games(person) if form.past.data else go_to(url_for("people.page"))


def _rename_in_games(person: str, after: str = "") -> ResponseReturnValue:
    """Write the person's name on some more pads, of games ``after`` the one with that id.

    The page that says how far it is sends the form for the rest.
    """
    renaming = rename_in_games(current_store(), known_device(), person, int(time.time()), after)
    if not renaming.left:
        return go_to(url_for("people.page"))
    return render_template(
        "people/renaming.html",
        renaming=renaming,
        here=url_for("people.change", person=person),
        up=url_for("people.one", person=person),
        fields={"do": "past"},
    )


@blueprint.get("/<person>/part")
def choose(person: str) -> ResponseReturnValue:
    """Show a person's games, to choose those that are another's; the URL may choose one."""
    return _choose(person, PartForm(request.args))


@blueprint.post("/<person>/part")
def part(person: str) -> ResponseReturnValue:
    """Give the chosen games to another person."""
    form, store, device = PartForm(request.form), current_store(), known_device()
    if not form.validate():
        return _choose(person, form)
    into, name = form.into.data or "", form.name.data or ""
    whose = person_details(store, device, person).person.id
    games = (form.game.data or ())[:MOST_GAMES]
    done = part_games(store, device, person, games, into, int(time.time()), name)
    if not isinstance(done, Parted):
        return _choose(person, form, done)
    remaining = done.kept or None
    return go_to(url_for("people.one", person=done.id, parted=whose, id=done.id, kept=remaining))


@blueprint.get("/<person>/erase")
def ask(person: str) -> ResponseReturnValue:
    """Show what it means to erase a person, or go on erasing if that has begun."""
    if is_being_erased(current_store(), known_device(), person):
        return _go_on(person, request.args.get("of", 0, type=int))
    view = person_details(current_store(), known_device(), person)
    return render_template("people/erase.html", view=view, copies=_copies())


@blueprint.post("/<person>/erase")
def erase(person: str) -> ResponseReturnValue:
    """Erase a person for good, in short steps, each of which leads to the next."""
    store, device = current_store(), known_device()
    begin_erasing(store, device, person, int(time.time()))
    number = next((each.left for each in erasures_in(store, device) if each.person_id == person), 0)
    return _go_on(person, number)


def _go_on(person: str, number: int) -> ResponseReturnValue:
    """Erase the person from some more games, of this ``number`` in all."""
    erasure = go_on_erasing(current_store(), known_device(), person)
    if not erasure.left:
        return go_to(url_for("people.page", erased=1))
    number = max(number, erasure.left)
    if request.method == "POST":
        return go_to(url_for("people.ask", person=person, of=number))
    damaged = [
        game
        for game_id in erasure.damaged
        if (game := game_in_list(current_store(), game_id, known_device()))
    ]
    return render_template(
        "people/erasing.html",
        erasure=erasure,
        damaged=damaged,
        number=number,
        further=url_for("people.ask", person=person, of=number),
    )


def _copies() -> CopiesKept | None:
    return copies_kept(current_store(), app_services().copy_plan)


def _merge(person: str, into: str, game: str | None, *, sure: bool) -> ResponseReturnValue:
    """Merge a person with another; ``game`` is the one to lead back to.

    ``person`` may also be a second id, whose games are somebody else's by now. They are given to
    the person ``into``.
    """
    store, device = current_store(), known_device()
    if not into:
        return _show(person, nobody=True)
    view = person_details(store, device, person)
    is_second = view.person.id != person
    if view.double_with(into) is not None and not (sure or is_second):
        return go_to(url_for("people.one", person=person, into=into))
    put = unmerge_person if is_second else merge_people
    if not put(store, device, person, into):
        return _show(person, two_people=True)
    return go_to(url_for("people.one", person=into, merged=person, game=game))


def _choose(
    person: str, form: PartForm, why: Refusal | NotParted | None = None
) -> ResponseReturnValue:
    store, device = current_store(), known_device()
    now = person_details(store, device, person).person
    query = HistoryQuery(player=now.id, after=request.args.get("after", ""))
    html = render_template(
        "people/part.html",
        person=now,
        people=[person for person in people_by_name(store, device) if person.id != now.id],
        view=history_page(store, device, query, zone()),
        chosen=form.game.data or (),
        into=form.into.data or "",
        typed=now.name if form.name.data is None else form.name.data,
        refusal=why if isinstance(why, Refusal) else None,
        why=why,
    )
    return html, 422 if why else 200


def _show(
    person: str,
    refusal: Refusal | None = None,
    text: str | None = None,
    *,
    two_people: bool = False,
    nobody: bool = False,
) -> ResponseReturnValue:
    store, device = current_store(), known_device()
    view = person_details(store, device, person)
    people = people_of(store, device)
    others = {person.sign for person in people}
    second = second_ids(store, device, view.person.id)
    html = render_template(
        "people/person.html",
        view=view,
        signs=free_signs(others, view.person.sign, _SIGNS),
        second=second,
        merged=next(
            (apart for apart in second if apart.person_id == request.args.get("merged")), None
        ),
        game=request.args.get("game", ""),
        parted=_named(request.args.get("parted", "")),
        parted_id=request.args.get("id", view.person.id),
        kept=request.args.get("kept", 0, type=int),
        typed=view.person.name if text is None else text,
        refusal=refusal,
        two_people=two_people,
        nobody=nobody,
        same=view.double_called(text or ""),
        has_seasons=bool(seasons_of(store, device)),
    )
    return html, 422 if refusal or two_people or nobody else 200


def _named(person: str) -> Person | None:
    """Return the person with this id; ``None`` if there is none."""
    try:
        return person_details(current_store(), known_device(), person).person if person else None
    except NoSuchPerson:
        return None
