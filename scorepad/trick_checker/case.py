"""A case that a program sends to the referee: each of its keys is taken and checked."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Never


class FaultCode(StrEnum):
    """A fault of a line before any rule is asked; the comment beside it names its facts."""

    NOT_JSON = "not_json"
    LINE_TOO_LONG = "line_too_long"  # longest
    NOT_AN_OBJECT = "not_an_object"
    KEY_MISSING = "key_missing"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_TEXT = "not_a_text"
    NOT_A_LIST = "not_a_list"
    OUT_OF_RANGE = "out_of_range"  # low, high
    WRONG_LENGTH = "wrong_length"  # length, least, most
    NOT_ONE_OF = "not_one_of"  # allowed
    NO_SUCH_KIND = "no_such_kind"  # allowed
    NOTHING_TO_CHOOSE = "nothing_to_choose"


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault at a ``key`` of the case ("" for the whole line)."""

    code: FaultCode
    key: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)


class Faulty(Exception):
    """The error where a fault ends the reading of a case."""

    def __init__(self, code: FaultCode, key: str = "", **facts: Any) -> None:
        super().__init__(code, key, facts)
        self.fault = Fault(code, key, facts)


class Given(dict[str, Any]):
    """The ``in`` of a case. Unknown keys are no fault.

    Every method raises :class:`Faulty` when its key is missing or holds something else; ``true`` is
    no number.
    """

    def __missing__(self, key: str) -> Never:
        raise Faulty(FaultCode.KEY_MISSING, key)

    def has(self, key: str) -> bool:
        """Return whether there is a value under ``key``; ``null`` is none."""
        return self.get(key) is not None

    def integer(self, key: str, low: int | None = None, high: int | None = None) -> int:
        """Return a whole number from ``low`` to ``high``, where these are given."""
        return _integer(self[key], key, low, high)

    def text(self, key: str) -> str:
        """Return a text."""
        value = self[key]
        return value if isinstance(value, str) else _wrong(FaultCode.NOT_A_TEXT, key)

    def flag(self, key: str) -> bool:
        """Return ``true`` or ``false``."""
        value = self[key]
        if not isinstance(value, bool):
            raise Faulty(FaultCode.NOT_ONE_OF, key, allowed="true, false")
        return value

    def one_of(self, key: str, allowed: Collection[str]) -> str:
        """Return one of the words ``allowed``."""
        value = self.text(key)
        if value not in allowed:
            raise Faulty(FaultCode.NOT_ONE_OF, key, allowed=", ".join(allowed))
        return value

    def texts(self, key: str) -> Sequence[str]:
        """Return a list of texts."""
        return _texts(self[key], key)

    def lists_of_texts(self, key: str) -> Sequence[Sequence[str]]:
        """Return a list of lists of texts."""
        value = _list(self[key], key)
        return [_texts(each, f"{key}[{index}]") for index, each in enumerate(value)]

    def integers(self, key: str, low: int | None = None, high: int | None = None) -> Sequence[int]:
        """Return a list of whole numbers, each from ``low`` to ``high``."""
        return integers(self[key], key, low, high)

    def items_of(self, key: str) -> Sequence[Any]:
        """Return a list of anything."""
        return _list(self[key], key)


def is_object(value: object, key: str) -> Given:
    """Return ``value`` as an object.

    Raises:
        Faulty: it is none; ``key`` says where it stood.
    """
    return Given(value) if isinstance(value, dict) else _wrong(FaultCode.NOT_AN_OBJECT, key)


def integers(
    value: object, key: str, low: int | None = None, high: int | None = None
) -> Sequence[int]:
    """Return ``value`` as a list of whole numbers, each from ``low`` to ``high``.

    Raises:
        Faulty: it is none; ``key`` says where it stood.
    """
    items = _list(value, key)
    return [_integer(each, f"{key}[{index}]", low, high) for index, each in enumerate(items)]


def check_length(items: Sequence[Any], key: str, least: int, most: int) -> None:
    """Check that a list has ``least`` to ``most`` items.

    Raises:
        Faulty: ``WRONG_LENGTH``.
    """
    if not least <= len(items) <= most:
        raise Faulty(FaultCode.WRONG_LENGTH, key, length=len(items), least=least, most=most)


def _integer(value: object, key: str, low: int | None, high: int | None) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        _wrong(FaultCode.NOT_A_NUMBER, key)
    if (low is not None and value < low) or (high is not None and value > high):
        raise Faulty(FaultCode.OUT_OF_RANGE, key, low=low, high=high)
    return value


def _texts(value: object, key: str) -> Sequence[str]:
    items = _list(value, key)
    for index, each in enumerate(items):
        if not isinstance(each, str):
            _wrong(FaultCode.NOT_A_TEXT, f"{key}[{index}]")
    return items


def _list(value: object, key: str) -> list[Any]:
    return value if isinstance(value, list) else _wrong(FaultCode.NOT_A_LIST, key)


def _wrong(code: FaultCode, key: str) -> Never:
    raise Faulty(code, key)
