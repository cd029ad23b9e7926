"""The seats of the players: tried out on this screen, then written in one act.

A cookie keeps what is tried out until it is written or the browser is closed, so that whoever goes
back in between finds it again. Only this page of the game gets the cookie.
"""

import re
import time
from urllib.parse import parse_qsl, urlencode

from flask import Blueprint, make_response, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response
from wtforms import SelectMultipleField, StringField
from wtforms.validators import AnyOf, Length, Optional

from scorepad.pad.any_pad import AnyPad, as_trick_pad
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame
from scorepad.services.people.namesakes import Question
from scorepad.services.seats import (
    SeatedFrom,
    Seating,
    change_seats,
    first_open,
    joined,
    names_to_join,
    question_about,
    refuse_earlier_round,
    refuse_newcomer,
)
from scorepad.services.write_operations import SeenPad, as_of
from scorepad.views.seats import seating_now, seats_view
from scorepad.web.game.access import writers_game
from scorepad.web.game.mark_forms import VersionedForm, text
from scorepad.web.game.responses import show_form, submit, to_pad
from scorepad.web.http.context import current_store
from scorepad.web.http.cookies import cookie, set_cookie_of_a_page
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import asks_for_fragment

blueprint = Blueprint("players", __name__, url_prefix="/g/<game_id>/players")

_COOKIE = "seats"
_LONGEST = 3_000
"""The most characters that are kept: a browser stores 4,096."""

_MOST_SEATS = 40
_WRITE = ("now", "next", "write")
_PLAYER = re.compile(r"[\w-]{1,32}", re.ASCII)


class SeatsForm(VersionedForm):
    """The seating so far, and the button that was tapped.

    ``do`` is ``join``, ``stand``, ``reset``, or ``pick``, ``up``, ``down``, ``out``, ``sit`` with a
    player's id. It is ``now`` or ``next``, with the dealer's id, to write the seating; pages of
    earlier versions send ``write``. ``known`` is the name of somebody who joins by a tap, and
    ``who`` says whom a name means. ``person`` says which person a newcomer is, by two ids with a
    dot between them.
    """

    seat = SelectMultipleField(validate_choice=False)
    new = SelectMultipleField(validate_choice=False)
    new_name = SelectMultipleField(validate_choice=False)
    person = SelectMultipleField(validate_choice=False)
    who = StringField(validators=[Length(max=32)])
    newcomer = StringField(validators=[Length(max=32)])
    name = StringField(validators=[Length(max=500)])
    known = StringField(validators=[Length(max=500)])
    start = StringField(default="zero", validators=[AnyOf(["zero", "lowest"])])
    end = StringField(validators=[Optional(), AnyOf(["keep", "schedule"])])
    picked = StringField(validators=[Length(max=32)])
    do = StringField(default="write", validators=[Length(max=48)])

    def knew(self) -> SeenPad:
        """Return the pad that the writer saw. A round that is dealt again may have begun since."""
        return SeenPad(text(self.seen), is_made_now=True)


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show the seats as they are, or as they were tried out and not written yet."""
    opened = writers_game(game_id)
    return _show(opened, _tried(opened) or seating_now(opened))


@blueprint.post("")
def change(game_id: str) -> ResponseReturnValue:
    """Try out the seating further, or write it."""
    form = SeatsForm(request.form)
    opened = writers_game(game_id)
    seating, typed = _seating(form), text(form.known) or text(form.name)
    question: Question | None = None
    act, _, player = text(form.do).partition(".")
    if text(form.known) or text(form.who):
        act = "join"
    if act not in (*_WRITE, "join"):
        moved = seating_now(opened) if act == "reset" else _moved(seating, act, player)
        return _show(opened, moved, typed=typed, seen=text(form.seen))
    if typed.strip() or act == "join":
        refusal = refuse_newcomer(opened.pad, seating, typed)
        if refusal is not None:
            return _show(opened, seating, refusal, typed, text(form.seen), about_name=True)
        who, at = text(form.who), int(time.time())
        question = question_about(current_store(), opened, known_device(), seating, typed, at)
        asks = question is not None and question.asks
        if question is not None and asks and not question.takes(who):
            return _show(opened, seating, typed=typed, seen=text(form.seen), question=question)
        answer = who if asks else ""
        seating = joined(current_store(), opened, seating, typed, text(form.newcomer), answer)
    if act == "join":
        came = ["", *seating.newcomers][-1]
        return _show(opened, seating, seen=text(form.seen), question=question, came=came)
    since = _since(as_of(opened.pad, text(form.seen)) or opened.pad, act, player)
    outcome = submit(game_id, form, lambda pad: change_seats(as_trick_pad(pad), seating, since))
    if outcome.refusal is None:
        response = to_pad(game_id)
        _keep(response, outcome.opened, None)
        return response
    if outcome.refusal.code in (Code.WRITTEN_MEANWHILE, Code.SAME_ID):
        seating = seating_now(outcome.opened)
    return _show(outcome.opened, seating, outcome.refusal)


def _since(seen: AnyPad, act: str, dealer: str) -> SeatedFrom:
    """Return the round from which on people sit like that, as the form that was sent says it."""
    pad = as_trick_pad(seen)
    if act == "write":
        return first_open(pad)
    return SeatedFrom(len(pad.rounds) + (act == "next"), act == "now", dealer)


def _seating(form: SeatsForm) -> Seating:
    new = zip(form.new.data or (), form.new_name.data or (), strict=False)
    choices = {"keep": True, "schedule": False}
    return Seating(
        seats=tuple(filter(_PLAYER.fullmatch, (form.seat.data or ())[:_MOST_SEATS])),
        newcomers={player: name for player, name in new if _PLAYER.fullmatch(player)},
        start="lowest" if form.start.data == "lowest" else "zero",
        keep_end=choices.get(text(form.end)),
        persons=_persons(form),
        picked=text(form.picked),
    )


def _persons(form: SeatsForm) -> dict[str, str]:
    pairs = (pair.partition(".") for pair in form.person.data or ())
    return {
        player: person
        for player, _, person in pairs
        if _PLAYER.fullmatch(player) and _PLAYER.fullmatch(person)
    }


def _moved(seating: Seating, act: str, player: str) -> Seating:
    if act == "stand":
        return seating.empty()
    moves = {
        "pick": seating.pick,
        "up": seating.up,
        "down": seating.down,
        "out": seating.out,
        "sit": seating.sit,
    }
    return moves[act](player) if act in moves else seating


def _show(
    opened: OpenedGame,
    seating: Seating,
    refusal: Refusal | None = None,
    typed: str = "",
    seen: str = "",
    *,
    about_name: bool = False,
    question: Question | None = None,
    came: str = "",
) -> ResponseReturnValue:
    """Show the screen of ``seating``, in which ``came`` has joined just now."""
    gone_by = refuse_earlier_round(as_trick_pad(opened.pad), seen)
    if gone_by is not None:
        # The form that is shown now is for the present pad.
        refusal, about_name, seen = gone_by, False, ""
    view = seats_view(opened, seating, typed, seen)
    page = show_form(
        "players/_seats.html" if asks_for_fragment() else "players/page.html",
        opened,
        refusal,
        view=view,
        known=names_to_join(current_store(), opened, seating),
        about_name=about_name,
        question=question,
        came=came,
    )
    response = make_response(page)
    _keep(response, opened, seating if view.choices else None)
    return response


def _keep(response: Response, opened: OpenedGame, tried: Seating | None) -> None:
    """Let the phone store a seating that is ``tried`` out, or forget the one that it has."""
    value = ""
    if tried is not None:
        new = [*tried.newcomers.items()]
        fields = {
            "was": " ".join(as_trick_pad(opened.pad).present),
            "seat": tried.seats,
            "new": [player for player, _ in new],
            "new_name": [name for _, name in new],
            "person": [f"{player}.{person}" for player, person in tried.persons.items()],
            "start": tried.start,
            "end": {None: "", True: "keep", False: "schedule"}[tried.keep_end],
        }
        value = urlencode(fields, doseq=True)
    value = value if len(value) <= _LONGEST else ""
    if value or cookie(_COOKIE):
        path = url_for("players.page", game_id=opened.game.game_id)
        set_cookie_of_a_page(response, _COOKIE, value, path)


def _tried(opened: OpenedGame) -> Seating | None:
    """Return the seating that the phone has tried out, unless others sit at the table since."""
    kept = MultiDict(parse_qsl(cookie(_COOKIE)))
    if kept.get("was") != " ".join(as_trick_pad(opened.pad).present):
        return None
    return _seating(SeatsForm(kept))
