"""Going on with a game on another phone: the question, the answer, and taking it back."""

import time
from typing import Any, Literal

from flask import Blueprint, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from scorepad.pad.any_pad import sits
from scorepad.pad.match.state import Match
from scorepad.rules.refusal import Code, Refusal
from scorepad.services.access import OpenedGame, is_open, seconds_alone
from scorepad.services.lent_rights import right_changes, take_back
from scorepad.services.sittings import is_recent, newest_change
from scorepad.services.takeovers import (
    Asked,
    answer,
    ask,
    asked_in,
    refusal_of,
    refuse_all,
)
from scorepad.web.game.access import OWN, players_game, readers_game, writers_game
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to, nothing_new

blueprint = Blueprint("takeovers", __name__, url_prefix="/g/<game_id>/continue")

PATIENCE = 5
"""The seconds after which a phone that waits for an answer polls again."""

_TOLD = (
    Code.NOTHING_CHOSEN,
    *(Code.NOTHING_TO_GO_ON, Code.SCORER_IS_ASKED, Code.SEAT_IS_ASKED, Code.TAKEOVER_EXPIRED),
    Code.ANSWERED_ELSEWHERE,
    *(Code.TAKEOVER_GIVEN, Code.TAKEOVER_DENIED, Code.TAKEOVER_BY_NOBODY, Code.WRITES_BY_GROUP),
    Code.TOO_MANY_ASK,
)
"""The refusals that a page shows after a redirect.

The refusal after a no is not among them: the page knows how long a no still counts.
"""


@blueprint.get("")
def page(game_id: str) -> ResponseReturnValue:
    """Show what this phone can ask, what it waits for, or what it can answer.

    ``asked`` is in the URL of the phone that waits. After a yes it goes on to the pad.
    """
    opened, now = readers_game(game_id), _now()
    asked = asked_in(current_store(), opened, known_device(), now)
    mine = asked.mine
    was_given = mine is not None and mine.answer == "yes" and not (mine.ended_at or asked.to_answer)
    if opened.writes and (was_given or "asked" in request.args):
        return go_to(url_for("pad.page", game_id=game_id))
    view = {
        "game_id": game_id,
        "names": opened.pad.names,
        "players": opened.pad.present,
        "in_group": bool(opened.game.group_id),
        "may_sit": opened.role == "view" and opened.has_own_phones,
        "over": opened.pad.over,
        "writes": opened.writes,
        "player": opened.player,
        "own": opened.player if sits(opened.pad, opened.player) else "",
        "mine": mine,
        "waiting": mine is not None and is_open(mine, now),
        "alone": seconds_alone(mine, now) if mine is not None else 0,
        "no": refusal_of(mine, now) if mine is not None else None,
        "to_answer": asked.to_answer,
        "is_scorer": asked.is_scorer,
        "waits": asked.waits,
        "given": [each for each in right_changes(current_store(), opened) if each.can_end],
    }
    response = make_response(render_template("takeovers/page.html", view=view, refusal=told()))
    if (view["waiting"] or view["no"]) and not opened.writes:
        # Without a script, a page that waits for the answer, or to ask again, is loaded again.
        response.headers["Refresh"] = str(PATIENCE)
    return response


@blueprint.post("")
def ask_it(game_id: str) -> ResponseReturnValue:
    """Ask whether this phone may go on."""
    opened, player = readers_game(game_id), request.form.get("player")
    if player is None and not opened.pad.over:
        return _to_page(game_id, Refusal(Code.NOTHING_CHOSEN))
    refusal = ask(current_store(), opened, known_device(), player or "", _now())
    return _to_page(game_id, refusal, asked=1)


@blueprint.post("/order")
def ask_for_order(game_id: str) -> ResponseReturnValue:
    """Ask the other player of a match to see the cards that another own phone entered."""
    opened = players_game(game_id)
    if isinstance(opened.true_pad, Match):
        ask(current_store(), opened, known_device(), opened.player, _now(), "order")
    return go_to(url_for("pad.page", game_id=game_id, at=OWN if opened.writes else None))


@blueprint.get("/asked")
def strip(game_id: str) -> ResponseReturnValue:
    """Return the question or notice for this phone as a fragment; 204 if there is none."""
    html = question_on(writers_game(game_id))[1]
    return html or nothing_new()


@blueprint.post("/answer")
def answer_it(game_id: str) -> ResponseReturnValue:
    """Answer what another phone asks with ``yes``, or no; ``none`` says no to all that ask."""
    opened, takeover, now = players_game(game_id), request.form.get("id", ""), _now()
    if request.form.get("answer") == "none":
        refuse_all(current_store(), opened, known_device(), now)
        return go_to(url_for("pad.page", game_id=game_id))
    yes = request.form.get("answer") == "yes"
    refusal = answer(current_store(), opened, known_device(), takeover, yes=yes, now=now)
    if refusal is None or not opened.writes:
        # A player's own phone has nothing else to answer; its own screen says if the answer was
        # late.
        return go_to(url_for("pad.page", game_id=game_id, **_query(refusal)))
    return _to_page(game_id, refusal)


@blueprint.post("/back")
def take_it_back(game_id: str) -> ResponseReturnValue:
    """Take back the right to write of a phone that went on with the game."""
    takeover = request.form.get("id", "")
    refusal = take_back(current_store(), game_id, known_device(), takeover, _now())
    return _to_page(game_id, refusal) if refusal else go_to(url_for("log.page", game_id=game_id))


def asked_for_order(opened: OpenedGame) -> Literal["", "waits", "no"]:
    """Return whether this phone waits for an answer to :func:`ask_for_order`, or got a no."""
    now = _now()
    mine = asked_in(current_store(), opened, known_device(), now, "order").mine
    if mine is not None and mine.player == opened.player:
        return "waits" if is_open(mine, now) else "no" if refusal_of(mine, now) else ""
    return ""


def question_on(opened: OpenedGame) -> tuple[str, str]:
    """Return the id and the HTML of the question or notice for this phone; "" for none."""
    if not opened.writes:
        return "", ""
    id, html = "", ""
    if opened.asked_at is not None:
        id, html = _first_question(
            opened, asked_in(current_store(), opened, known_device(), _now())
        )
    return (id, html) if html else _news_of_seats(opened, "")[1:]


def question_on_own(opened: OpenedGame) -> tuple[int, str]:
    """Return the question or notice for a player's own phone, as HTML; "" for none.

    A number comes before it. It changes with what is shown, see
    what polls compare in :mod:`scorepad.services.polls`.
    """
    number, html = 0, ""
    if opened.asked_at is not None:
        asked = asked_in(current_store(), opened, known_device(), _now())
        number, html = asked.of_all, _first_question(opened, asked)[1]
    at, _, told = _news_of_seats(opened, opened.player)
    return number or at, html or told


def _news_of_seats(opened: OpenedGame, player: str) -> tuple[int, str, str]:
    """Return what others have just done to a seat: its time, an id, and HTML; 0 and "" for none.

    ``player`` is the one for whom alone this phone enters, "" for nobody.
    """
    game, now = opened.game, _now()
    if not is_recent(game.seated_at, now):
        return 0, "", ""
    with current_store().reading() as transaction:
        change = newest_change(transaction, game.game_id, known_device(), player, now)
    if change is None:
        return 0, "", ""
    name = opened.pad.names.get(change.player, "")
    html = render_template("takeovers/_told.html", change=change, name=name)
    return change.at, f"{change.at}.{change.how}.{change.player}", html


def _first_question(opened: OpenedGame, asked: Asked) -> tuple[str, str]:
    """Return the first question that can be answered here now, else the first that waits.

    Its id changes as soon as there is another one to say no to as well.
    """
    number = len(asked.to_answer)
    told = [each for each in asked.waits if each.role == "host"]
    for takeover in (*asked.to_answer, *told):
        waits = takeover in told
        html = render_template(
            "takeovers/_waits.html" if waits else "takeovers/_asked.html",
            game_id=opened.game.game_id,
            takeover=takeover,
            is_scorer=asked.is_scorer,
            name=opened.pad.names.get(takeover.player, ""),
            own=opened.player,
            number=number,
        )
        id = takeover.takeover_id if number == 1 else f"{takeover.takeover_id}.{number}"
        return f"{takeover.takeover_id}.waits" if waits else id, html
    return "", ""


def _now() -> int:
    return int(time.time())


def _to_page(game_id: str, refusal: Refusal | None, **more: int) -> ResponseReturnValue:
    return go_to(url_for("takeovers.page", game_id=game_id, **_query(refusal, **more)))


def _query(refusal: Refusal | None, **more: Any) -> dict[str, Any]:
    return {**more, **({"why": refusal.code, **refusal.facts} if refusal else {})}


def told() -> Refusal | None:
    """Return the refusal that the URL names, one of :data:`_TOLD`; ``None`` for none."""
    why, args = request.args.get("why", ""), request.args
    if why not in _TOLD:
        return None
    return Refusal(
        Code(why), {name: args.get(name, 0, type=int) for name in ("seconds", "minutes")}
    )
