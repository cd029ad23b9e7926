"""The Flask app: the one module that knows every screen and puts the parts together."""

from collections.abc import Callable, Sequence

from flask import Flask
from flask_compress import Compress
from flask_wtf import CSRFProtect
from jinja2 import StrictUndefined

from scorepad.address import host_of
from scorepad.paths import STATIC, TEMPLATES, TRANSLATIONS
from scorepad.services.backups import BackupHealth
from scorepad.settings import Settings
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.store import Store
from scorepad.web import (
    authority,
    blank_sheets,
    duel,
    files,
    groups,
    health,
    history,
    home,
    house_rules,
    manifest,
    new_game,
    open_link,
    people,
    preferences,
    rules_summary,
    statistics,
    trick_check,
)
from scorepad.web.game import (
    adjustments,
    conflict_choice,
    end,
    entries,
    filled_sheets,
    from_paper,
    hand_and_dealer,
    length,
    links,
    log,
    marks,
    match,
    names,
    pad,
    players,
    rules,
    sheet,
    special_cards,
    table,
)
from scorepad.web.http.assets import serve_static
from scorepad.web.http.context import Parts, install
from scorepad.web.http.errors import answer_errors, try_again
from scorepad.web.http.guard import guard
from scorepad.web.http.request_log import QuietFlask, log_requests
from scorepad.web.http.template_context import lend_words
from scorepad.web.members_only import require_membership
from scorepad.web.phone_script import serve_script
from scorepad.web.preferences import speak
from scorepad.web.shell import serve_shell

_LARGEST_BODY = 64 * 1024


def create_app(
    settings: Settings,
    addresses: Callable[[], Sequence[str]] = tuple,
    own_authority: bytes = b"",
    backups: BackupHealth | None = None,
) -> Flask:
    """Return the app of a server.

    ``addresses`` returns the addresses at which the local network reaches it. ``own_authority`` is
    the certificate of an authority that vouches for the server's https and that phones have yet to
    trust. ``backups`` says whether backups of the games can be made.

    Touches neither disk nor network: the database is opened by the first request, and has to be
    ready by then.
    """
    app = QuietFlask(
        "scorepad",
        template_folder=str(TEMPLATES),
        static_folder=None,
        instance_path=str(settings.instance),
    )
    app.config.from_mapping(
        SECRET_KEY=settings.secret_key,
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        MAX_CONTENT_LENGTH=_LARGEST_BODY,
        MAX_FORM_MEMORY_SIZE=_LARGEST_BODY,
        MAX_FORM_PARTS=200,
        # An evening is longer than the hour after which tokens end by default.
        WTF_CSRF_TIME_LIMIT=None,
        COMPRESS_ALGORITHM=["br", "gzip"],
        COMPRESS_ALGORITHM_STREAMING=["br"],
        COMPRESS_BR_MODE=1,
        # A tenth of a millisecond more than the usual 4, and a fifteenth less to send.
        COMPRESS_BR_LEVEL=5,
    )
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    sheets = PdfCache(folder=settings.instance, warms=True)
    store = Store(settings.database_url, folder=settings.instance)
    install(
        app,
        Parts(store, addresses, sheets, own_authority, settings.address, backups or BackupHealth()),
    )
    Compress(app)
    app.request_class = files.InMemory
    guard(
        app,
        proxies=settings.proxies,
        hosts=settings.hosts,
        # Whoever has once been told to come by https alone could never go back to
        # the plain address of a computer at home.
        https_alone=0 if own_authority else settings.hsts,
        limits_url=settings.limits_url,
        prefix=settings.prefix,
        name=host_of(settings.address),
        longer={"files.import_file": files.LARGEST_FILE},
    )
    serve_static(app, STATIC)
    serve_script(app, STATIC / "phone")
    serve_shell(app, STATIC / "phone", allowed=settings.service_worker)
    CSRFProtect(app)
    speak(app, str(TRANSLATIONS))
    lend_words(app)
    if settings.members_only:
        require_membership(app)
    answer_errors(app)
    game = (pad, entries, special_cards, match, duel, sheet, filled_sheets, log, end, links)
    phones = (marks, conflict_choice)
    at_the_table = (table, hand_and_dealer, players, names, adjustments, rules, length, from_paper)
    evenings = (history, statistics, people, groups, files)
    for screen in (
        home,
        *evenings,
        blank_sheets,
        new_game,
        trick_check,
        house_rules,
        rules_summary,
        *game,
        *phones,
        *at_the_table,
        preferences,
        manifest,
        open_link,
        authority,
        health,
    ):
        app.register_blueprint(screen.blueprint)
    try_again(app)
    log_requests(app, every=settings.log_requests)
    return app
