"""What is tapped on a player's own phone without network waits, and arrives once."""

from pathlib import Path

from tests.node import kept_promises

RULES = Path(__file__).with_name("own_taps_rules.mjs")


def test_a_tap_on_an_own_phone_is_neither_lost_nor_sent_twice() -> None:
    assert len(kept_promises(RULES)) > 20
