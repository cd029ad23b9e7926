"""The sentences about an import: why a file was refused, or the result of one that was not."""

from collections.abc import Mapping

from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import Lazy, gettext, lazy_gettext, ngettext
from scorepad.rules.refusal import Refusal
from scorepad.services.import_export import ImportRefused, What
from scorepad.services.import_export.importing import ImportResult

_LONGEST = 60
"""The most characters of a text that was typed; a wrong cell may be far longer."""


def import_refusal(error: ImportRefused) -> str:
    """Return the line and the reason why a file was not imported; nothing was written."""
    if isinstance(error.why, Refusal):
        text = sentence(error.why, error.names)
    else:
        facts = {
            key: value if isinstance(value, int) else str(value)[:_LONGEST]
            for key, value in error.facts.items()
        }
        text = str(_SENTENCES[error.why]) % facts
    if not error.line:
        return text
    return gettext("Line %(line)s: %(said)s", line=error.line, said=text)


def import_result(result: ImportResult) -> str:
    """Return how many games were added, were here already, lie among the deleted or are missing."""
    if not result.is_whole:
        missing = gettext("Not everything is here yet: import the same file again.")
        new = ngettext("%(num)s game was imported.", "%(num)s games were imported.", result.new)
        return f"{new} {missing}"
    rest = result.deleted or result.damaged or result.others
    if not (result.new or result.known or rest):
        return gettext("There are no games in this file.")
    said = []
    if result.new:
        said.append(
            ngettext("%(num)s game was imported.", "%(num)s games were imported.", result.new)
        )
    if result.known and (result.new or rest):
        said.append(
            ngettext("%(num)s was here already.", "%(num)s were here already.", result.known)
        )
    elif result.known:
        said.append(
            ngettext(
                "This game was here already.", "All %(num)s games were here already.", result.known
            )
        )
    if result.deleted:
        said.append(
            ngettext(
                "%(num)s game was deleted here and can be brought back: History, Deleted games.",
                "%(num)s games were deleted here and can be brought back: History, Deleted games.",
                len(result.deleted),
            )
        )
    if result.damaged:
        said.append(
            ngettext(
                "%(num)s game is damaged here and was left out: a copy of it can be brought back.",
                "%(num)s games are damaged here and were left out: copies of them can be brought "
                "back.",
                len(result.damaged),
            )
        )
    if result.others:
        said.append(
            ngettext(
                "%(num)s game was left out: it went on differently here, or is not yours. Compare "
                "the two, and correct the one here.",
                "%(num)s games were left out: they went on differently here, or are not yours. "
                "Compare each with the one here, and correct that one.",
                len(result.others),
            )
        )
    if result.seasons:
        said.append(
            ngettext(
                "%(num)s season was left out, as its days overlap with those of a season here.",
                "%(num)s seasons were left out, as their days overlap with those of seasons here.",
                result.seasons,
            )
        )
    if result.houses:
        said.append(
            ngettext(
                "%(num)s house rule was left out: it can't be played by here, or there is no room "
                "for it.",
                "%(num)s house rules were left out: they can't be played by here, or there is no "
                "room for them.",
                result.houses,
            )
        )
    return " ".join(said)


_SENTENCES: Mapping[What, Lazy] = {
    What.EMPTY: lazy_gettext("The file is empty."),
    What.NOT_CHOSEN: lazy_gettext("Choose a file first."),
    What.TOO_LARGE: lazy_gettext("This is too large: at most %(most)s megabytes."),
    What.TOO_LONG_A_GAME: lazy_gettext("This game is too long: at most %(most)s lines."),
    What.TOO_MUCH: lazy_gettext(
        "Reading this file takes too long or too much memory. Save fewer games in each file."
    ),
    What.ONE_AT_A_TIME: lazy_gettext(
        "Another file is being imported. Wait until it is done, then import this one."
    ),
    What.PEOPLE_TOO_MANY: lazy_gettext("A group has room for at most %(most)s people."),
    What.NOT_TEXT: lazy_gettext("This can't be read as text with columns, or not as UTF-8."),
    What.NOT_OURS: lazy_gettext("This is no file with games of scorepad."),
    What.NOT_JSON: lazy_gettext("This is no whole JSON: something is missing or too much."),
    What.NEWER: lazy_gettext(
        "This file has version %(version)s, and this scorepad reads up to version %(known)s. "
        "Update scorepad."
    ),
    What.KEY_WRONG: lazy_gettext("%(key)s is missing or can't be read."),
    What.ANOTHER_GAME: lazy_gettext(
        "Another game is kept here under the same id, or it is not yours."
    ),
    What.COLUMN_MISSING: lazy_gettext("The first line needs the column “%(column)s”, once."),
    What.COLUMNS_TOO_MANY: lazy_gettext(
        "This line has more cells than the first, or one that is too long."
    ),
    What.NOT_A_NUMBER: lazy_gettext("%(column)s: “%(value)s” is no whole number."),
    What.VALUE_WRONG: lazy_gettext("%(column)s: “%(value)s” can't stand here."),
    What.NO_TIME: lazy_gettext(
        "%(key)s is no time between 1971 and tomorrow, in seconds since the beginning of 1970."
    ),
    What.NO_MOMENT: lazy_gettext(
        "%(column)s: “%(value)s” is no date between 1971 and tomorrow as it is written here. Write "
        "2026-11-21."
    ),
    What.NO_ID: lazy_gettext(
        "%(column)s: “%(value)s” is no id: letters, digits, - and _. A spreadsheet may have made "
        "a number of it: open the file again with this column as text, or leave the column out."
    ),
    What.NO_SUCH_GAME: lazy_gettext("There is no game with the key “%(value)s”."),
    What.ROUND_OUT_OF_ORDER: lazy_gettext(
        "Round %(round)s can't stand here: rounds count from 1, and none is missing."
    ),
    What.PLAYER_TWICE: lazy_gettext("%(player)s appears twice in a round."),
    What.NOT_WHAT_THE_RULES_GIVE: lazy_gettext(
        "%(column)s: the file says %(value)s, the rules say %(right)s."
    ),
}
