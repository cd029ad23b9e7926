import pytest

from scorepad.i18n.numbers import leaning, many, percent, tenth

NARROW = "\N{NARROW NO-BREAK SPACE}"
SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "mean", "share", "thousands"),
    [
        ("en", "−12.5", "62%", "12,480"),
        ("fr", "−12,5", f"62{SPACE}%", f"12{NARROW}480"),
        ("de", "−12,5", f"62{SPACE}%", "12.480"),
    ],
)
def test_numbers_are_written_as_the_reader_writes_them(
    language: str, mean: str, share: str, thousands: str, speaking
) -> None:
    with speaking(language):
        assert tenth(-12.5) == mean
        assert percent(0.62) == share
        assert many(12_480) == thousands


@pytest.mark.parametrize(
    ("language", "accepted", "mean", "thousands"),
    [
        ("de", "de-CH", "−12.5", "12’480"),
        ("en", "en-GB", "−12.5", "12,480"),
        ("de", "es-MX,de-DE;q=0.5", "−12,5", "12.480"),
    ],
)
def test_numbers_follow_the_region_that_the_browser_names(
    language: str, accepted: str, mean: str, thousands: str, reading
) -> None:
    with reading(language, accepted):
        assert tenth(-12.5) == mean
        assert many(12_480) == thousands


@pytest.mark.parametrize(
    ("value", "plain", "leans"),
    [
        (0.256, "0.3", "+0.26"),
        (-0.256, "−0.3", "−0.26"),
        (0.004, "0.0", "±0.00"),
        (-0.004, "0.0", "±0.00"),
    ],
)
def test_no_mean_has_a_minus_before_zero(value: float, plain: str, leans: str, speaking) -> None:
    with speaking("en"):
        assert tenth(value) == plain
        assert leaning(value) == leans


def test_a_rare_thing_is_more_than_nothing(speaking) -> None:
    with speaking("en"):
        shares = (0.0, 0.001, 0.006, 0.994, 0.999, 1.0)
        assert [percent(share) for share in shares] == ["0%", "<1%", "1%", "99%", ">99%", "100%"]
