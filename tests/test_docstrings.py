"""A docstring says what is given back, and does not begin as a question does."""

import pytest

from tests.tools.house import Module, docstrings, modules


@pytest.mark.parametrize("module", modules().values(), ids=lambda module: module.name)
def test_no_docstring_begins_as_a_question_does(module: Module) -> None:
    assert [*docstrings({module.name: module})] == []
