import pytest

from scorepad.i18n.people import (
    dreams,
    feat_title,
    feat_worth,
    off_by,
    rests_on,
    rests_on_rounds,
    tick,
)
from scorepad.stats.best import Feat
from scorepad.stats.charts import Tick
from tests.languages import each_language

AN_EVENING = 1_790_000_000


@pytest.mark.parametrize("language", each_language())
@pytest.mark.parametrize("feat", Feat)
def test_every_record_has_a_name_and_a_worth(feat: Feat, language: str, speaking) -> None:
    with speaking(language):
        assert feat_title(feat)
        assert "12" in feat_worth(12, feat)


@pytest.mark.parametrize(("side", "called"), [(1, "dreamer"), (-1, "doubter"), (0, "neither")])
def test_who_bids_more_than_they_take_dreams(side: int, called: str, speaking) -> None:
    with speaking("en"):
        assert dreams(side) == called


@pytest.mark.parametrize(
    ("off", "said"), [(0, "±0"), (2, "+2"), (-2, "−2"), (4, "≥+4"), (-4, "≤−4")]
)
def test_the_outer_columns_stand_for_everything_beyond(off: int, said: str) -> None:
    assert off_by(off, 4) == said


def test_figures_are_said_with_what_they_rest_on_and_moments_as_finely_as_is_asked(
    speaking,
) -> None:
    with speaking("en"):
        assert rests_on_rounds(1) == "of 1 round"
        assert rests_on_rounds(1240) == "of 1,240 rounds"
        assert rests_on(1240) == "of 1,240"
    with speaking("en"):
        assert tick(Tick(AN_EVENING, "day")) == "Sep 21, 2026"
        assert tick(Tick(AN_EVENING, "month")) == "Sep 2026"
        assert tick(Tick(AN_EVENING, "year")) == "2026"
    with speaking("en"):
        assert feat_worth(-20, Feat.TOTAL) == "−20"
        assert feat_worth(1, Feat.WON) == "1 game"
