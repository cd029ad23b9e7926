"""Nothing that is sent is read when it is longer than its route may take: every route is tried."""

import json
import re
from typing import Any

import pytest
from flask import Flask

from scorepad.app import _LARGEST_BODY
from scorepad.web import files
from tests.web.phone import Phone

MORE_THAN_OTHERS = {"files.import_file": files.LARGEST_FILE}
"""Routes that take more than 64 KB, and how much; what they take is read in another process."""

FORM, JSON = "application/x-www-form-urlencoded", "application/json"
_ARGUMENT = re.compile(r"<[^>]*?(?:\((?P<among>[^,)]*)[^)]*\))?:?\w+>")


def posts(app: Flask) -> dict[str, str]:
    """A path of each route that takes a POST, by endpoint."""
    return {
        rule.endpoint: _ARGUMENT.sub(lambda found: found["among"] or "A" * 22, rule.rule)
        for rule in app.url_map.iter_rules()
        if rule.methods and "POST" in rule.methods
    }


@pytest.mark.parametrize("kind", [FORM, JSON, "multipart/form-data; boundary=x"])
def test_no_route_reads_more_than_it_may(
    app: Flask, phone: Phone, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    parsed: list[int] = []
    loads = json.loads

    def watched(text: str | bytes, **how: Any) -> Any:
        parsed.append(len(text))
        return loads(text, **how)

    monkeypatch.setattr(json, "loads", watched)
    phone.go("/")
    routes = posts(app)
    assert len(routes) > 30
    assert MORE_THAN_OTHERS.keys() <= routes.keys()
    for endpoint, path in routes.items():
        most = MORE_THAN_OTHERS.get(endpoint, _LARGEST_BODY)
        # The length is said, and refused for that: nothing of it is read.
        headers = {"Content-Length": str(most + 1), "X-CSRFToken": "none"}
        answer = phone.client.post(path, data=b"{", content_type=kind, headers=headers)
        assert answer.status_code in (400, 404, 413), (endpoint, answer.status_code)
    assert max(parsed, default=0) <= _LARGEST_BODY
