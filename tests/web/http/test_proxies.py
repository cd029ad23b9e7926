"""Whether SCOREPAD_PROXIES is true, as requests show it."""

import logging

import pytest
from flask import Flask

FAR, NEAR = "203.0.113.9", "127.0.0.1"


def ask(app: Flask, forwarded: str = "", path: str = "/", host: str = "pad.local", came=NEAR):
    headers = {"Host": host, **({"X-Forwarded-For": forwarded} if forwarded else {})}
    return app.test_client().get(path, headers=headers, environ_base={"REMOTE_ADDR": came})


def health(app: Flask, came: str = NEAR, **headers: str) -> dict:
    base = {"REMOTE_ADDR": came}
    return app.test_client().get("/healthz", headers=headers, environ_base=base).json


@pytest.mark.parametrize(
    ("proxies", "forwarded", "said"),
    [
        (0, FAR, "and SCOREPAD_PROXIES is not set"),
        (2, FAR, "SCOREPAD_PROXIES is 2, and a request came through 1: "),
        (1, "", "SCOREPAD_PROXIES is 1, and a request came without X-Forwarded-For"),
        (3, f"{FAR}, 10.0.0.1", "Set SCOREPAD_PROXIES=2"),
    ],
)
def test_wrong_proxy_count_is_logged_once(
    made, caplog: pytest.LogCaptureFixture, proxies: int, forwarded: str, said: str
) -> None:
    app = made(proxies=proxies)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            ask(app, forwarded)
    (message,) = caplog.messages
    assert said in message
    assert FAR not in message


@pytest.mark.parametrize(
    ("proxies", "forwarded"), [(0, ""), (1, FAR), (2, f"{FAR}, 10.0.0.1"), (1, f"made up, {FAR}")]
)
def test_right_proxy_count_is_not_logged(
    made, caplog: pytest.LogCaptureFixture, proxies: int, forwarded: str
) -> None:
    with caplog.at_level(logging.WARNING):
        ask(made(proxies=proxies), forwarded)
    assert caplog.messages == []


def test_health_and_local_requests_may_bypass_the_proxy(
    made, caplog: pytest.LogCaptureFixture
) -> None:
    app = made(proxies=1)
    with caplog.at_level(logging.WARNING):
        ask(app, host="127.0.0.1:5000")
        ask(app, path="/healthz", came="10.0.0.7")
        assert caplog.messages == []
        ask(app, host="127.0.0.1:5000", came="10.0.0.7")
    assert len(caplog.messages) == 1


def test_proxies_are_in_the_health_of_local_requests_alone(made) -> None:
    app = made(proxies=2)
    assert "proxies" not in health(app)
    ask(app, FAR)
    assert health(app)["proxies"] == "fewer"
    ask(app, f"{FAR}, 10.0.0.1")
    assert health(app)["proxies"] == "as_set fewer"
    assert "proxies" not in health(app, came=FAR)
    assert "proxies" not in health(app, Host="pad.local")
    assert "proxies" not in health(app, **{"X-Forwarded-For": "127.0.0.1, 127.0.0.1"})
