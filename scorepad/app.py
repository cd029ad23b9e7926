"""The Flask app: the one module that knows every screen and puts the parts together."""

import random
import time
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from types import TracebackType

from flask import Flask, request
from flask.typing import ResponseReturnValue
from flask_compress import Compress
from flask_wtf import CSRFProtect
from jinja2 import StrictUndefined
from werkzeug.routing import Rule

from scorepad.address import host_of
from scorepad.i18n.words import Words
from scorepad.paths import STATIC, TEMPLATES, TRANSLATIONS
from scorepad.services.backups import BackupHealth, CopyPlan
from scorepad.services.import_export.reading import FileReader
from scorepad.settings import Settings
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.store import Store, StoreUnavailable
from scorepad.web import files, preferences
from scorepad.web.http.assets import serve_static
from scorepad.web.http.compiled import CompiledTemplates
from scorepad.web.http.context import AppServices, install
from scorepad.web.http.errors import register_error_handlers
from scorepad.web.http.guard import ANSWERS_TO, guard
from scorepad.web.http.proxies import believe_proxies
from scorepad.web.http.rate_limit import count_at
from scorepad.web.http.request_log import log_requests
from scorepad.web.http.template_context import TemplateEnvironment, register_template_helpers
from scorepad.web.members_only import require_membership

_BACKOFF_SECONDS = (0.02, 0.1, 0.3)
"""Upper bounds of a random backoff: the jitter keeps those who collided apart."""


class Route(Rule):
    """A rule of werkzeug's that compiles what writes its address when one is first written: for all
    screens at once, that was five sixths of what it takes to make the app."""

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        compiled = cache(super()._compile_builder)
        return lambda rule, /, **values: compiled(append_unknown)(rule, **values)


class ScorepadFlask(Flask):
    """Flask, but a request is tried again, and the URL of one that failed is not logged."""

    jinja_environment = TemplateEnvironment
    url_rule_class = Route

    def dispatch_request(self) -> ResponseReturnValue:
        """Return what the view returns; try it again where another try may succeed at once.

        All POSTs are idempotent (their forms carry ids), so retrying is safe.
        """
        for seconds in _BACKOFF_SECONDS:
            try:
                return super().dispatch_request()
            except StoreUnavailable as error:
                # An uploaded file has been read already and can't be read twice.
                if not error.passing or request.files:
                    raise
            time.sleep(random.uniform(0, seconds))  # noqa: S311 - no secret
        return super().dispatch_request()

    def log_exception(
        self,
        exc_info: (tuple[type, BaseException, TracebackType] | tuple[None, None, None]),
    ) -> None:
        """Log which screen failed, and where in the program; the URL is the key to its game."""
        where = request.url_rule.rule if request.url_rule else "no screen"
        self.logger.error("Exception on %s [%s]", where, request.method, exc_info=exc_info)


_SCREENS = [
    # The app takes more of these two than their screens.
    *(files, preferences),
    *(
        import_module(f"scorepad.web.{screen}")
        for screen in (
            *("home", "history", "evenings", "statistics", "seasons", "people", "groups", "phones"),
            *("group_links", "television", "programs"),
            *("blank_sheets", "new_game", "new_game_rules", "house_rules", "rules_summary"),
            *("trick_check", "duel"),
            *("game.pad", "game.entries", "game.special_cards", "game.match", "game.marks"),
            *(
                "evening_sheets",
                "game.sheet",
                "game.filled_sheets",
                "game.log",
                "game.end",
                "game.links",
            ),
            *("game.table", "game.hand_and_dealer", "game.players", "game.names", "game.length"),
            *(
                "game.adjustments",
                "game.plain_fields",
                "game.rules",
                "game.from_paper",
                "game.conflict_choice",
            ),
            *("game.announcement", "game.takeovers", "game.own_phones"),
            *("manifest", "open_link", "phone_script", "shell", "authority", "health"),
        )
    ),
]
"""Every screen, by its module in ``web``, which holds its blueprint."""

_LARGEST_BODY = 64 * 1024


def create_app(
    settings: Settings,
    addresses: Callable[[], Sequence[str]] = tuple,
    ca_certificate: bytes = b"",
    backups: BackupHealth | None = None,
) -> Flask:
    """Return the app of a server.

    Touches neither disk nor network: the database is opened by the first request, and has to be
    ready by then.

    Args:
        settings: as the owner has set the server up.
        addresses: returns the addresses at which the local network reaches it.
        ca_certificate: the certificate of an authority that vouches for the server's https and that
            phones have yet to trust; b"" for none.
        backups: whether backups of the games can be made.
    """
    app = ScorepadFlask(
        "scorepad",
        template_folder=str(TEMPLATES),
        static_folder=None,
        instance_path=str(settings.instance),
    )
    app.config.from_mapping(
        SECRET_KEY=settings.secret_key,
        MAX_CONTENT_LENGTH=_LARGEST_BODY,
        MAX_FORM_MEMORY_SIZE=_LARGEST_BODY,
        MAX_FORM_PARTS=200,
        SERVICE_WORKER=settings.service_worker,
        WATCH_TOKEN=settings.watch_token,
        # An evening is longer than the hour after which tokens end by default.
        WTF_CSRF_TIME_LIMIT=None,
        COMPRESS_ALGORITHM=["br", "gzip"],
        COMPRESS_ALGORITHM_STREAMING=["br"],
        COMPRESS_BR_MODE=1,
        # Level 5 instead of 4: +0.1 ms, 1/15 fewer bytes.
        COMPRESS_BR_LEVEL=5,
    )
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.jinja_env.bytecode_cache = Words.kept = CompiledTemplates()
    sheets = PdfCache()
    store = Store(settings.database_url, folder=settings.instance, journal=settings.journal)
    install(
        app,
        AppServices(
            store,
            addresses,
            sheets,
            ca_certificate,
            settings.address,
            backups or BackupHealth(),
            FileReader(settings.instance),
            CopyPlan(settings.backups_keep, settings.backups, days=settings.backups_days),
        ),
    )
    Compress(app)
    app.request_class = files.InMemory
    count_at(app, settings.limits_url)
    hosts, public_host = settings.hosts, host_of(settings.address)
    # No HSTS with our own CA: browsers would lock the owner out of plain http.
    hsts_seconds = 0 if ca_certificate else settings.hsts
    guard(
        app,
        hosts=hosts,
        public_host=public_host,
        hsts_seconds=hsts_seconds,
        body_limits={"files.import_file": files.LARGEST_FILE},
    )
    serve_static(app, STATIC)
    CSRFProtect(app)
    preferences.init_babel(app, str(TRANSLATIONS))
    register_template_helpers(app)
    if settings.members_only:
        require_membership(app)
    register_error_handlers(app)
    for screen in _SCREENS:
        app.register_blueprint(screen.blueprint)
    # A request comes to the last of these first, and to Flask after them all.
    believe_proxies(app, settings.proxies, settings.prefix)
    log_requests(app, every=settings.log_requests)
    return app


def answers_to(app: Flask) -> Callable[[str], bool]:
    """Return the function that says whether ``app`` answers to a host, with or without a port."""
    found: Callable[[str], bool] = app.extensions[ANSWERS_TO]
    return found
