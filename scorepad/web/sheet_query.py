"""The query in the address of a sheet: its paper, and what it shows."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from werkzeug.datastructures import MultiDict

from scorepad.sheets.display_options import Shown
from scorepad.sheets.paper import Orientation, Paper

Word = TypeVar("Word", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class OnPaper:
    """The paper of a sheet, and its orientation."""

    paper: Paper
    orientation: Orientation

    @property
    def query(self) -> dict[str, str]:
        """The paper and the orientation as parts of an address."""
        return {"paper": self.paper.value, "orientation": self.orientation.value}


def on_paper(query: MultiDict[str, str]) -> OnPaper:
    """Return the paper that is asked for.

    Where nothing is said this is A4, in the orientation that is better.
    """
    return OnPaper(
        _word(query.get("paper", ""), Paper.A4),
        _word(query.get("orientation", ""), Orientation.AUTO),
    )


def shown(query: MultiDict[str, str]) -> Shown:
    """Return the parts that are wanted on a filled sheet."""
    usual = Shown()
    return Shown(
        tricks=switched(query, "tricks", usual.tricks),
        corrections=switched(query, "corrections", usual.corrections),
        curve=switched(query, "curve", usual.curve),
        qr=switched(query, "qr", usual.qr),
    )


def query_of(shown: Shown) -> dict[str, str]:
    """Return the parts that are wanted on a filled sheet, as parts of an address."""
    parts = {
        "tricks": shown.tricks,
        "corrections": shown.corrections,
        "curve": shown.curve,
        "qr": shown.qr,
    }
    return {name: "1" if on else "0" for name, on in parts.items()}


def switched(query: MultiDict[str, str], name: str, usual: bool) -> bool:
    """Return whether a switch is on: a form sends "0" first, and "1" after that where it is on."""
    values = query.getlist(name)
    return values[-1] == "1" if values else usual


def _word(text: str, usual: Word) -> Word:
    kind = type(usual)
    return kind(text) if text in [each.value for each in kind] else usual
