"""What an act in the change log says, for every field that can be written."""

import pytest

from scorepad.i18n.log import act_in_words
from scorepad.pad import judge
from scorepad.pad.marks import Value
from scorepad.pad.table import RULE
from scorepad.pad.tricks_taken import TRICK
from scorepad.views.log import Detail, LogLine


def cell(
    field: str, before: Value = None, after: Value = None, *, player: str = "", hidden: bool = False
) -> Detail:
    return Detail(3, 0, field, player, before, after, hidden)


SEATS = ["Anna", "Ben", "Zoé"]

SAYINGS: list[tuple[Detail, str, str, str]] = [
    (cell("reveal", None, True), "bids revealed", "paris dévoilés", "Ansagen aufgedeckt"),
    (cell("bid", None, 2, player="Zoé"), "Zoé: bid 2", "Zoé\u202f: pari 2", "Zoé: Ansage 2"),
    (
        cell("bid", 1, 2, player="Zoé"),
        "Zoé: bid 1 → 2",
        "Zoé\u202f: pari 1 → 2",
        "Zoé: Ansage 1 → 2",
    ),
    (cell("bid", player="Zoé", hidden=True), "Zoé: bid", "Zoé\u202f: pari", "Zoé: Ansage"),
    (
        cell("tricks", 1, None, player="Zoé"),
        "Zoé: tricks 1 → –",
        "Zoé\u202f: plis 1 → –",
        "Zoé: Stiche 1 → –",
    ),
    (
        cell("changed", None, 3, player="Zoé"),
        "Zoé: Cloud, bid 3",
        "Zoé\u202f: Nuage, pari 3",
        "Zoé: Wolke, Ansage 3",
    ),
    (
        cell("changed", player="Zoé", hidden=True),
        "Zoé: Cloud, bid",
        "Zoé\u202f: Nuage, pari",
        "Zoé: Wolke, Ansage",
    ),
    (
        cell("bonus", None, 30, player="Zoé"),
        "Zoé: bonus 30",
        "Zoé\u202f: bonus 30",
        "Zoé: Bonus 30",
    ),
    (cell("bomb", None, True), "the Bomb fell", "la Bombe est tombée", "die Bombe fiel"),
    (cell("bomb", True, False), "no Bomb fell", "pas de Bombe", "keine Bombe"),
    (cell("bomb", True, None), "Bomb not known", "Bombe\u202f: inconnue", "Bombe unbekannt"),
    (cell(TRICK + "3", None, "Zoé"), "trick 3: Zoé", "pli 3\u202f: Zoé", "Stich 3: Zoé"),
    (
        cell(TRICK + "3", None, ""),
        "trick 3: nobody (Bomb)",
        "pli 3\u202f: personne (Bombe)",
        "Stich 3: niemand (Bombe)",
    ),
    (
        cell(TRICK + "3", "", "Zoé"),
        "trick 3: nobody (Bomb) → Zoé",
        "pli 3\u202f: personne (Bombe) → Zoé",
        "Stich 3: niemand (Bombe) → Zoé",
    ),
    (
        cell("trump", None, "ZR"),
        "trump: Wizard red",
        "atout\u202f: Wizard rouge",
        "Trumpf: Zauberer Rot",
    ),
    (cell("trump", "R"), "trump not known", "atout inconnu", "Trumpf unbekannt"),
    (cell("dealer", None, "Zoé"), "Zoé deals", "Zoé donne", "Zoé gibt"),
    (cell("hand", None, 1), "1 card each", "1 carte chacun", "1 Karte für jeden"),
    (cell("hand", None, 5), "5 cards each", "5 cartes chacun", "5 Karten für jeden"),
    (cell("rounds", None, 11), "11 rounds in all", "11 manches en tout", "11 Runden insgesamt"),
    (cell("deal", None, 2), "dealt again", "nouvelle donne", "neu gegeben"),
    (cell("ended", None, 4), "game ended", "partie terminée", "Spiel beendet"),
    (cell("ended", 4, None), "game reopened", "partie rouverte", "Spiel wieder offen"),
    (cell("name", "Zoe", "Zoé"), "Zoe → Zoé", "Zoe → Zoé", "Zoe → Zoé"),
    (
        cell("adjustment", None, [-20, "why"], player="Zoé"),
        "Zoé: −20 (why)",
        "Zoé\u202f: −20 (why)",
        "Zoé: −20 (why)",
    ),
    (
        cell("adjustment", [-20, "why"], player="Zoé"),
        "Zoé: −20 taken back (why)",
        "Zoé\u202f: −20 retiré (why)",
        "Zoé: −20 zurückgenommen (why)",
    ),
    (cell("seating", SEATS, SEATS[:2]), "Zoé leaves", "Zoé quitte la table", "Zoé geht"),
    (
        cell("seating", SEATS, SEATS[:1]),
        "Ben + Zoé leave",
        "Ben + Zoé quittent la table",
        "Ben + Zoé gehen",
    ),
    (cell("seating", SEATS[:2], SEATS), "Zoé joins", "Zoé arrive", "Zoé kommt dazu"),
    (
        cell("seating", SEATS[:1], SEATS),
        "Ben + Zoé join",
        "Ben + Zoé arrivent",
        "Ben + Zoé kommen dazu",
    ),
    (
        cell("seating", SEATS, SEATS[::-1]),
        "new seats: Zoé, Ben, Anna",
        "nouvelles places\u202f: Zoé, Ben, Anna",
        "neue Sitzordnung: Zoé, Ben, Anna",
    ),
    (
        cell("start", None, "lowest"),
        "from the lowest total",
        "à partir du plus petit total",
        "mit dem niedrigsten Stand",
    ),
    (
        cell("person", None, "new", player="Zoé"),
        "Zoé: another person than before",
        "Zoé\u202f: une autre personne qu’avant",
        "Zoé: jemand anderes als bisher",
    ),
    (
        cell(RULE + "end.leavers_win", None, True),
        "Who left early can still win: yes",
        "On peut partir avant la fin et gagner\u202f: oui",
        "Wer früher geht, kann noch gewinnen: ja",
    ),
]


def line(*details: Detail) -> LogLine:
    return LogLine("0" * 32, 1_790_000_000, "", details, undo=False, undone=False)


@pytest.mark.parametrize(("detail", "english", "french", "german"), SAYINGS)
def test_an_act_is_said_in_the_readers_language(
    detail: Detail, english: str, french: str, german: str, speaking
) -> None:
    for language, expected in {"en": english, "fr": french, "de": german}.items():
        with speaking(language):
            assert act_in_words(line(detail), "wizard_gigamic") == expected


def test_many_results_are_counted_where_there_is_little_room(speaking) -> None:
    anna, ben, cleo = (cell("tricks", None, 1, player=name) for name in ("Anna", "Ben", "Cleo"))
    with speaking("en"):
        assert act_in_words(line(anna, ben, cleo), "wizard_gigamic", short=True) == "3 results"
        assert (
            act_in_words(line(anna, ben), "wizard_gigamic", short=True)
            == "Anna: tricks 1, Ben: tricks 1"
        )
        assert act_in_words(line(anna, ben, cleo), "wizard_gigamic").count("tricks 1") == 3


def test_every_field_that_can_be_written_has_words() -> None:
    fields = [detail.field for detail, _, _, _ in SAYINGS]
    said = {next((p for p in (RULE, TRICK) if field.startswith(p)), field) for field in fields}
    assert said == set(judge._CHECKS)


def test_a_game_that_has_left_the_shelf_is_logged_by_its_codes(speaking) -> None:
    with speaking("de"):
        assert act_in_words(line(cell("trump", None, "ZR")), "a_game_of_old") == "Trumpf: Z R"


def test_a_long_name_leaves_room_for_the_figure_behind_it(speaking) -> None:
    names = ("Franziska-Maria", "Maximilian")
    long, other = (cell("tricks", 0, 1, player=name) for name in names)
    with speaking("en"):
        said = act_in_words(line(long), "wizard_gigamic", short=True)
        assert said == "Franziska-M…: tricks 0 → 1"
        said = act_in_words(line(long, other), "wizard_gigamic", short=True)
        assert said == "Franzis…: tricks 0 → 1, Maximil…: tricks 0 → 1"
        assert act_in_words(line(long), "wizard_gigamic") == "Franziska-Maria: tricks 0 → 1"
