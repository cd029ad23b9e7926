"""What an act in the change log says, for every field that can be written."""

from collections.abc import Iterable

import pytest

from scorepad.i18n.languages import LANGUAGES
from scorepad.i18n.log import WORDS, act_in_words
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.marks import Value
from scorepad.pad.plain_fields import plain_fields
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import LEADER, TRICK
from scorepad.views.log import Detail, LogLine


def cell(
    field: str, before: Value = None, after: Value = None, *, player: str = "", hidden: bool = False
) -> Detail:
    return Detail(3, 0, field, player, before, after, hidden)


SEATS = ["Anna", "Ben", "Zoé"]

SAYINGS: list[tuple[Detail, str]] = [
    (cell("reveal", None, True), "bids revealed"),
    (cell("bid", None, 2, player="Zoé"), "Zoé: bid 2"),
    (cell("bid", 1, 2, player="Zoé"), "Zoé: bid 1 → 2"),
    (cell("bid", player="Zoé", hidden=True), "Zoé: bid"),
    (cell("tricks", 1, None, player="Zoé"), "Zoé: tricks 1 → –"),
    (cell("changed", None, 3, player="Zoé"), "Zoé: Cloud, bid 3"),
    (cell("changed", player="Zoé", hidden=True), "Zoé: Cloud, bid"),
    (cell("bonus", None, 30, player="Zoé"), "Zoé: bonus 30"),
    (cell("captures", None, "fourteen=2 pirate=1", player="Zoé"), "Zoé: 2 × fourteen, pirate"),
    (cell("wager", None, 10, player="Zoé"), "Zoé: wager 10"),
    (cell("cannonball", None, True, player="Zoé"), "Zoé: cannonball"),
    (cell("cannonball", True, None, player="Zoé"), "Zoé: no cannonball"),
    (cell("loot", None, "Ben", player="Zoé"), "Zoé: Loot with Ben"),
    (cell("loot", "Ben", None, player="Zoé"), "Zoé: no Loot"),
    (cell("bomb", None, True), "the Bomb fell"),
    (cell("bomb", True, False), "no Bomb fell"),
    (cell("bomb", True, None), "Bomb not known"),
    (cell(TRICK + "3", None, "Zoé"), "trick 3: Zoé"),
    (cell(TRICK + "3", None, ""), "trick 3: nobody"),
    (cell(TRICK + "3", "", "Zoé"), "trick 3: nobody → Zoé"),
    (cell(LEADER + "4", None, "Zoé"), "Zoé leads"),
    (cell("trump", None, "ZR"), "trump: Wizard red"),
    (cell("trump", "R"), "trump not known"),
    (cell("trump", None, "W-"), "no trump (W)"),
    (cell("chooser", None, "Zoé"), "named by Zoé"),
    (cell("chooser", "Zoé", None), "named by nobody"),
    (cell("bomb", True, 2), "the Bomb fell twice"),
    (cell("dealer", None, "Zoé"), "Zoé deals"),
    # Only where an undo is undone, as two phones may write it that were apart.
    (cell("dealer", "Zoé", None), "– deals"),
    (cell("hand", None, 1), "1 card each"),
    (cell("hand", None, 5), "5 cards each"),
    (cell("hand", 5, None), "0 cards each"),
    (cell("rounds", None, 11), "11 rounds in all"),
    (cell("deal", None, []), "dealt again"),
    (cell("deal", 2, ["Ben", "Cleo"]), "dealt again without the bids of Ben + Cleo"),
    (cell("ended", None, 4), "game ended"),
    (cell("ended", 4, None), "game reopened"),
    (cell("name", "Zoe", "Zoé"), "Zoe → Zoé"),
    (cell("adjustment", None, [-20, "why"], player="Zoé"), "Zoé: −20 (why)"),
    (cell("adjustment", [-20, "why"], player="Zoé"), "Zoé: −20 taken back (why)"),
    (cell("seating", SEATS, SEATS[:2]), "Zoé leaves"),
    (cell("seating", SEATS, SEATS[:1]), "Ben + Zoé leave"),
    (cell("seating", SEATS[:2], SEATS), "Zoé joins"),
    (cell("seating", SEATS[:1], SEATS), "Ben + Zoé join"),
    (cell("seating", SEATS, SEATS[::-1]), "new seats: Zoé, Ben, Anna"),
    (cell("start", None, "lowest"), "from the lowest total"),
    (cell("person", None, "new", player="Zoé"), "Zoé: another person than before"),
    (cell(RULE + "end.leavers_win", None, True), "Who left early can still win: yes"),
    (cell(RULE + "end.leavers_win", True, None), "Who left early can still win: as it was"),
]


def line(*details: Detail) -> LogLine:
    return LogLine("0" * 32, 1_790_000_000, "", details, undo=False, undone=False)


@pytest.mark.parametrize(("detail", "english"), SAYINGS)
def test_an_act_is_said_in_the_readers_language(detail: Detail, english: str, speaking) -> None:
    said = {}
    for language in LANGUAGES:
        with speaking(language):
            said[language] = act_in_words(line(detail), "wizard_gigamic")
    assert said["en"] == english
    assert not any("%(" in words for words in said.values())
    # Names alone are the same in all languages.
    assert said["fr"] != english or english == "Zoe → Zoé"


def test_many_results_are_counted_where_there_is_little_room(speaking) -> None:
    anna, ben, cleo = (cell("tricks", None, 1, player=name) for name in ("Anna", "Ben", "Cleo"))
    with speaking("en"):
        assert act_in_words(line(anna, ben, cleo), "wizard_gigamic", short=True) == "3 results"
        assert (
            act_in_words(line(anna, ben), "wizard_gigamic", short=True)
            == "Anna: tricks 1, Ben: tricks 1"
        )
        assert act_in_words(line(anna, ben, cleo), "wizard_gigamic").count("tricks 1") == 3


def test_of_a_duel_a_short_line_says_that_its_cards_were_turned_up(speaking) -> None:
    both = line(*(cell("turned", 1, 2, player=name) for name in ("Anna", "Ben")))
    with speaking("en"):
        assert act_in_words(both, "wizards_cup", short=True) == "cards turned up"
        said = act_in_words(both, "wizards_cup")
        assert said == "Anna: 2 cards face up, Ben: 2 cards face up"


def test_what_a_bonus_was_won_with_is_said_behind_its_number(speaking) -> None:
    bonus, other = cell("bonus", 10, 20, player="Zoé"), cell("bonus", None, 0, player="Ben")
    won = cell("captures", "fourteen=1", "fourteen=2", player="Zoé")
    with speaking("en"):
        said = act_in_words(line(bonus, won, other), "skull_king")
        assert said == "Zoé: bonus 10 → 20 = 2 × 14 of a colour, Ben: bonus 0"
        none = cell("captures", "fourteen=1", None, player="Zoé")
        assert act_in_words(line(bonus, none), "skull_king") == "Zoé: bonus 10 → 20"


@pytest.mark.parametrize("fields", [FIELDS, MATCH_FIELDS])
def test_every_field_that_can_be_written_has_a_sentence(fields: Iterable[str]) -> None:
    own = [field.removesuffix(":") for field in fields if field not in plain_fields()]
    missing = {*own} - WORDS.keys
    assert not missing, f"templates/words/log.txt has no macro {', '.join(sorted(missing))}"


def test_every_field_of_a_pad_is_said_here() -> None:
    fields = [detail.field for detail, _ in SAYINGS]
    said = {
        next((p for p in (RULE, TRICK, LEADER) if field.startswith(p)), field) for field in fields
    }
    assert said == FIELDS.keys() - plain_fields().keys()


def test_a_game_that_has_left_the_library_is_logged_by_its_codes(speaking) -> None:
    with speaking("de"):
        assert act_in_words(line(cell("trump", None, "ZR")), "a_game_of_old") == "Trumpf: Z R"


def exchanged(one: str, other: str) -> LogLine:
    """Two who changed rows."""
    names = (cell("name", one, other), cell("name", other, one))
    return line(names[0], cell("person", "a", "b"), names[1], cell("person", "b", "a"))


TOGETHER = [
    exchanged("Anna", "Zoé"),
    exchanged("Marie-Antoinette", "Zoé"),
    *(
        line(cell(field, None, value), cell(field, value, None))
        for field, value in (("dealer", "Zoé"), ("rounds", 11), ("rule:bidding.from_hand", 3))
    ),
    line(cell("rounds", None, 11), cell("rounds", 11, 12)),
    line(cell("seating", None, SEATS), cell("seating", SEATS, None)),
    line(cell("seating", None, SEATS), cell("deal", None, []), cell("rounds", None, 9)),
]
"""Acts of several cells, of which some are not said, or both in one sentence."""


def test_two_who_changed_rows_are_one_sentence_in_which_long_names_are_cut(speaking) -> None:
    assert act_in_words(exchanged("Anna", "Zoé"), "wizard_gigamic") == "Anna and Zoé exchanged"
    long = exchanged("Marie-Antoinette", "Zoé")
    assert act_in_words(long, "wizard_gigamic", short=True) == "Marie-A… and Zoé exchanged"
    assert act_in_words(long, "wizard_gigamic") == "Marie-Antoinette and Zoé exchanged"


def test_a_long_name_leaves_room_for_the_figure_behind_it(speaking) -> None:
    names = ("Franziska-Maria", "Marie-Antoinette")
    long, other = (cell("tricks", 0, 1, player=name) for name in names)
    with speaking("en"):
        said = act_in_words(line(long), "wizard_gigamic", short=True)
        assert said == "Franziska…: tricks 0 → 1"
        said = act_in_words(line(long, other), "wizard_gigamic", short=True)
        assert said == "Franziska…: tricks 0 → 1, Marie-A…: tricks 0 → 1"
        assert act_in_words(line(long), "wizard_gigamic") == "Franziska-Maria: tricks 0 → 1"


def test_what_a_bonus_was_won_with_has_the_words_of_its_game_and_no_room_in_a_short_line(
    speaking,
) -> None:
    details = line(
        cell("bonus", None, 60, player="Zoé"),
        cell("captures", None, "fourteen=2 skull_king=1", player="Zoé"),
    )
    with speaking("en"):
        said = act_in_words(details, "skull_king")
        assert said == "Zoé: bonus 60 = 2 × 14 of a colour, Skull King taken by a Mermaid"
        assert act_in_words(details, "skull_king", short=True) == "Zoé: bonus 60"
        gone = line(cell("captures", "pirate=1", None, player="Zoé"))
        assert act_in_words(gone, "skull_king") == ""
