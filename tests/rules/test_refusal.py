from scorepad.rules import Code, Refusal, Refused


def test_a_refusal_that_ends_what_was_begun_carries_its_code_and_facts() -> None:
    refusal = Refusal(Code.OUT_OF_RANGE, {"value": 7, "low": 0, "high": 5})
    refused = Refused(refusal)
    assert refused.refusal is refusal
    assert str(refused) == f"({Code.OUT_OF_RANGE!r}, {dict(refusal.facts)!r})"


def test_a_refusal_may_have_no_facts() -> None:
    assert Refusal(Code.GAME_IS_OVER).facts == {}
