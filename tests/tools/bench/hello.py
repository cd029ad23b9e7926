"""The floor: the smallest Flask app, on the same kind of server as ours."""

from flask import Flask

from scorepad.cli.gunicorn_server import listen, serve_until_stopped


def hello_app() -> Flask:
    app = Flask("hello")
    app.add_url_rule("/", view_func=lambda: "Hello, world!")
    return app


def serve_hello() -> None:
    """Serves it on a free port until it is stopped."""
    listener = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    serve_until_stopped(
        hello_app,
        listener,
        workers=1,
        threads=8,
        when_ready=lambda: print(f"Hello is at {address}", flush=True),
    )


if __name__ == "__main__":
    serve_hello()
