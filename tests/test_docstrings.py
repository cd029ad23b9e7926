"""A docstring says what is given back, and does not begin as a question does."""

from tests.tools.house import docstrings, modules


def test_no_docstring_begins_as_a_question_does() -> None:
    assert [*docstrings(modules())] == []
