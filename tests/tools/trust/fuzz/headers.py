"""Headers and cookies that no browser sends."""

from collections.abc import Mapping, Sequence
from random import Random

from tests.tools.trust.household import Household, cookies_of

_HERE = "127.0.0.1:5000"
_HEADERS: Mapping[str, Sequence[str]] = {
    "HX-Request": ("true", "false", "\xff"),
    "HX-Target": ("said", "pad", "check", "\xe9'\""),
    "Host": (
        "",
        "x",
        "127.0.0.1:99999",
        "[::1]",
        "[",
        "a b",
        "\xff",
        "x" * 300,
        "127.0.0.1:port",
        "@",
    ),
    "Range": (
        "bytes=0-1",
        "bytes=5-2",
        "bytes=-0",
        "bytes=9999999999-",
        "bytes=0-1,3-4",
        "x=1",
        "bytes",
    ),
    "If-Range": ('"x"', "Sat, 21 Nov 2026 20:00:00 GMT", "W/", "\xff"),
    "If-None-Match": ("*", '"x"', 'W/"', '"' * 99, ",,,", "\xff"),
    "If-Match": ("*", '"x"', "W/"),
    "If-Modified-Since": (
        "yesterday",
        "Sat, 21 Nov 9999 20:00:00 GMT",
        "Sat, 99 Foo 0 99:99:99",
        "0",
    ),
    "Accept-Language": (
        "de-CH;q=0.1,fr;q=x",
        "*",
        "zz",
        "en;q=nan",
        "fr;q=-1",
        ",;=",
        "x" * 999,
        "\xff",
    ),
    "Accept-Encoding": ("br", "gzip;q=0", "*;q=0", "identity;q=0,*;q=0", "\xff;q=1e999", "gzip;q="),
    "Accept": ("*/*", "text/html;q=x", "/", "\xff"),
    "Sec-Fetch-Site": ("same-origin", "cross-site", "none", "\xff"),
    "Origin": ("null", "http://[", "http://x.invalid", "http://127.0.0.1:5000", "\xff"),
    "Referer": ("http://[", "http://127.0.0.1:5000/", "//", "http://\xff", "http://x:99999999/"),
    "X-Forwarded-For": ("127.0.0.1", "x, y", "\xff", "::1"),
    "X-Forwarded-Host": ("x.invalid", "", "\xff"),
    "X-Forwarded-Proto": ("https", "javascript", "https,http"),
    "X-Forwarded-Prefix": ("/x", "//x.invalid", "\xff"),
    "Forwarded": ("for=x;host=y;proto=z", "for="),
    "X-HTTP-Method-Override": ("DELETE", "\xff"),
    "X-CSRFToken": ("", "x", "\xff", "." * 9),
    "Content-Encoding": ("gzip", "br", "x"),
    "Transfer-Encoding": ("chunked", "x"),
    "Expect": ("100-continue", "x"),
    "User-Agent": ("", "\xff" * 9),
    "Upgrade": ("websocket",),
}
_COOKIES = {
    "device": ("", "x", "x" * 22, "\xff" * 22, "A" * 23),
    "__Host-device": ("x" * 22,),
    "session": ("", ".", "a.b.c", ".eJw.x.y", "\xff", "x" * 4_000, "eyJhIjoxfQ.YQ.YQ"),
    "language": ("en", "de", "fr", "zz", "", "\xff"),
    "theme": ("dark", "x"),
    "offline": ("off", "on", "\xff"),
    "looks": ("rotate.large.hidden.aloud.sleep.keyless.hinted", "....", "\xff", "x" * 999),
}
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
        name = random.choice(sorted(_HEADERS))
        headers[name] = random.choice(_HEADERS[name])
    for _ in range(random.choice((0, 0, 0, 1, 2))):
        name = random.choice(sorted(_COOKIES))
        cookies[name] = random.choice(_COOKIES[name])
    headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    if random.random() < 0.03:
        headers["Cookie"] += "; " + random.choice(_RAW_COOKIES)
    return headers
