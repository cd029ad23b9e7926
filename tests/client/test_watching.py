"""Whoever looks on sees what is new, and leaves the server alone where nothing is."""

from pathlib import Path

from tests.node import kept_promises

RULES = Path(__file__).with_name("watching_rules.mjs")


def test_a_pad_that_is_looked_on_at_asks_when_it_should() -> None:
    assert len(kept_promises(RULES)) > 5
