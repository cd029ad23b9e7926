"""The phone goes round, and nobody sees a bid before its time."""

from collections.abc import Callable

import pytest

from tests.browser.scorer import Scorer

Sit = Callable[..., Scorer]
NAMES = ("Paul", "Thomas", "Marie")


def bids_in_secret(scorer: Scorer, name: str, bid: int) -> None:
    assert name in scorer.page.locator(".hand-over").inner_text()
    assert scorer.page.locator(".key").count() == 0
    scorer.tap("#hand-over")
    scorer.key(bid)


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("variant", ["hidden_bid", "delayed_reveal"])
def test_a_round_with_the_phone_passed_round(variant: str, scripts: bool, scorer: Sit) -> None:
    paul = scorer(scripts=scripts)
    paul.open_game(
        NAMES,
        game="wizard_fisher",
        dealer=2,
        variants=[variant],
        choices={"bidding.entry": "players"},
    )
    for name, bid in zip(NAMES, (0, 1, 1), strict=True):
        bids_in_secret(paul, name, bid)
    secret = variant == "delayed_reveal"
    shown = ["•", "•", "•"] if secret else ["0", "1", "1"]
    assert [row[1] for row in paul.rows().values()] == shown
    assert (paul.page.locator(".key.ring").count() == 0) is secret
    assert paul.taps == 6
    paul.key(0)
    paul.key(0)
    assert paul.totals() == {"Paul": 20, "Thomas": -10, "Marie": 30}
    if secret:
        assert "bid 1, won 0" in paul.page.locator("li.row").nth(1).inner_text()
