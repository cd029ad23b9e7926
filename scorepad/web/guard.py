"""Who gets in at all, before any screen is asked."""

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
        # Not each of several writes the path down; the last that does is believed.
        trusting = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies, x_prefix=1)
        app.wsgi_app = trusting  # type: ignore[method-assign]
    watch_proxies(app, proxies)
    protect(app, https_alone)
    check_host(app, hosts, name)
    refuse_foreign_forms(app)
    protect_session(app)
    count_at(app, limits_url)
    count_marks(app)
