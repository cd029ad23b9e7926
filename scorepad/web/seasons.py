"""The seasons of a group: their list, the table of each, and what people say about them."""

import time

from flask import Blueprint, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, StringField
from wtforms.validators import Length

from scorepad.i18n.numbers import file_day, month
from scorepad.i18n.speech import zone
from scorepad.services.groups import groups_of
from scorepad.services.season_table import season_page
from scorepad.services.seasons import (
    SeasonForm,
    Written,
    begin_season,
    change_season,
    has_name,
    remove_season,
    season_with_id,
    seasons_of,
)
from scorepad.web.http.context import current_store
from scorepad.web.http.device import known_device
from scorepad.web.http.responses import go_to

blueprint = Blueprint("seasons", __name__, url_prefix="/statistics/seasons")

_LONGEST = 64


class TypedSeason(Form):
    """The form of a season.

    ``do`` is the button that was tapped: "" to write it, or ``remove``. ``state`` is that of the
    season as it was shown.
    """

    do = StringField(validators=[Length(max=20)])
    state = StringField(validators=[Length(max=_LONGEST)])
    name = StringField(validators=[Length(max=500)])
    begins = StringField()
    ends = StringField()
    best = StringField()
    of = StringField()
    least = StringField()

    @property
    def typed(self) -> SeasonForm:
        """Return the texts of the season itself; longer ones than any can be are cut."""
        name = self.name.data or ""
        fields = (self.begins, self.ends, self.best, self.of, self.least)
        return SeasonForm(name[:500], *((each.data or "")[:_LONGEST] for each in fields))


@blueprint.get("")
def listing() -> ResponseReturnValue:
    """Show the seasons of the group, and the form that begins another one."""
    return _list()


@blueprint.post("")
def begin() -> ResponseReturnValue:
    """Begin a season."""
    form = TypedSeason(request.form)
    written = begin_season(current_store(), known_device(), form.typed)
    if written.refusals:
        return _list(form.typed, written)
    begun, was = (None, 1) if written.was_there else (1, None)
    return go_to(url_for("seasons.page", season=written.season_id, begun=begun, was=was))


@blueprint.get("/<season>")
def page(season: str) -> ResponseReturnValue:
    """Show the table of a season, and two people against each other.

    ``one`` and ``other`` are these two. In the URL is ``begun`` after the season was begun, ``was``
    if somebody else had begun it, and ``changed`` after its settings were changed.
    """
    return _show(season)


@blueprint.post("/<season>")
def change(season: str) -> ResponseReturnValue:
    """Write other settings of a season, or remove it."""
    store, device, form = current_store(), known_device(), TypedSeason(request.form)
    season_with_id(seasons_of(store, device), season)
    if form.do.data == "remove":
        remove_season(store, device, season)
        return go_to(url_for("seasons.listing", removed=1))
    written = change_season(store, device, season, form.typed, (form.state.data or "")[:_LONGEST])
    if written.refusals:
        return _show(season, form.typed, written)
    return go_to(url_for("seasons.page", season=season, changed=1))


def _list(typed: SeasonForm | None = None, written: Written | None = None) -> ResponseReturnValue:
    store, device = current_store(), known_device()
    seasons = seasons_of(store, device)
    now = int(time.time())
    today = file_day(now)
    name = month(now)
    if has_name(seasons, name):
        name = ""
    html = render_template(
        "seasons/list.html",
        seasons=seasons,
        has_group=bool(groups_of(store, device)),
        going_on=next((season for season in seasons if season.is_on(today)), None),
        typed=typed or SeasonForm(name, today),
        refusals=written.refusals if written else {},
        removed="removed" in request.args,
    )
    return html, 422 if written else 200


def _show(
    season: str, typed: SeasonForm | None = None, written: Written | None = None
) -> ResponseReturnValue:
    pair = (request.args.get("one", "")[:_LONGEST], request.args.get("other", "")[:_LONGEST])
    view = season_page(current_store(), known_device(), season, pair, zone())
    html = render_template(
        "seasons/page.html",
        view=view,
        season=view.season,
        typed=typed or SeasonForm.of_season(view.season),
        refusals=written.refusals if written else {},
        said=next((word for word in ("begun", "was", "changed") if word in request.args), ""),
    )
    return html, 422 if written else 200
