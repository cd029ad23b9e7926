"""The sentences about an import: why a file was refused, or the result of one that was not."""

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import gettext, ngettext
from scorepad.rules.refusal import Refusal
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.importing import ImportResult

Facts = Mapping[str, Any]

_LONGEST = 60
"""The most characters of a text that was typed; a wrong cell may be far longer."""


def import_refusal(error: ImportRefused) -> str:
    """Return the line and the reason why a file was not imported; nothing was written."""
    if isinstance(error.why, Refusal):
        text = sentence(error.why, error.names)
    else:
        text = _SENTENCES[error.why](
            {
                key: value if isinstance(value, int) else str(value)[:_LONGEST]
                for key, value in error.facts.items()
            }
        )
    if not error.line:
        return text
    return gettext("Line %(line)s: %(said)s", line=error.line, said=text)


def import_result(result: ImportResult) -> str:
    """Return how many games were added, and how many were here already."""
    if not result.new and not result.known:
        return gettext("There are no games in this file.")
    if not result.new:
        return ngettext(
            "This game was here already.", "All %(num)s games were here already.", result.known
        )
    new = ngettext("%(num)s game was brought in.", "%(num)s games were brought in.", result.new)
    if not result.known:
        return new
    known = ngettext("%(num)s was here already.", "%(num)s were here already.", result.known)
    return f"{new} {known}"


_SENTENCES: Mapping[What, Callable[[Facts], str]] = {
    What.EMPTY: lambda _: gettext("The file is empty."),
    What.TOO_LARGE: lambda f: gettext(
        "This is too large: at most %(most)s megabytes.", most=f["most"]
    ),
    What.NOT_TEXT: lambda _: gettext("This can't be read as text with columns, or not as UTF-8."),
    What.NOT_OURS: lambda _: gettext("This is no file with games of scorepad."),
    What.NOT_JSON: lambda _: gettext("This is no whole JSON: something is missing or too much."),
    What.NEWER: lambda f: gettext(
        "This file has version %(version)s, and this scorepad reads up to version %(known)s. "
        "Update scorepad.",
        version=f["version"],
        known=f["known"],
    ),
    What.KEY_WRONG: lambda f: gettext("%(key)s is missing or can't be read.", key=f["key"]),
    What.ANOTHER_GAME: lambda _: gettext(
        "Another game is kept here under the same id, or it is not yours."
    ),
    What.COLUMN_MISSING: lambda f: gettext(
        "The first line needs the column “%(column)s”, once.", column=f["column"]
    ),
    What.COLUMNS_TOO_MANY: lambda _: gettext(
        "This line has more cells than the first, or one that is too long."
    ),
    What.NOT_A_NUMBER: lambda f: gettext(
        "%(column)s: “%(value)s” is no whole number.", column=f["column"], value=f["value"]
    ),
    What.VALUE_WRONG: lambda f: gettext(
        "%(column)s: “%(value)s” can't stand here.", column=f["column"], value=f["value"]
    ),
    What.NO_MOMENT: lambda f: gettext(
        "%(column)s: “%(value)s” is not how a date is written here. Write 2026-11-21.",
        column=f["column"],
        value=f["value"],
    ),
    What.NO_ID: lambda f: gettext(
        "%(column)s: “%(value)s” is no id: letters, digits, - and _. A spreadsheet may have made "
        "a number of it: open the file again with this column as text, or leave the column out.",
        column=f["column"],
        value=f["value"],
    ),
    What.NO_SUCH_GAME: lambda f: gettext(
        "There is no game with the key “%(value)s”.", value=f["value"]
    ),
    What.ROUND_OUT_OF_ORDER: lambda f: gettext(
        "Round %(round)s can't stand here: rounds count from 1, and none is missing.",
        round=f["round"],
    ),
    What.PLAYER_TWICE: lambda f: gettext("%(player)s stands twice in a round.", player=f["player"]),
    What.NOT_WHAT_THE_RULES_GIVE: lambda f: gettext(
        "%(column)s: the file says %(value)s, the rules say %(right)s.",
        column=f["column"],
        value=f["value"],
        right=f["right"],
    ),
}
