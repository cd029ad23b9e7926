"""Nothing that was tapped is lost, written twice or out of its order, whatever the network does."""

from pathlib import Path

from tests.node import kept_promises

RULES = Path(__file__).with_name("outbox_rules.mjs")


def test_the_outbox_keeps_its_promises() -> None:
    assert len(kept_promises(RULES)) > 40
