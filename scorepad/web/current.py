"""What a request finds in its app."""

from dataclasses import dataclass

from flask import Flask, current_app

from scorepad.store import Store

_NAME = "scorepad"


@dataclass(frozen=True, slots=True)
class Parts:
    """What one app is made of, beside Flask."""

    store: Store


def install(app: Flask, parts: Parts) -> None:
    """Puts the parts where requests find them."""
    app.extensions[_NAME] = parts


def current_store() -> Store:
    """The store of the app that answers this request."""
    parts: Parts = current_app.extensions[_NAME]
    return parts.store
