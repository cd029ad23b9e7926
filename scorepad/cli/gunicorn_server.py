"""Run gunicorn as part of the program, without its own commands and messages."""

import errno
import re
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from flask import Flask
from werkzeug.serving import WSGIRequestHandler, make_server

from scorepad.cli.asgi import Adapter
from scorepad.cli.held_polls import States

try:
    import resource

    from gunicorn.app.base import BaseApplication

    HAS_GUNICORN = True
except ImportError:  # not on Windows
    BaseApplication, HAS_GUNICORN = object, False


if TYPE_CHECKING:
    from scorepad.cli.tls import Tls

# How long a stopping server waits for answers on their way; with what comes
# after, Ctrl-C takes less than three seconds.
_PATIENCE_AT_THE_END = 1

_IDLE = 15
"""Seconds until a connection is closed on which nothing is asked, or not to its end."""

_CONNECTIONS, _OTHER_FILES = 5_000, 200
"""The numbers of connections and of other open files of each worker.

Every phone that watches a game keeps a connection; where all are taken, a new one gets the place of
the one that has been idle for longest.
"""

# Marks must not wait behind these.
_READS_MUCH = re.compile(r"/(history|statistics|people|files|programs)(/|$)")
_PRINTED = re.compile(r"/sheets(/|$)|/sheet\.(pdf|png)$")

# Bytes that the system keeps of an answer before it has sent them; as much again may
# be on its way. More would be worked out for clients that never take it.
_NOT_YET_SENT = 128 * 1024


AnswersTo = Callable[[str], bool]
"""The type of a function that returns whether an app answers to a host, with or without a port."""


class CannotListen(Exception):
    """An error for a ``port`` of ``host`` that can't be listened on.

    ``taken`` where another program has it, ``forbidden`` where the system keeps it for root.
    """

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(f"{host}:{port}: {error.strerror or error}")
        self.taken = error.errno == errno.EADDRINUSE
        self.forbidden = error.errno == errno.EACCES


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 takes any that is free. Raises :class:`CannotListen`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        if HAS_GUNICORN:
            # Windows would let two servers share a port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if low := getattr(socket, "TCP_NOTSENT_LOWAT", None):
            listener.setsockopt(socket.IPPROTO_TCP, low, _NOT_YET_SENT)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        raise CannotListen(host, port, error) from error
    return listener


class _Server(BaseApplication):  # type: ignore[misc]  # gunicorn has no types
    def __init__(
        self,
        make_app: Callable[[], Flask],
        states_in: Callable[[Flask], States],
        hosts_of: Callable[[Flask], AnswersTo],
        threads: int,
        options: dict[str, object],
    ) -> None:
        self._make_app, self._states_in, self._hosts_of = make_app, states_in, hosts_of
        self._threads = threads
        self._options = options
        super().__init__()

    def load_config(self) -> None:
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Adapter:
        app = self._make_app()
        return Adapter(
            *(app, self._threads, _READS_MUCH.search, _PRINTED.search),
            states=self._states_in(app),
            # The other connections are for those who do anything else.
            most_held=self.cfg.worker_connections // 2,
            answers_to=self._hosts_of(app),
        )


def serve_until_stopped(
    make_app: Callable[[], Flask],
    listener: socket.socket,
    *,
    workers: int,
    threads: int,
    when_ready: Callable[[], None],
    in_worker: Callable[[], None] = lambda: None,
    states_in: Callable[[Flask], States] = lambda _app: lambda _games: {},
    hosts_of: Callable[[Flask], AnswersTo] = lambda _app: lambda _host: False,
    tls: "Tls | None" = None,
) -> None:
    """Answer on ``listener`` until Ctrl-C or SIGTERM, and end the process then.

    The connections are encrypted where there is ``tls``. The app is made once, before the workers
    are forked; ``when_ready`` is called when it can answer, ``in_worker`` by each worker when it
    begins. ``states_in`` returns what looks up the states of the games of the app, for polls that
    are held; ``hosts_of`` what says whether the app answers to a host, to which plain requests are
    led where there is ``tls``. Where there is no gunicorn, one process answers with as many threads
    as it takes.
    """
    if not HAS_GUNICORN:
        _serve_in_threads(make_app(), listener, when_ready, in_worker, tls)
        return
    options: dict[str, object] = {
        "bind": f"fd://{listener.detach()}",
        "workers": workers,
        "worker_connections": _room_for_connections(),
        "worker_class": "scorepad.cli.gunicorn_worker.Worker",
        "asgi_loop": "asyncio",
        "http_parser": "python",
        # A client that has hung up needs no more of the answer.
        "asgi_disconnect_grace_period": 0,
        "preload_app": True,
        "graceful_timeout": _PATIENCE_AT_THE_END,
        "keepalive": _IDLE,
        "control_socket_disable": True,
        # The app decides whether to believe a proxy's headers.
        "forwarded_allow_ips": "",
        "loglevel": "critical",
        "when_ready": lambda _arbiter: when_ready(),
        "post_worker_init": lambda _worker: in_worker(),
    }
    if tls:
        context = tls.context
        options["certfile"] = str(tls.file)
        # Made once: gunicorn would read the file again for every connection.
        options["ssl_context"] = lambda _config, _default: context
    _Server(make_app, states_in, hosts_of, threads, options).run()


class _Silent(WSGIRequestHandler):
    """A request handler that writes no log: an address is the key to its game."""

    timeout = _IDLE

    def log(self, type: str, message: str, *args: Any) -> None:
        """Write nothing."""


def _serve_in_threads(
    app: Flask,
    listener: socket.socket,
    when_ready: Callable[[], None],
    in_worker: Callable[[], None],
    tls: "Tls | None",
) -> None:
    host, port = listener.getsockname()[:2]
    server = make_server(
        host,
        port,
        app,
        threaded=True,
        request_handler=_Silent,
        ssl_context=tls.context if tls else None,
        fd=listener.fileno(),
    )
    in_worker()
    when_ready()
    server.serve_forever()


def _room_for_connections() -> int:
    """Return the number of connections of a worker, within the files that this process may open.

    The process first asks the system for more.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = max(soft, _CONNECTIONS + _OTHER_FILES)
    allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return min(_CONNECTIONS, allowed - _OTHER_FILES)
