"""Docstrings name a thing or say what is done; none asks a question."""

import pytest

from tests.tools.house import Module, docstrings, modules

MODULES = modules()


@pytest.mark.parametrize("module", MODULES.values(), ids=MODULES.keys())
def test_no_docstring_begins_as_a_question_does(module: Module) -> None:
    assert [*docstrings({module.name: module})] == []
