"""The statistics of a group's games, about everybody or one person."""

import time

from flask import Blueprint, abort, render_template, request
from flask.typing import ResponseReturnValue

from scorepad.i18n.speech import zone
from scorepad.services.damaged_games import damaged_and_over
from scorepad.services.evenings import evening_on
from scorepad.services.seasons import seasons_of
from scorepad.services.statistics.results import statistics_view
from scorepad.services.statistics.values import StatisticsQuery
from scorepad.stats.figures import LEAST_BIDS, LEAST_GAMES, LEAST_OF_A_HAND, LEAST_ROUNDS
from scorepad.views.statistics import periods, statistics_charts
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device

blueprint = Blueprint("statistics", __name__)

_ASKED = {"player": "person", "game": "ruleset", "from": "since", "to": "until"}
"""The names in the URL, and the fields that they fill."""

_MOST_AGAIN = 300
"""The number of times that a page asks again by itself: about as many seconds."""


@blueprint.get("/statistics")
def page() -> ResponseReturnValue:
    """Show everybody side by side, or one person."""
    given = {what: request.args.get(name, "") for name, what in _ASKED.items()}
    is_whole = not any(given.values())
    view = statistics_view(current_store(), known_device(), StatisticsQuery(**given))
    if given["person"] and not view.asked.person:
        abort(404)
    return render_template(
        "statistics/page.html",
        view=view,
        evening=evening_on(current_store(), known_device(), zone()) if is_whole else None,
        left_out=damaged_and_over(current_store(), known_device()),
        again=request.args.get("again", 0, int),
        most_again=_MOST_AGAIN,
        charts=statistics_charts(view, zone()),
        least_games=LEAST_GAMES,
        least_bids=LEAST_BIDS,
        least_rounds=LEAST_ROUNDS,
        least_of_a_hand=LEAST_OF_A_HAND,
        periods=periods(int(time.time())),
        seasons=seasons_of(current_store(), known_device()),
        # The URL again, for links that change a part of it.
        here={name: getattr(view.asked, what) or None for name, what in _ASKED.items()},
    )
