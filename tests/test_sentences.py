"""Every rule of the sheets leads to a proof that is there."""

import ast
import enum
import itertools
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from scorepad.rules.library import all_games
from tests.sentences import TOP, Screen, rows, screen, sentences, sheets


@cache
def functions(file: str) -> frozenset[str]:
    """Return the names of the functions in a file, which is not imported for that."""
    body = ast.parse((TOP / file).read_text("utf-8")).body
    return frozenset(each.name for each in body if isinstance(each, ast.FunctionDef))


@cache
def ids(file: str, name: str) -> frozenset[str]:
    """Return what pytest prints in brackets after the name of a test, for each of its cases."""
    test = getattr(import_module(file.removesuffix(".py").replace("/", ".")), name)
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    told = [told_apart(list(cases(*mark.args, **mark.kwargs))) for mark in marks]
    return frozenset("-".join(each) for each in itertools.product(*told))


def cases(names: str | tuple[str, ...], values: Any, ids: Any = None) -> Iterator[str]:
    """Yield the ids of one mark."""
    named = [name.strip() for name in names.split(",")] if isinstance(names, str) else names
    for place, value in enumerate(values):
        row = [value] if len(named) == 1 else value
        if isinstance(ids, list):
            yield plain(ids[place], "")
        else:
            own = [ids(each) for each in row] if callable(ids) else [None] * len(row)
            parts = zip(own, row, named, strict=True)
            yield "-".join(
                plain(each if said is None else said, f"{name}{place}")
                for said, each, name in parts
            )


def told_apart(told: list[str]) -> Iterator[str]:
    """Number the ids that are there several times, as pytest does."""
    counted, numbers = Counter(told), Counter[str]()
    for each in told:
        if counted[each] == 1:
            yield each
        else:
            yield f"{each}{'_' if each[-1:].isdigit() else ''}{numbers[each]}"
            numbers[each] += 1


def plain(value: object, otherwise: str) -> str:
    """Return a value as pytest writes it in an id, ``otherwise`` where it only counts them."""
    if isinstance(value, str):
        return value.encode("unicode_escape").decode("ascii")
    if value is None or isinstance(value, bool | int | float | enum.Enum):
        return str(value)
    return otherwise


def is_there(test: str) -> bool:
    """Return whether a test is there, with the case in brackets if there is one."""
    file, _, name = test.partition("::")
    name, bracket, case = name.partition("[")
    if not (TOP / file).is_file() or name not in functions(file):
        return False
    return not bracket or case.removesuffix("]") in ids(file, name)


def test_every_game_with_a_rule_sheet_has_its_sentences() -> None:
    assert sheets() == sorted(key for key, game in all_games().items() if game.ruleset.places)


@pytest.mark.parametrize("game", sheets())
def test_a_row_has_a_heading_a_paraphrase_and_a_proof_and_nothing_else(game: str) -> None:
    found = rows(game)
    assert found
    for row in found:
        assert set(row) == {"heading", "paraphrase", "proof"}, row
        for text in (row["heading"], row["paraphrase"], *row["proof"]):
            assert isinstance(text, str)
            assert text
            assert text == " ".join(text.split()), row
        assert row["paraphrase"].endswith(".")
        assert row["proof"]
        assert len(set(row["proof"])) == len(row["proof"]), row


@pytest.mark.parametrize("game", sheets())
def test_no_sentence_stands_there_twice(game: str) -> None:
    told = Counter(row["paraphrase"].casefold() for row in rows(game))
    assert [text for text, times in told.items() if times > 1] == []


def test_a_proof_is_a_test_or_a_screen() -> None:
    for each in sentences():
        for proof in each.proof:
            assert proof.startswith(("tests/", "/")), proof
        for test in each.tests:
            assert "::test_" in test
        for shown in each.screens:
            assert shown.words, shown


def test_a_screen_is_an_address_a_section_and_words() -> None:
    proof = "/rules/quoicoupli#end the highest total"
    assert screen(proof) == Screen("/rules/quoicoupli", "end", "the highest total")


def test_every_test_that_a_row_names_is_there() -> None:
    assert [test for each in sentences() for test in each.tests if not is_there(test)] == []


def test_a_test_that_is_not_there_is_noticed() -> None:
    some = next(test for each in sentences() for test in each.tests if test.endswith("]"))
    bare = some.partition("[")[0]
    assert is_there(some)
    assert is_there(bare)
    for wrong in (f"{bare}_no_more", f"{bare}[no such case]", "tests/rules/test_gone.py::test_it"):
        assert not is_there(wrong)


def test_cases_are_named_as_pytest_names_them(request: pytest.FixtureRequest) -> None:
    """Compare the ids with those of all tests that run beside this one."""
    named = {test.partition("[")[0] for each in sentences() for test in each.tests if "[" in test}
    beside = [item.nodeid for item in request.session.items]
    assert [test for test in beside if test.partition("[")[0] in named and not is_there(test)] == []


def test_every_test_that_may_be_skipped_is_there() -> None:
    lines = (TOP / ".ci" / "may-be-skipped.txt").read_text("utf-8").splitlines()
    named = [line.partition(" ") for line in lines]
    assert [test for test, _, why in named if not why or not is_there(test)] == []
