"""The display options of a phone on the table, as one cookie remembers them."""

from werkzeug.datastructures import MultiDict

from scorepad.web.http.cookies import cookie

LOOKS = ("rotate", "large", "hidden", "aloud", "sleep", "keyless")
"""The options.

Turned round, totals large, totals hidden, read aloud, the screen may go dark, keys of a keyboard
write nothing. None of them holds until it is chosen.
"""

COOKIE = "looks"
_BETWEEN = "."


def looks() -> tuple[str, ...]:
    """Return the options that are on for the reader's phone, in the order of ``LOOKS``."""
    names = cookie(COOKIE).split(_BETWEEN)
    return tuple(option for option in LOOKS if option in names)


def changed_looks(form: MultiDict[str, str]) -> str | None:
    """Return the cookie after a tap that turns one option ``on`` or ``off``; ``None`` for none."""
    on, off = form.get("on"), form.get("off")
    if on not in LOOKS and off not in LOOKS:
        return None
    return _BETWEEN.join(
        option for option in LOOKS if option != off and (option in looks() or option == on)
    )
