"""The referee's answer to a case that cannot be judged."""

from collections.abc import Callable, Mapping
from typing import Any

from scorepad.i18n.refusals import sentence
from scorepad.i18n.speech import gettext
from scorepad.rules.refusal import Refusal
from scorepad.trick_checker.case import Fault, FaultCode

_LONGEST = 300
"""The most characters in a message; what was sent may be far longer."""


def trouble(problem: Fault | Refusal) -> str:
    """Return the fault of a case and what would be right, in one line.

    The line begins with the key of the case where the fault is.
    """
    if isinstance(problem, Refusal):
        text = sentence(problem)
    else:
        text = _SENTENCES[problem.code](problem.facts)
        if problem.key:
            text = f"{problem.key}: {text}"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _out_of_range(f: Mapping[str, Any]) -> str:
    if f["high"] is None:
        return gettext("A whole number that is at least %(low)s, please.", low=f["low"])
    return gettext("A whole number from %(low)s to %(high)s, please.", low=f["low"], high=f["high"])


def _wrong_length(f: Mapping[str, Any]) -> str:
    if f["least"] == f["most"]:
        return gettext(
            "A list of %(least)s, please, not of %(length)s.", least=f["least"], length=f["length"]
        )
    return gettext(
        "A list of %(least)s to %(most)s, please, not of %(length)s.",
        least=f["least"],
        most=f["most"],
        length=f["length"],
    )


_SENTENCES: Mapping[FaultCode, Callable[[Mapping[str, Any]], str]] = {
    FaultCode.NOT_JSON: lambda _: gettext(
        "This line is no JSON. A line holds one object, in UTF-8, with each key once."
    ),
    FaultCode.LINE_TOO_LONG: lambda f: gettext(
        "This line is too long: at most %(longest)s bytes.", longest=f["longest"]
    ),
    FaultCode.NOT_AN_OBJECT: lambda _: gettext("A JSON object in curly brackets, please."),
    FaultCode.KEY_MISSING: lambda _: gettext("This key is missing."),
    FaultCode.NOT_A_NUMBER: lambda _: gettext("A whole number, please."),
    FaultCode.NOT_A_TEXT: lambda _: gettext("A text in quotation marks, please."),
    FaultCode.NOT_A_LIST: lambda _: gettext("A list in square brackets, please."),
    FaultCode.OUT_OF_RANGE: _out_of_range,
    FaultCode.WRONG_LENGTH: _wrong_length,
    FaultCode.NOT_ONE_OF: lambda f: gettext("One of these: %(allowed)s.", allowed=f["allowed"]),
    FaultCode.NO_SUCH_KIND: lambda f: gettext(
        "This game has these kinds of cases: %(allowed)s.", allowed=f["allowed"]
    ),
    FaultCode.NOTHING_TO_CHOOSE: lambda _: gettext(
        "The turned card leaves nothing to choose. Leave this out."
    ),
}
