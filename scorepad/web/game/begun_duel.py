"""A duel that is entered in part: its phone finds it again after other pages.

A cookie keeps it until the browser is closed; only the pages of this game get the cookie. No mark
is written before the duel is decided.
"""

from dataclasses import replace
from urllib.parse import parse_qsl, urlencode

from flask import url_for
from werkzeug.wrappers import Response

from scorepad.pad.any_pad import AnyPad
from scorepad.pad.match.state import Match
from scorepad.trick_checker.query import EMPTY_DUEL_QUERY, DuelQuery, read_duel_query
from scorepad.views.active_cell import PadQuery
from scorepad.views.duel_log import known_of
from scorepad.web.game.access import OWN
from scorepad.web.http.cookies import cookie, set_cookie_of_a_page

_COOKIE = "duel"
_LONGEST = 400
"""The most characters that are kept: keys have few, and only numbers are typed."""


def keep_duel(response: Response, game_id: str, pad: AnyPad, query: DuelQuery) -> None:
    """Let the phone store what it has entered of the next duel of the open round."""
    place = _next_duel(pad)
    value = urlencode({"place": place, **known_of(query)}) if place else ""
    if 0 < len(value) <= _LONGEST:
        set_cookie_of_a_page(response, _COOKIE, value, url_for("pad.page", game_id=game_id))


def with_begun_duel(pad: AnyPad, at: PadQuery) -> PadQuery:
    """Return ``at`` with the phone's entries for the next duel, if it asks for nothing else."""
    place = _next_duel(pad)
    if not place or at.field not in (None, "duel", OWN) or at != PadQuery(field=at.field):
        return at
    kept = dict(parse_qsl(cookie(_COOKIE)))
    query = read_duel_query(kept)
    if kept.get("place") != place or query == EMPTY_DUEL_QUERY:
        return at
    return replace(at, field=at.field or "duel", duel=query)


def _next_duel(pad: AnyPad) -> str:
    """Return the place of the next duel in the match, as "round.duel"; "" for none."""
    if not isinstance(pad, Match) or pad.current is None:
        return ""
    return f"{pad.current.number}.{pad.current.next_duel}"
