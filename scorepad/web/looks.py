"""What a phone on the table does otherwise than others, as one cookie remembers it."""

from werkzeug.datastructures import MultiDict

from scorepad.web.cookies import cookie

LOOKS = ("rotate", "large", "hidden", "aloud", "sleep", "keyless")
"""Turned round, totals large, totals hidden, read aloud, the screen may go dark,
keys of a keyboard write nothing. None of them holds until it is chosen."""

COOKIE = "looks"
_BETWEEN = "."


def looks() -> tuple[str, ...]:
    """Return what holds on the reader's phone, in the order of ``LOOKS``."""
    kept = cookie(COOKIE).split(_BETWEEN)
    return tuple(look for look in LOOKS if look in kept)


def changed_looks(form: MultiDict[str, str]) -> str | None:
    """The cookie after a tap that turns one look ``on`` or ``off``; ``None``
    when the form names none."""
    on, off = form.get("on"), form.get("off")
    if on not in LOOKS and off not in LOOKS:
        return None
    return _BETWEEN.join(look for look in LOOKS if look != off and (look in looks() or look == on))
