"""The rule sheets that tests of rules and pad go through, and tables that others have scored."""

import json
from pathlib import Path

import pytest
from hypothesis import strategies as st

from scorepad.rules import games

DATA = Path(__file__).parent / "data"
SCORE_TABLES = json.loads(
    (Path(__file__).parents[1] / "data" / "score_tables.json").read_text("utf-8")
)

WIZARDS = ["wizard_gigamic", "wizard_fisher", "wizard_club"]
SHEETS = [*WIZARDS, "quoicoupli"]
of_every_sheet = pytest.mark.parametrize("key", SHEETS)

IN_THE_LIBRARY = st.sampled_from(
    [
        game.ruleset
        for game in games().values()
        if not any(card.beats or card.plays_as for card in game.ruleset.deck.all_specials)
    ]
)
"""Those whose special cards beat all or none, which the second opinion on tricks knows."""
