"""Who gets in at all, before any screen is asked."""

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from scorepad.web.headers import protect
from scorepad.web.hosts import check_host
from scorepad.web.nothing_new import answer_at_the_doorstep
from scorepad.web.often import count_at, count_marks
from scorepad.web.origins import refuse_foreign_forms
from scorepad.web.session import protect_session


def guard(
    app: Flask,
    *,
    proxies: int,
    hosts: tuple[str, ...],
    https_alone: int,
    limits_url: str,
) -> None:
    """Has to come before whatever else looks at requests. ``proxies`` servers in
    front of this one are believed, whom they ask for and whether by https; the
    name in the address they pass on as it is. The rest is said at
    :func:`check_host`, :func:`protect` and :class:`scorepad.web.often.Counts`.
    """
    answer_at_the_doorstep(app, hosts, https_alone)
    if proxies:
        trusting = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies)
        app.wsgi_app = trusting  # type: ignore[method-assign]
    protect(app, https_alone)
    check_host(app, hosts)
    refuse_foreign_forms(app)
    protect_session(app)
    count_at(app, limits_url)
    count_marks(app)
