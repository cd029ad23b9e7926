from functools import partial

import pytest

from scorepad.services.people.renaming import rename_in_games
from tests.web.evening import as_it_stands, play_rounds
from tests.web.game.test_links import link_on
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


def begin(phone: Phone, *names: str, finished: bool = False) -> str:
    """The address of a new game of these people, with one bid, or over."""
    path = phone.go("/new").tap("Start", name=list(names)).path
    if finished:
        phone.go(f"{path}/length").tap("Set", rounds="1")
        phone.tap("0").tap("0").tap("0").tap("1").tap("0")
    else:
        phone.tap("0")
    return path


def to_rename(phone: Phone, path: str, name: str) -> Phone:
    return phone.go(f"{path}/players").follow(f"Rename {name}")


def test_another_person_is_one_tap_away_from_the_name(phone: Phone, table: Open) -> None:
    path = begin(phone, "Thomas", "Ben", "Cleo")
    phone.go("/new").tap("Start", name=["Thomas", "Dora", "Ed"])
    to_rename(phone, path, "Thomas").follow("Is it another Thomas?")
    assert phone.path.endswith("/part")
    assert f'value="{path[3:]}" checked' in phone.html
    phone.tap("These games are the other one’s", game=[path[3:]], name="Thomas B.")
    assert "This is Thomas B. now" in phone.text
    game = table()
    assert "Is it another" not in phone.go(f"{game.path}/names/b").text


def test_a_slip_in_a_first_game_is_mended_everywhere_and_can_be_undone(phone: Phone) -> None:
    path, other = begin(phone, "Dneiz", "Ben", "Cleo"), begin(phone, "Dneiz", "Ed", "Fred")
    to_rename(phone, path, "Dneiz").tap("Rename", name="Deniz")
    assert "Dneiz is called Deniz now: on all pads, in lists and statistics." in phone.text
    assert "Deniz 2 games" in phone.go("/people").text
    assert 'value="Deniz"' in phone.go("/new").html
    assert "Dneiz" not in phone.go(f"{path}/sheet").html + phone.go(f"{other}/sheet").html
    to_rename(phone, path, "Deniz")
    phone.go(f"{phone.path}?was=Dneiz").tap("Undo: Dneiz again")
    assert phone.path == path
    assert "Dneiz 2 games" in phone.go("/people").text
    assert "Deniz" not in phone.go(f"{path}/sheet").html + phone.go(f"{other}/sheet").html


def test_a_name_that_has_finished_another_game_is_asked_how_far_it_reaches(phone: Phone) -> None:
    earlier = begin(phone, "Dneiz", "Ben", "Cleo", finished=True)
    path = begin(phone, "Dneiz", "Ed", "Fred")
    labels = [form.labels for form in to_rename(phone, path, "Dneiz").forms if form.labels]
    assert ["Rename everywhere", "In this game only"] in labels
    phone.tap("In this game only", name="Den")
    assert phone.path == path
    assert "Dneiz 2 games" in phone.go("/people").text
    # Called otherwise on this pad than elsewhere, the person is not renamed without a question.
    to_rename(phone, path, "Den").tap("Rename everywhere", name="Deniz")
    assert "Dneiz is called Deniz now: on all pads, in lists and statistics." in phone.text
    assert "Undo on the pad takes it back in this game only" in phone.text
    back = phone.path + "?was=Dneiz"
    assert "Deniz 2 games" in phone.go("/people").text
    assert "Deniz" in phone.go(f"{earlier}/sheet").text
    # All of it is taken back where it was done, not this game's name alone.
    phone.go(back).tap("Undo: Dneiz again")
    assert phone.path == path
    assert "Dneiz 2 games" in phone.go("/people").text
    for each in (path, earlier):
        assert "Dneiz" in phone.go(f"{each}/sheet").text


def test_the_new_name_goes_onto_many_pads_in_steps_that_lead_back_to_the_game(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(21):
        earlier = begin(phone, "Dneiz", "Ben", "Cleo", finished=True)
    path = begin(phone, "Dneiz", "Ed", "Fred")
    step = partial(rename_in_games, seconds=0)
    monkeypatch.setattr("scorepad.web.game.names.rename_in_games", step)
    to_rename(phone, path, "Dneiz").tap("Rename everywhere", name="Deniz")
    assert "The new name is on 20 of 22 pads." in phone.text
    phone.tap("Continue")
    assert "Dneiz is called Deniz now" in phone.text
    assert phone.follow("Back to the pad").path == path
    assert "Deniz" in phone.go(f"{earlier}/sheet").text
    assert "Deniz 22 games" in phone.go("/people").text


@pytest.mark.parametrize("button", ["Rename everywhere", "In this game only"])
def test_a_name_that_exists_is_said_and_both_are_put_together_from_there(
    button: str, phone: Phone
) -> None:
    begin(phone, "Deniz", "Ben", "Cleo", finished=True)
    begin(phone, "Dneiz", "Gina", "Cleo", finished=True)
    path = begin(phone, "Dneiz", "Ed", "Fred")
    to_rename(phone, path, "Dneiz").tap(button, name="deniz")
    assert "Renamed in this game only: there is a Deniz already, with 1 game." in phone.text
    assert "Dneiz 2 games" in phone.go("/people").text
    phone.go(f"{path}/players").follow("Rename deniz")
    phone.go(f"{phone.path}?was=Dneiz").tap("It is the same person: put them together")
    assert "The games of Dneiz are Deniz’s now." in phone.text
    assert phone.follow("Back to the pad").path == path
    people = phone.go("/people").text
    assert "Deniz 3 games" in people
    assert "Dneiz" not in people


def test_two_who_have_played_together_are_not_put_together(phone: Phone) -> None:
    begin(phone, "Dora", "Ed", "Fred")
    path = begin(phone, "Dora", "Ben", "Cleo")
    to_rename(phone, path, "Ben").tap("Rename", name="Ed")
    assert "there is a Ed already" in phone.text
    begin(phone, "Ed", "Ben", "Gina")
    phone.go(f"{path}/players").follow("Rename Ed")
    phone.go(f"{phone.path}?was=Ben")
    assert "there is another Ed already, who played with Ben." in phone.text
    assert "put them together" not in phone.text


def test_whoever_is_not_of_the_group_renames_in_the_game_alone_and_is_told(
    phone: Phone, other_phone: Phone
) -> None:
    path = begin(phone, "Dneiz", "Ben", "Cleo")
    other_phone.open(link_on(phone.go(f"{path}/links").follow("Can enter")))
    to_rename(other_phone, path, "Dneiz")
    assert "Only in this game: other games keep the name." in other_phone.text
    other_phone.tap("Rename", name="Deniz")
    assert other_phone.path == path
    assert "Deniz" in other_phone.text
    assert "Dneiz 1 game" in phone.go("/people").text


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
