"""Gunicorn as part of the program, without its own commands and messages."""

import errno
import socket
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from flask import Flask
from werkzeug.serving import WSGIRequestHandler, make_server

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

_CONNECTIONS, _OTHER_FILES = 4_000, 100
"""Of each worker. Every phone that looks on keeps one; whoever comes when all are
taken waits until somebody's has been silent for long."""

# Seconds between two pieces of a request or an answer; a phone itself gives up by then.
_LONGEST_SILENCE = 8


class CannotListen(Exception):
    """``port`` of ``host`` is not to be had; ``taken`` when another program has it,
    ``forbidden`` where the system keeps it for root."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(f"{host}:{port}: {error.strerror or error}")
        self.taken = error.errno == errno.EADDRINUSE
        self.forbidden = error.errno == errno.EACCES


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free. Raises :class:`CannotListen`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        if HAS_GUNICORN:
            # Windows would let two servers share a port, and counts silence otherwise.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            _waste_no_thread(listener)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        raise CannotListen(host, port, error) from error
    return listener


def _waste_no_thread(listener: socket.socket) -> None:
    """Connections of ``listener`` take no thread before they say something, and
    keep none when they fall silent in the middle of a word. Both of them happen
    without anybody's ill will: browsers connect ahead, and phones leave the room.
    """
    if ahead := getattr(socket, "TCP_DEFER_ACCEPT", None):
        listener.setsockopt(socket.IPPROTO_TCP, ahead, _LONGEST_SILENCE)
    silence = struct.pack("ll", _LONGEST_SILENCE, 0)
    for waiting in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
        listener.setsockopt(socket.SOL_SOCKET, waiting, silence)


class _Server(BaseApplication):  # type: ignore[misc]  # gunicorn has no types
    def __init__(self, make_app: Callable[[], Flask], options: dict[str, object]) -> None:
        self._make_app = make_app
        self._options = options
        super().__init__()

    def load_config(self) -> None:
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        return self._make_app()


def serve_until_stopped(
    make_app: Callable[[], Flask],
    listener: socket.socket,
    *,
    workers: int,
    threads: int,
    when_ready: Callable[[], None],
    in_worker: Callable[[], None] = lambda: None,
    tls: "Tls | None" = None,
) -> None:
    """Answers on ``listener`` until Ctrl-C or SIGTERM, and ends the process then;
    encrypted with ``tls``.

    The app is made once, before the workers are forked; ``when_ready`` is
    called when it can answer, ``in_worker`` by each worker when it begins.
    Where there is no gunicorn, one process answers with as many threads as it takes.
    """
    if not HAS_GUNICORN:
        _serve_in_threads(make_app(), listener, when_ready, in_worker, tls)
        return
    options: dict[str, object] = {
        "bind": f"fd://{listener.detach()}",
        "workers": workers,
        "worker_connections": _room_for_connections(),
        "threads": threads,
        "worker_class": "gthread",
        "preload_app": True,
        "graceful_timeout": _PATIENCE_AT_THE_END,
        "keepalive": 15,
        "control_socket_disable": True,
        # What a proxy says is for the app to believe, when it is told to.
        "forwarded_allow_ips": "",
        "loglevel": "critical",
        "when_ready": lambda _arbiter: when_ready(),
        "post_worker_init": lambda _worker: in_worker(),
    }
    if tls:
        context = tls.context
        options["certfile"] = str(tls.file)
        # Made once: gunicorn would read the file anew for every connection.
        options["ssl_context"] = lambda _config, _default: context
    _Server(make_app, options).run()


class _Silent(WSGIRequestHandler):
    """Writes nothing down: an address is the key to its game."""

    timeout = _LONGEST_SILENCE

    def log(self, type: str, message: str, *args: Any) -> None:
        """Say nothing."""


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
    """As many as this process may open files for, once it has asked for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, _CONNECTIONS + _OTHER_FILES)
    given = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (given, hard))
    return min(_CONNECTIONS, given - _OTHER_FILES)
