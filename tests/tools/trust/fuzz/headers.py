"""Headers and cookies that no browser sends."""

import tomllib
from pathlib import Path
from random import Random

from tests.tools.trust.household import Household, cookies_of

_HERE = "127.0.0.1:5000"
_ODD = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
_ENDLESS = "x" * 4_000
_RAW_COOKIES = (
    *("=", ";;;", "device", 'device="', "device=\x01", "a=b=c; ==", "\xff=\xff", "$Version=1"),
)


def odd_headers(random: Random, household: Household, token: str, *, https: bool) -> dict[str, str]:
    """Return what a browser says that has this ``token``, with a few odd things in it."""
    headers: dict[str, str] = {
        "Referer": f"{'https' if https else 'http'}://{_HERE}/",
        "X-CSRFToken": token,
    }
    if random.random() < 0.7:
        headers["Sec-Fetch-Site"] = "same-origin"
    before = "__Host-" if https else ""
    cookies = {before + name: value for name, value in cookies_of(household.phone).items()}
    for _ in range(random.choice((0, 0, 1, 1, 2, 4))):
        name = random.choice(sorted(_ODD["headers"]))
        headers[name] = random.choice([*_ODD["headers"][name], _ENDLESS])
    for _ in range(random.choice((0, 0, 0, 1, 2))):
        name = random.choice(sorted(_ODD["cookies"]))
        cookies[name] = random.choice([*_ODD["cookies"][name], _ENDLESS])
    headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    if random.random() < 0.03:
        headers["Cookie"] += "; " + random.choice(_RAW_COOKIES)
    return headers
