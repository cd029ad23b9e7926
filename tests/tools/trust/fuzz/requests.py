"""Requests to every route of the app: right ones, and ones that are a little wrong."""

import json
from collections.abc import Sequence
from random import Random
from urllib.parse import quote_plus

from tests.tools.trust.fuzz.asking import Request
from tests.tools.trust.fuzz.forms import Fields, Found
from tests.tools.trust.fuzz.headers import odd_headers
from tests.tools.trust.fuzz.odd import changed, mangled, odd_text
from tests.tools.trust.household import Household

BOUNDARY = "----q7"
_TOKEN = "csrf_token"
_METHODS = ("GET", "HEAD", "OPTIONS", "PUT", "DELETE", "POST", "PATCH", "TRACE", "G\u00e9T")
_FORM = "application/x-www-form-urlencoded"
_PARTS = "multipart/form-data"
_TYPES = (
    *(_FORM, f"{_FORM}; charset=utf-16", "text/plain", "application/json", "", "\xff/\xfe;=;"),
    *(_PARTS, f"{_PARTS}; boundary=", f"{_PARTS}; boundary={BOUNDARY}"),
)
_LENGTHS = ("0", "-1", "x", "", "5", "70000", "99999999999")


def request_to(random: Random, household: Household, found: Found) -> Request:
    """A request to a household of which ``found`` is what its pages send."""
    rule = random.choice([*household.app.url_map.iter_rules()])
    methods = rule.methods or ()
    method = "POST" if "POST" in methods else "GET"
    if random.random() < 0.1:
        method = random.choice(_METHODS)
    path = random.choice(household.addresses(rule.rule))
    body, kind = b"", ""
    if method not in ("GET", "HEAD"):
        sent = found.bodies.get(rule.endpoint, [])
        forms = found.forms.get(rule.endpoint, [])
        if sent and random.random() < 0.8:
            path, value = random.choice(sent)
            body, kind = _json(random, value), "application/json"
        else:
            fields: Fields = ()
            if forms:
                path, fields = random.choice(forms)
            body, kind = _form(random, _fields(random, found, fields))
    query = b""
    if random.random() < 0.6:
        asked = sorted(found.queries.get(rule.endpoint, ()))
        query = _encoded(_fields(random, found, random.choice([*asked, ()])))
    if random.random() < 0.05:
        # No browser sends these unescaped, and they are no text.
        query += bytes(random.choices(range(0x80, 0x100), k=random.randint(1, 4)))
    raw = path.encode()
    if random.random() < 0.15:
        raw = _path(random, path)
    https = random.random() < 0.15
    token = min(found.values[_TOKEN])
    headers = odd_headers(random, household, token, https=https)
    if kind:
        headers["Content-Type"] = kind
    length = random.choice(_LENGTHS) if random.random() < 0.1 else None
    return Request(method, raw, query, headers, body, length, https)


def _path(random: Random, path: str) -> bytes:
    pieces = path.split("/")
    place = random.randrange(len(pieces))
    pieces[place] = mangled(random, pieces[place]) if random.random() < 0.5 else odd_text(random)
    # Every WSGI server begins it so.
    return b"/" + "/".join(pieces).encode("utf-8", "surrogatepass").lstrip(b"/")


def _fields(random: Random, found: Found, fields: Fields) -> list[tuple[str, str]]:
    edited = list(fields)
    for _ in range(random.choice((0, 1, 1, 1, 2, 3))):
        how = random.choice(("set", "set", "set", "drop", "double", "add", "many"))
        if how == "add" or not edited:
            names = sorted(found.values)
            name = random.choice(names) if random.random() < 0.7 else odd_text(random)
            edited.append((name, _value(random, found, name, "")))
            continue
        place = random.randrange(len(edited))
        name, value = edited[place]
        if name == _TOKEN and random.random() < 0.9:
            continue
        if how == "set":
            edited[place] = (name, _value(random, found, name, value))
        elif how == "drop":
            del edited[place]
        elif how == "double":
            edited.append((name, _value(random, found, name, value)))
        else:
            edited.extend([(name, value)] * random.choice((20, 150, 300)))
    return edited


def _value(random: Random, found: Found, name: str, value: str) -> str:
    how = random.randrange(3)
    if how == 0:
        return random.choice(sorted(found.values.get(name, ())) or [value])
    return odd_text(random) if how == 1 else mangled(random, value)


def _form(random: Random, fields: Sequence[tuple[str, str]]) -> tuple[bytes, str]:
    how = random.choice((*("plain",) * 6, "parts", "parts", "bytes", "torn", "type"))
    if how == "plain":
        return _encoded(fields), _FORM
    if how == "bytes":
        body, place = _encoded(fields), random.randint(0, 40)
        return body[:place] + random.randbytes(random.randint(0, 8)) + body[place:], _FORM
    if how == "type":
        return _encoded(fields), random.choice(_TYPES)
    body = _in_parts(fields)
    if how == "torn":
        start = random.randint(0, len(body))
        odd = random.randbytes(random.randint(0, 8))
        body = body[:start] + odd + body[start + random.randint(0, 60) :]
    return body, f"{_PARTS}; boundary={BOUNDARY}"


def _encoded(fields: Sequence[tuple[str, str]]) -> bytes:
    pairs = [
        "=".join(quote_plus(each.encode("utf-8", "surrogatepass")) for each in pair)
        for pair in fields
    ]
    return "&".join(pairs).encode()


def _in_parts(fields: Sequence[tuple[str, str]]) -> bytes:
    parts = [
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"'
        + ('; filename="games.json"' if name == "file" else "")
        + f"\r\n\r\n{value}\r\n"
        for name, value in fields
    ]
    return ("".join(parts) + f"--{BOUNDARY}--\r\n").encode("utf-8", "surrogatepass")


def _json(random: Random, value: object) -> bytes:
    text = json.dumps(changed(random, value), ensure_ascii=random.random() < 0.5)
    if random.random() < 0.25:
        text = mangled(random, text)
    return text.encode("utf-8", "surrogatepass")
