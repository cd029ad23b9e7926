"""What the tests of the rules share: a made-up game, and games drawn at random."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from scorepad.rules import Game, Ruleset, read_game
from scorepad.rules.reading import read_ruleset

DATA = Path(__file__).parent / "data"

TERMS = ["base", "trick", "trick_squared", "bid", "bid_squared", "off", "off_squared", "hand"]
BONUS = st.fixed_dictionaries(
    {"when": st.sampled_from(["never", "made", "always"])},
    optional={"step": st.integers(1, 30), "most": st.integers(30, 200)},
)
TIES = st.fixed_dictionaries({}, optional={"tie": st.sampled_from(["shared", "most_made"])})
PLAY = st.fixed_dictionaries(
    {},
    optional={
        "judged": st.booleans(),
        "top_lead": st.sampled_from(["free", "next_card"]),
        "bomb": st.booleans(),
        "cloud": st.booleans(),
    },
)
PLACES = st.dictionaries(st.sampled_from(["deal", "trump", "follow"]), st.just("A heading"))


@pytest.fixture(scope="session")
def short_lift_text() -> str:
    """The data file of a game that is unlike every game on the shelf."""
    return (DATA / "short_lift.toml").read_text("utf-8")


@pytest.fixture(scope="session")
def short_lift(short_lift_text: str) -> Game:
    return read_game(short_lift_text, "short_lift.toml")


@pytest.fixture(scope="session")
def any_ruleset() -> st.SearchStrategy[Ruleset]:
    """Rulesets drawn at random, each read from data of the files' format."""
    return _data().map(lambda data: read_ruleset(data, "drawn"))


@st.composite
def _data(draw: st.DrawFn) -> dict[str, Any]:
    shapes = draw(
        st.lists(
            st.sampled_from(["diamond", "triangle", "circle", "star", "heart", "spade", "club"]),
            min_size=1,
            unique=True,
        )
    )
    ranks = [str(rank) for rank in range(draw(st.integers(2, 15)))]
    roles = draw(st.lists(st.sampled_from(["top", "bottom", "other"]), max_size=3))
    specials = [
        {"code": code, "count": draw(st.integers(1, 4)), "role": role}
        for code, role in zip("XYZ", roles, strict=False)
    ]
    size = len(shapes) * len(ranks) + sum(special["count"] for special in specials)
    keep = draw(st.integers(0, min(size - 2, 12)))
    most = draw(st.integers(2, min(10, size - keep)))
    who = draw(st.sampled_from(["nobody", "last", "sole_leader"]))
    visibilities = ["open", "simultaneous", "secret"] if who == "nobody" else ["open"]
    least = draw(st.integers(2, most))
    terms = st.dictionaries(st.sampled_from(TERMS), st.integers(-30, 30))
    codes = "abcdefg"[: len(shapes)]
    play = PLAY.map(lambda keys: keys | {"judged": False}) if "other" in roles else PLAY
    return {
        "key": "drawn",
        "sheet": "Drawn",
        "edition": "drawn",
        **draw(st.sampled_from([{}, {"kind": "tricks"}])),
        "players": {"least": least, "most": most},
        "deck": {
            "ranks": ranks,
            "suits": [
                {"code": code, "colour": "black", "shape": shape}
                for code, shape in zip("abcdefg", shapes, strict=False)
            ],
            "specials": specials,
        },
        "schedule": {
            "kind": draw(st.sampled_from(["up", "down", "up_down", "down_up"])),
            "keep": keep,
            **draw(st.fixed_dictionaries({}, optional={"rounds": st.integers(1, 60)})),
            **_largest(draw, least, most, size - keep),
            "extra": [
                {"hand": 1, "blind": blind} for blind in draw(st.lists(st.booleans(), max_size=3))
            ],
        },
        "trump": {
            **_trump(draw, codes),
            "top_turned": draw(st.sampled_from(["choose", "none"])),
            "bottom_turned": draw(st.sampled_from(["choose", "none"])),
        },
        "bidding": {
            "who": who,
            "zero_exempt": draw(st.booleans()),
            "from_hand": draw(st.integers(1, min(size, 4))),
            "blind_exempt": draw(st.booleans()),
            "visibility": draw(st.sampled_from(visibilities)),
            "own_cards": draw(st.sampled_from(["seen", "forehead"])),
            "entry": draw(st.sampled_from(["scorer", "players"])),
        },
        "points": {
            "made": draw(terms),
            "missed": draw(terms),
            **draw(
                st.fixed_dictionaries(
                    {}, optional={"zero_made": terms, "zero_missed": terms, "bonus": BONUS}
                )
            ),
        },
        "end": {"leavers_win": draw(st.booleans()), **draw(TIES)},
        **draw(st.fixed_dictionaries({}, optional={"play": play, "places": PLACES})),
    }


def _largest(draw: st.DrawFn, least: int, most: int, cards: int) -> dict[str, Any]:
    number = st.integers(1, cards // least)
    table = st.fixed_dictionaries(
        {}, optional={str(n): st.integers(1, cards // n) for n in range(least, most + 1)}
    )
    return draw(st.fixed_dictionaries({}, optional={"largest": number | table}))


def _trump(draw: st.DrawFn, codes: str) -> dict[str, Any]:
    cycle = st.lists(st.sampled_from([*codes, ""]), min_size=1, max_size=6)
    one = st.sampled_from(codes).map(lambda code: [code])
    return draw(
        st.just({})
        | st.fixed_dictionaries(
            {"source": st.sampled_from(["turned", "none"])}, optional={"suits": cycle}
        )
        | st.fixed_dictionaries({"source": st.just("cycle"), "suits": cycle})
        | st.fixed_dictionaries({"source": st.just("fixed"), "suits": one})
    )
