"""The screens beside the pad, which follow what others write while somebody watches."""

from typing import Any

from flask import Response, make_response, render_template, request, url_for
from werkzeug.wrappers import Response as BaseResponse

from scorepad.services.access import OpenedGame
from scorepad.web.game.access import all_known, no_news
from scorepad.web.http.responses import asks_for_fragment
from scorepad.web.phone_script import phone_game


def nothing_newer(game_id: str) -> BaseResponse | None:
    """Return the response to a page that polls and shows all there is; ``None`` for any other."""
    polls = asks_for_fragment()
    watched = all_known(game_id, as_host=False) if polls else None
    return None if watched is None else no_news(game_id, watched)


def show(
    opened: OpenedGame, page: str, part: str, *, again: bool = False, **shown: Any
) -> Response:
    """Show a screen as a page, or only the part of it that a polling page replaces.

    If the phone has got the right to write, it loads the whole page anew, because its script draws
    the page then.

    Args:
        opened: the game.
        page: the template of the page.
        part: the template of the part.
        again: True if the page is to go on to a rematch, once there is one.
        shown: what the templates show.
    """
    is_part = asks_for_fragment()
    if is_part and opened.writes:
        return make_response("", 204, {"HX-Refresh": "true"})
    game = opened.game
    known: dict[str, Any] = {
        "since": game.version,
        "state": game.state,
        "again": 1 if again else None,
    }
    html = render_template(
        part if is_part else page,
        news=url_for(request.endpoint or "", game_id=game.game_id, **known),
        phone=phone_game(opened, shown.pop("signs", None)),
        **shown,
    )
    return make_response(html)
