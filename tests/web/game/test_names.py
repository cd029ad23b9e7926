import pytest

from tests.web.evening import as_it_stands, play_rounds
from tests.web.phone import Phone
from tests.web.table import Open, Table


def test_a_rename_changes_the_name_everywhere_and_nothing_else(phone: Phone, game: Table) -> None:
    play_rounds(game, 2)
    before = as_it_stands(game.pad)
    phone.go(f"{game.path}/players").follow("Rename Ben").tap("Rename", name=" Bénédicte ")
    assert "Bénédicte" in phone.text
    after = as_it_stands(game.pad)
    assert after.pop("names") == {"a": "Anna", "b": "Bénédicte", "c": "Cleo"}
    before.pop("names")
    assert after == before


def test_a_rename_is_for_one_game_and_another_person_is_one_tap_away(
    phone: Phone, table: Open
) -> None:
    path = phone.go("/new").tap("Start", name=["Thomas", "Ben", "Cleo"]).path
    phone.tap("0").go("/new").tap("Start", name=["Thomas", "Dora", "Ed"])
    phone.go(f"{path}/players").follow("Rename Thomas")
    assert "Only in this game: other games keep the name." in phone.text
    phone.follow("Is it another Thomas?")
    assert phone.path.endswith("/part")
    assert f'value="{path[3:]}" checked' in phone.html
    phone.tap("These games are the other one’s", game=[path[3:]], name="Thomas B.")
    assert "This is Thomas B. now" in phone.text
    game = table()
    assert "Is it another" not in phone.go(f"{game.path}/names/b").text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Every player needs a name."),
        ("   ", "Every player needs a name."),
        ("x" * 33, "A name has at most 32 characters."),
        (" ANNA ", "There is already one called ANNA"),
        ("Be\u202en", "invisible characters"),
        ("Be\u0000n", "invisible characters"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_kept(
    name: str, said: str, phone: Phone, game: Table
) -> None:
    phone.go(f"{game.path}/names/b").tap("Rename", name=name)
    assert phone.status == 422
    assert said in phone.text
    assert 'aria-invalid="true" aria-describedby="name-wrong"' in phone.html
    assert phone.button("Rename")[0].fields["name"] == name
    assert game.pad.names["b"] == "Ben"


def test_a_rename_to_the_same_name_writes_nothing_and_nobody_has_none(
    phone: Phone, game: Table
) -> None:
    phone.go(f"{game.path}/names/b").tap("Rename", name=" Ben ")
    assert len(game.pad.written.marks) == 1
    form, _ = phone.go(f"{game.path}/names/b").button("Rename")
    assert phone.go(f"{game.path}/names/z").status == 404
    assert phone.send(f"{game.path}/names/z", form.fields).status == 404
