"""People and house rules come from files to a phone without a server, and go on to another."""

from pathlib import Path

from tests.node import kept_promises

RULES = Path(__file__).with_name("group_rules.mjs")


def test_people_and_house_rules_of_files_are_kept_and_go_on() -> None:
    assert len(kept_promises(RULES)) == 7
