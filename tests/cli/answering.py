"""A small app on the real server, with room for few, for what clients may do to one.

``python -m tests.cli.answering FOLDER SECONDS`` notes in the folder what happens to
answers; idle clients, those who take nothing, and those who close their side, are let go after so
many seconds, which is also the longest that a look is held.
"""

import json
import sys
import time
from collections.abc import Collection, Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

from flask import Flask, Response, request

from scorepad.cli import gunicorn_server, gunicorn_worker, held_polls
from scorepad.cli.asgi import HOLD

CONNECTIONS = 6
PIECE = b"x" * 50_000
LARGE = b"y" * 3_000_000


def answering(folder: Path) -> Flask:
    """The app; every answer that it makes in pieces leaves a note when it is closed."""
    app = Flask("answering")
    app.config["MAX_CONTENT_LENGTH"] = 8_000_000

    def pieces(name: str, *, broken: bool) -> Iterator[bytes]:
        number = 0
        try:
            while not broken or number < 4:
                number += 1
                yield PIECE
            raise ZeroDivisionError
        finally:
            (folder / name).write_text(str(number))

    @app.get("/endless/<name>")
    def endless(name: str) -> Response:
        return Response(pieces(name, broken=False))

    @app.get("/broken/<name>")
    def broken(name: str) -> Response:
        return Response(pieces(name, broken=True))

    @app.get("/history/parts")
    def parts() -> Response:
        return Response(f"{number} " for number in range(30))

    @app.get("/waiting/<name>")
    def waiting(name: str) -> str:
        (folder / name).write_text("waits")
        while not (folder / f"{name}-goes-on").exists():
            time.sleep(0.01)
        return "done"

    @app.get("/large")
    def large() -> Response:
        return Response(LARGE)

    @app.post("/body/<name>")
    def body(name: str) -> str:
        (folder / name).write_text("received")
        return str(len(request.get_data()))

    @app.get("/environ/<path:path>")
    def environ(path: str) -> Response:
        kept = {name: value for name, value in request.environ.items() if isinstance(value, str)}
        return Response(json.dumps(kept), content_type="application/json")

    _add_polls(app, folder)
    return app


def _add_polls(app: Flask, folder: Path) -> None:
    @app.get("/look/<game>/<state>")
    def look(game: str, state: str) -> Response | tuple[str, int]:
        present = states(folder, [game])[game]
        if present != state:
            return Response(present)
        if HOLD in request.environ:
            request.environ[HOLD](game, state, request.args.get("address", ""))
        return "", 204


def states(folder: Path, games: Collection[str]) -> dict[str, str]:
    """The states of games: what their notes say, "0" where there is none."""
    notes = {game: folder / game for game in games}
    return {game: note.read_text() if note.exists() else "0" for game, note in notes.items()}


def main() -> None:
    """Serve it until it is stopped."""
    listener = gunicorn_server.listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    folder, patience = Path(sys.argv[1]), int(sys.argv[2])
    with (
        patch.object(gunicorn_server, "_IDLE", patience),
        patch.object(gunicorn_server, "_CONNECTIONS", CONNECTIONS),
        patch.object(gunicorn_worker, "_SENDING", patience),
        patch.object(gunicorn_worker, "_GONE", patience),
        patch.object(held_polls, "_LONGEST", patience),
    ):
        gunicorn_server.serve_until_stopped(
            lambda: answering(folder),
            listener,
            workers=1,
            threads=2,
            states_in=lambda _app: partial(states, folder),
            when_ready=lambda: print(f"Answers at {address}", flush=True),
        )


if __name__ == "__main__":
    main()
