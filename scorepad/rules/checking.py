"""The reading of plain data, with errors that say clearly what is wrong."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, TypeVar

Choice = TypeVar("Choice", bound=StrEnum)
Item = TypeVar("Item")


class RulesetError(ValueError):
    """A ruleset that is wrong: in which file, at which key, what is allowed."""

    def __init__(self, source: str, key: str, allowed: str) -> None:
        super().__init__(f"{source}: {key}: {allowed}")
        self.source = source
        self.key = key
        self.allowed = allowed


class Section:
    """One table of a ruleset's data. Each value is taken once, by its kind;
    a value that nobody takes is refused in :meth:`done`.

    >>> Section("my.toml", {"keep": -1}).integer("keep", 0, 20)
    Traceback (most recent call last):
    ...
    scorepad.rules.checking.RulesetError: my.toml: keep: a whole number from 0 to 20, not -1
    """

    def __init__(self, source: str, data: object, path: str = "") -> None:
        self._source = source
        self._path = path
        if not isinstance(data, Mapping):
            key = path.removesuffix(".") or "the file"
            raise RulesetError(source, key, f"a table, not {data!r}")
        self._data = dict(data)
        self._known: list[str] = []

    def wrong(self, key: str, allowed: str) -> RulesetError:
        """Return the error for ``key`` of this table."""
        return RulesetError(self._source, self._path + key, allowed)

    def has(self, key: str) -> bool:
        """Return whether ``key`` stands in the table and was not taken yet."""
        self._known.append(key)
        return key in self._data

    def _take(self, key: str, allowed: str) -> Any:
        self._known.append(key)
        if key not in self._data:
            raise self.wrong(key, f"{allowed}, but it is missing")
        return self._data.pop(key)

    def text(self, key: str) -> str:
        """Take a text that is not empty."""
        value = self._take(key, "a text")
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, f"a text, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """Take ``true`` or ``false``."""
        value = self._take(key, "true or false")
        if not isinstance(value, bool):
            raise self.wrong(key, f"true or false, not {value!r}")
        return value

    def integer(self, key: str, low: int, high: int) -> int:
        """Take a whole number from ``low`` to ``high``."""
        allowed = f"a whole number from {low} to {high}"
        value = self._take(key, allowed)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, f"{allowed}, not {value!r}")
        return value

    def decimal(self, key: str, low: int, high: int) -> float:
        """Take a number from ``low`` to ``high``, which need not be whole."""
        allowed = f"a number from {low} to {high}"
        value = self._take(key, allowed)
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not low <= value <= high
        ):
            raise self.wrong(key, f"{allowed}, not {value!r}")
        return value

    def choice(self, key: str, kind: type[Choice]) -> Choice:
        """Take one of the words of ``kind``."""
        allowed = "one of " + ", ".join(kind)
        value = self._take(key, allowed)
        if not isinstance(value, str) or value not in list(kind):
            raise self.wrong(key, f"{allowed}, not {value!r}")
        return kind(value)

    def section(self, key: str) -> "Section":
        """Take the table under ``key``."""
        return Section(self._source, self._take(key, "a table"), f"{self._path}{key}.")

    def is_table(self, key: str) -> bool:
        """Return whether there is a table under ``key``."""
        return self.has(key) and isinstance(self._data[key], Mapping)

    def optional(self, key: str) -> "Section":
        """Take the table under ``key``, empty where there is none."""
        if self.has(key):
            return self.section(key)
        return Section(self._source, {}, f"{self._path}{key}.")

    def all_texts(self) -> dict[str, str]:
        """Take every key of this table with its text."""
        return {key: self.text(key) for key in list(self._data)}

    def word(self, key: str) -> str:
        """Take a text that may be empty."""
        value = self._take(key, "a text")
        if not isinstance(value, str):
            raise self.wrong(key, f"a text, not {value!r}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """Take a list of texts, at least one; they may be empty, and repeat."""
        return self._texts(key, self._take(key, "a list of texts"))

    def lists_of_words(self, key: str) -> tuple[tuple[str, ...], ...]:
        """Take a list of lists of texts."""
        value = self._take(key, "a list of lists of texts")
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise self.wrong(key, f"a list of lists of texts, not {value!r}")
        return tuple(self._texts(key, each) for each in value)

    def _texts(self, key: str, value: object) -> tuple[str, ...]:
        if (
            not isinstance(value, Sequence)
            or isinstance(value, str)
            or not value
            or not all(isinstance(item, str) for item in value)
        ):
            raise self.wrong(key, f"a list of texts, not {value!r}")
        return tuple(value)

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """Take a list of whole numbers from ``low`` to ``high``."""
        allowed = f"a list of whole numbers from {low} to {high}"
        value = self._take(key, allowed)
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise self.wrong(key, f"{allowed}, not {value!r}")
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self.wrong(key, f"{allowed}, not {value!r}")
        return tuple(value)

    def texts(self, key: str) -> tuple[str, ...]:
        """Take a list of different texts, at least one."""
        value = self._take(key, "a list of texts")
        if (
            not isinstance(value, Sequence)
            or isinstance(value, str)
            or not value
            or not all(isinstance(item, str) and item for item in value)
            or len(set(value)) != len(value)
        ):
            raise self.wrong(key, f"a list of different texts, not {value!r}")
        return tuple(value)

    def each(self, key: str, read: Callable[["Section"], Item]) -> tuple[Item, ...]:
        """Take the list under ``key`` and return the result of ``read`` for every table in it."""
        value = self._take(key, "a list of tables") if self.has(key) else []
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise self.wrong(key, f"a list of tables, not {value!r}")
        items = []
        for number, table in enumerate(value, 1):
            inner = Section(self._source, table, f"{self._path}{key}.{number}.")
            items.append(read(inner))
            inner.done()
        return tuple(items)

    def done(self) -> None:
        """Raise an error where anything was left over."""
        for key in self._data:
            known = ", ".join(dict.fromkeys(self._known)) or "none"
            raise self.wrong(key, f"no such key; the keys here are: {known}")
