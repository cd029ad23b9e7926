"""The script on a phone, as the server meets it."""

import secrets
from typing import Any

from tests.web.phone import Phone
from tests.web.table import Table

Json = dict[str, Any]


def as_sent(marks: list[Json]) -> list[Json]:
    """The marks without what a phone is told of each besides: when, and that another wrote it."""
    return [{key: mark[key] for key in mark if key not in ("at", "other")} for mark in marks]


class Script:
    """The script on a phone: asks and sends, with the token that it was given."""

    def __init__(self, phone: Phone, game: Table) -> None:
        self.phone, self.path = phone, f"{game.path}/marks"
        self.token = self.news(0)["csrf"]

    def news(self, since: int) -> Json:
        answer = self.phone.client.get(self.path, query_string={"since": since})
        assert answer.status_code == 200
        return answer.get_json()

    def send(self, *marks: Any, late: bool = False, token: str | None = None, **known: Any) -> Json:
        answer = self.post({"late": late, "marks": list(marks), **known}, token=token)
        assert answer.status_code == 200, answer.get_data(as_text=True)
        return answer.get_json()

    def post(self, body: Any, *, token: str | None = None, path: str = "") -> Any:
        headers = {"X-CSRFToken": self.token if token is None else token}
        return self.phone.client.post(path or self.path, json=body, headers=headers)


def new_id() -> str:
    return secrets.token_hex(16)


def bid(player: str, value: Any, number: int = 1, **more: Any) -> Json:
    return {"id": new_id(), "cells": [[number, 1, player, "bid", value]], **more}


def fates(answer: Json) -> list[str]:
    return [each["fate"] for each in answer["fates"]]
