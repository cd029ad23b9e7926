"""The preferences of a device: language, light or dark, and how a phone shows a game."""

from flask import Blueprint, Flask, current_app, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from flask_babel import Babel

from scorepad.i18n.languages import LANGUAGES
from scorepad.web.http.context import app_services
from scorepad.web.http.cookies import cookie, set_lasting_cookie
from scorepad.web.http.responses import local_path
from scorepad.web.shell import SWITCH

THEMES = ("auto", "light", "dark")
_COOKIES = {"language": LANGUAGES, "theme": THEMES, "offline": SWITCH}

DISPLAY_OPTIONS = ("rotate", "large", "hidden", "aloud", "sleep", "keyless", "places")
"""The display options of one phone.

Turned round, totals large, totals hidden, read aloud, the screen may go dark, keys of a keyboard
write nothing, players by place. All of them are off until they are chosen.
"""

_DISPLAY_COOKIE = "looks"
"""The cookie that has them; phones keep it by this name."""
_BETWEEN = "."

blueprint = Blueprint("preferences", __name__)


@blueprint.get("/preferences")
def show() -> ResponseReturnValue:
    """Show the switches; ``back`` is where the page leads."""
    back = local_path(request.args.get("back", ""))
    vouched = bool(app_services().ca_certificate)
    may_keep_app = current_app.config["SERVICE_WORKER"]
    return render_template(
        "preferences/page.html", back=back, vouched=vouched, may_keep_app=may_keep_app
    )


@blueprint.post("/preferences")
def change() -> ResponseReturnValue:
    """Store what was chosen for a long time; anything else changes nothing."""
    back = local_path(request.form.get("back", ""))
    if back.partition("?")[0] == url_for("preferences.show"):
        back += _pressed()
    response = redirect(back or url_for("home.page"), 303)
    for name, allowed in _COOKIES.items():
        value = request.form.get(name)
        if value in allowed:
            set_lasting_cookie(response, name, value)
    changed = _changed_display_options()
    if changed is not None:
        set_lasting_cookie(response, _DISPLAY_COOKIE, changed)
    return response


def _pressed() -> str:
    """Return the fragment of the button that was pressed: a browser puts the focus there."""
    for name in ("language", "theme", "on", "off"):
        value = request.form.get(name, "")
        if value.isalpha():
            return f"#{value}"
    return "#offline" if "offline" in request.form else ""


def display_options() -> tuple[str, ...]:
    """Return those of ``DISPLAY_OPTIONS`` that are on for the reader's phone, in that order."""
    names = cookie(_DISPLAY_COOKIE).split(_BETWEEN)
    return tuple(option for option in DISPLAY_OPTIONS if option in names)


def _changed_display_options() -> str | None:
    """Return the new cookie if a tap turned one option ``on`` or ``off``; ``None`` if none did."""
    on, off = request.form.get("on"), request.form.get("off")
    if on not in DISPLAY_OPTIONS and off not in DISPLAY_OPTIONS:
        return None
    return _BETWEEN.join(
        option
        for option in DISPLAY_OPTIONS
        if option != off and (option in display_options() or option == on)
    )


def theme() -> str:
    """Return the reader's theme: ``auto`` follows the system."""
    chosen = cookie("theme")
    return chosen if chosen in THEMES else "auto"


def _language() -> str:
    # A link to a sheet may set the language, for everybody who opens it.
    for chosen in (request.args.get("lang", ""), cookie("language")):
        if chosen in LANGUAGES:
            return chosen
    # Swiss German is German, even where French is the second choice.
    for wished, quality in request.accept_languages:
        spoken = wished.partition("-")[0].lower()
        if spoken in LANGUAGES and quality > 0:
            return spoken
    return LANGUAGES[0]


def init_babel(app: Flask, translations: str) -> None:
    """Set up ``app`` to speak all languages."""
    app.config["BABEL_TRANSLATION_DIRECTORIES"] = translations
    Babel(app, locale_selector=_language)
