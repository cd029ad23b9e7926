"""Marks between a phone's script and the server, as JSON.

The server sends new marks of other phones. The script sends marks that were tapped, and marks that
were written without network.
"""

import re
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from flask import Blueprint, request
from flask.typing import ResponseReturnValue
from flask_wtf.csrf import generate_csrf
from werkzeug.exceptions import BadRequest

from scorepad.i18n.log import act_in_words
from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import gettext
from scorepad.pad.mark_json import mark_json, mark_of, strict_json
from scorepad.pad.marks import Fate, Verdict, author, is_author
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import NoSuchGame, OpenedGame, OwnPhones
from scorepad.services.games import DeletedForGood, TakenId, open_offline_game
from scorepad.services.marks import erased_in
from scorepad.services.marks import write as write_marks
from scorepad.services.own_phones import bid_awaited, own_phones, phone_names
from scorepad.services.polls import PHONES_SEPARATOR, has_ended
from scorepad.services.write_operations import Batch
from scorepad.store import state_of_marks
from scorepad.views.log import news_since
from scorepad.web.game.access import all_known, no_news, writers_game
from scorepad.web.game.takeovers import question_on
from scorepad.web.http.context import current_store
from scorepad.web.http.device import ID, NotConfirmed, known_device, this_device
from scorepad.web.http.errors import refuse_game
from scorepad.web.http.rate_limit import count_new_game, marks_are_sent

blueprint = Blueprint("marks", __name__)

_MOST_MARKS = 100
_OLDEST = 60 * 24 * 3600
"""The age in seconds of the oldest mark whose time is believed."""


def sent_json() -> dict[str, Any]:
    """Return the JSON object that a phone has sent.

    Raises:
        BadRequest: it is not a valid object.
    """
    try:
        return strict_json(request.get_data())
    except ValueError as error:
        raise BadRequest("no JSON") from error


def written_at(sent: object, now: int) -> int:
    """Return when the phone says that it wrote the mark, if that is credible, else ``now``."""
    at = sent.get("at") if isinstance(sent, dict) else None
    return at if isinstance(at, int) and now - _OLDEST <= at <= now else now


@blueprint.get("/g/<game_id>/marks")
def marks_since(game_id: str) -> ResponseReturnValue:
    """Return the marks that the phone does not know, and a token to send its own with.

    The phone asks for the marks from number ``since`` on. ``has`` is how many it has, by default
    ``since``, and ``state`` tells which. If these are other marks than here, an older copy was
    brought back, or a name was erased: then the phone gets all. After the marks, ``state`` names
    the players who have an own phone, as in :class:`scorepad.services.access.OwnPhones`. ``asked``
    is in the answer while this phone is to say whether another one may write.
    """
    watched = all_known(game_id, writes=True)
    if watched is not None:
        return no_news(game_id, watched)
    query = request.args
    since, state = query.get("since", 0, type=int), query.get("state")
    has = query.get("has", since, type=int)
    opened = writers_game(game_id)
    news = {**_news(opened, known_device(), since, has, state), "csrf": generate_csrf()}
    asked, html = question_on(opened)
    return {**news, "asked": {"id": asked, "html": html}} if asked else news


def _news(
    opened: OpenedGame, device: str, since: int, has: int, state: str | None
) -> dict[str, Any]:
    """Return what a phone lacks that has the first ``has`` marks, which are in the given ``state``.

    Each mark comes with three things that the phone's log shows: the time at which it was written;
    ``other``, if another device wrote it, with the name of that device's player if it is known; and
    its words, if the phone's script can't make them.
    """
    game, pad = opened.game, opened.pad
    if not 0 <= since <= has <= game.version:
        since = 0
    if state is not None:
        ids = [mark.id for mark in pad.written.marks[:has]]
        if state.partition(PHONES_SEPARATOR)[0] != state_of_marks(game.edition, ids):
            since = 0
    phones = own_phones(current_store(), opened)
    news_here = [*news_since(pad, since)]
    others = {mark.by for mark, _ in news_here if mark.by and not is_author(device, mark.by)}
    names = _names_of(opened, others, phones)
    marks = []
    for mark, line in news_here:
        body = mark_json(mark) | {"at": mark.at}
        if mark.by in others:
            body["other"] = names.get(mark.by, True)
        if line is not None:
            body["said"] = act_in_words(line, pad.ruleset.key, short=True)
        marks.append(body)
    news: dict[str, Any] = {"version": game.version, "since": since, "marks": marks}
    news["state"] = game.state
    if phones.every:
        news["state"] += f"{PHONES_SEPARATOR}{phones}"
        if bid_awaited(opened):
            # Phones poll more often then.
            news["awaited"] = True
    return news


def _names_of(opened: OpenedGame, authors: set[str], phones: OwnPhones) -> dict[str, str]:
    """Return the names of known ``authors``, by the ``by`` of their marks."""
    # Older rematches have seats of players who had left.
    names = opened.pad.names
    here = {phone.device: names[phone.player] for phone in phones.every if phone.player in names}
    if not all(any(is_author(each, by) for each in here) for by in authors):
        here = phone_names(current_store(), opened)
    return {by: name for by in authors for each, name in here.items() if is_author(each, by)}


@blueprint.post("/g/<game_id>/marks")
def write(game_id: str) -> ResponseReturnValue:
    """Write the marks that were tapped, or written without network.

    The response has the fate of each. A phone may say with its marks what it has, as in the URL of
    :func:`marks_since`, and gets what it lacks in the same response. An older script asks for that.
    """
    sent = sent_json()
    late, bodies = sent.get("late"), sent.get("marks")
    if not isinstance(late, bool) or not isinstance(bodies, list) or len(bodies) > _MOST_MARKS:
        raise BadRequest("no marks")
    marks_are_sent(len(bodies))
    store, device, now = current_store(), known_device(), int(time.time())
    read = [
        mark_of(body, author(device), written_at(body, now) if late else now) for body in bodies
    ]
    batch = Batch(
        [mark for mark in read if mark is not None],
        erased=partial(erased_in, store, game_id),
        late=late,
        reveals=sent.get("reveals") is True,
    )
    outcome = write_marks(store, game_id, device, batch.apply)
    opened, results = outcome.opened, iter(outcome.results)
    names = opened.pad.names
    reply: dict[str, Any] = {"version": opened.game.version}
    reply["fates"] = [
        _result_json(_unreadable(body) if mark is None else next(results), names)
        for body, mark in zip(bodies, read, strict=True)
    ]
    since, has, state = sent.get("since"), sent.get("has"), sent.get("state")
    if type(since) is int and type(has) is int and isinstance(state, str):
        reply |= _news(opened, device, since, has, state)
    return reply


@blueprint.errorhandler(NoSuchGame)
def no_game(error: NoSuchGame) -> ResponseReturnValue:
    """Tell a phone that had the game that it may not see it any more, so that it drops the game."""
    asked: Mapping[str, Any] = sent_json() if request.method == "POST" else request.args
    since, has, state = asked.get("since"), asked.get("has"), asked.get("state")
    with suppress(TypeError, ValueError):
        marks: int = int(since if has is None else has)  # type: ignore[arg-type]
        game_id = str((request.view_args or {})["game_id"])
        if has_ended(current_store(), game_id, known_device(), marks, str(state)):
            return {"refusal": _refusal_json(Refusal(Code.ACCESS_ENDED))}, 403
    return refuse_game(error)


@blueprint.get("/new/marks")
def token() -> ResponseReturnValue:
    """Return a token with which a phone may send a game that was begun without network.

    A phone that was never here gets its id now. If the id came with the response to the game, it
    could be lost, and the game would be stored, but not for this phone. A phone that has to say
    first whether an earlier id is its own is asked when the game comes.
    """
    with suppress(NotConfirmed):
        if not known_device():
            this_device()
    return {"csrf": generate_csrf()}


@blueprint.post("/new/marks")
def create_offline_game() -> ResponseReturnValue:
    """Store a game that only the phone has: begun without network, or lost here."""
    sent = sent_json()
    game_id, now = sent.get("game_id"), int(time.time())
    if not isinstance(game_id, str) or not re.fullmatch(ID, game_id):
        raise BadRequest("no id of a game")
    count_new_game()
    device = this_device()
    mark = mark_of(sent.get("mark"), author(device), written_at(sent.get("mark"), now))
    if mark is None:
        return _not_taken(Refusal(Code.NOT_A_MARK, {"what": "mark"}))
    try:
        refusal = open_offline_game(current_store(), device, game_id, mark)
    except DeletedForGood:
        return {"refusal": _refusal_json(Refusal(Code.GAME_DELETED))}, 410
    except TakenId:
        return {"refusal": _refusal_json(Refusal(Code.GAME_NOT_OPEN))}, 409
    if refusal is not None:
        return _not_taken(refusal)
    return {"version": 1}


def _not_taken(refusal: Refusal) -> ResponseReturnValue:
    """Return the response that refuses a game which a phone has begun."""
    body = _refusal_json(refusal)
    why = gettext("The server does not take this game. %(why)s", why=body["said"])
    return {"refusal": body, "why": why}, 422


def _unreadable(body: object) -> Verdict:
    id: Any = body.get("id") if isinstance(body, dict) else None
    return Verdict(id, Fate.REFUSED, Refusal(Code.NOT_A_MARK, {"what": "mark"}))


def _result_json(result: Verdict, names: Mapping[str, str]) -> dict[str, Any]:
    refusal = result.refusal and _refusal_json(result.refusal, names)
    return {"id": result.id, "fate": result.fate, "refusal": refusal}


def _refusal_json(refusal: Refusal, names: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return a refusal with its sentence, as a phone's script has words only for the commonest."""
    said = sentence(refusal, names)
    return {"code": refusal.code, "facts": dict(refusal.facts), "said": said}
