"""Who gets in at all, before any screen is asked."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from scorepad.web.headers import protect
from scorepad.web.hosts import check_host
from scorepad.web.nothing_new import answer_at_the_doorstep
from scorepad.web.often import count_at, count_marks
from scorepad.web.origins import refuse_foreign_forms
from scorepad.web.prefix import mount
from scorepad.web.proxies import watch_proxies
from scorepad.web.session import protect_session

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_LISTS = ("HTTP_X_FORWARDED_FOR", "HTTP_X_FORWARDED_PROTO", "HTTP_X_FORWARDED_PREFIX")


class Believing:
    """Believe ``proxies`` servers in front of this one."""

    def __init__(self, inside: "WSGIApplication", proxies: int) -> None:
        self._inside = inside
        # Not each of several writes the path down; the last that does is believed.
        self._fixed = ProxyFix(self._checked, x_for=proxies, x_proto=proxies, x_prefix=1)

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        for name in _LISTS:
            if name in environ:
                # With one quote a phone would make what the proxy adds a part of its own word.
                environ[name] = environ[name].replace('"', "")
        return self._fixed(environ, start_response)

    def _checked(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        scheme = environ["wsgi.url_scheme"].lower()
        environ["wsgi.url_scheme"] = scheme if scheme in ("http", "https") else "http"
        return self._inside(environ, start_response)


def guard(
    app: Flask,
    *,
    proxies: int,
    hosts: tuple[str, ...],
    https_alone: int,
    limits_url: str,
    prefix: str,
    name: str,
) -> None:
    """Has to come before whatever else looks at requests. ``proxies`` servers in
    front of this one are believed, whom they ask for, whether by https, and below
    which path they show the app where no ``prefix`` says so; the name in the address
    they pass on as it is. ``name`` is that in the address that the owner has set. The
    rest is said at :func:`check_host`, :func:`protect` and
    :class:`scorepad.web.often.Counts`.
    """
    answer_at_the_doorstep(app, hosts, name, https_alone)
    mount(app, prefix)
    if proxies:
        app.wsgi_app = Believing(app.wsgi_app, proxies)  # type: ignore[method-assign]
    watch_proxies(app, proxies)
    protect(app, https_alone)
    check_host(app, hosts, name)
    refuse_foreign_forms(app)
    protect_session(app)
    count_at(app, limits_url)
    count_marks(app)
