"""Files: what leaves as one, and what comes back; with plain forms."""

import json
import re

import pytest
from werkzeug.test import TestResponse

from tests.web.phone import Phone


def bring(phone: Phone, content: str | bytes, name: str = "games.jsonl") -> TestResponse:
    """The form of the page, sent with a file."""
    phone.go("/files")
    token = next(form for form in phone.forms if form.method == "post").fields["csrf_token"]
    data = content.encode() if isinstance(content, str) else content
    # Put together by hand: the client would leave a large one in a file that nobody closes.
    body = b"\r\n".join(
        [
            b'--edge\r\nContent-Disposition: form-data; name="csrf_token"\r\n',
            token.encode(),
            b'--edge\r\nContent-Disposition: form-data; name="file"; filename="'
            + name.encode()
            + b'"\r\nContent-Type: application/octet-stream\r\n',
            data,
            b"--edge--\r\n",
        ]
    )
    return phone.client.post(
        "/files",
        data=body,
        content_type="multipart/form-data; boundary=edge",
        follow_redirects=True,
    )


def test_a_game_leaves_and_comes_back_on_another_phone_of_another_server(phone, other_phone, game):
    sent = phone.client.get(f"{game.path}/files/game.json")
    assert sent.headers["Content-Disposition"].endswith('.json"')
    assert sent.cache_control.no_store
    found = json.loads(sent.text)
    found["game_id"] = "A" * 22
    for place, mark in enumerate(found["marks"]):
        mark["id"] = f"{place:032x}"
    answer = bring(other_phone, json.dumps(found))
    assert answer.status_code == 200
    assert "1 game was imported." in answer.text
    assert f"/g/{'A' * 22}" in answer.text
    assert other_phone.client.get(f"/g/{'A' * 22}").status_code == 200
    assert "This game was here already." in bring(other_phone, json.dumps(found)).text


@pytest.mark.usefixtures("read_here")
def test_a_game_that_was_deleted_is_offered_back_when_its_file_is_brought_in(phone, table):
    one, two = table(), table()
    files = [phone.client.get(f"{each.path}/files/game.json").text for each in (one, two)]
    everything = phone.client.get("/files/games.jsonl").text
    phone.go(f"{one.path}/delete").tap("Delete it")
    answer = bring(phone, everything)
    assert "1 was here already. 1 game was deleted here and can be brought back" in answer.text
    phone._shown(bring(phone, files[0]))
    assert "1 game was deleted here and can be brought back" in phone.text
    assert phone.client.get(one.path).status_code == 404
    phone.tap("Bring back")
    assert phone.path == "/history"
    assert phone.client.get(one.path).status_code == 200
    for each in (one, two):
        phone.go(f"{each.path}/delete").tap("Delete it")
    phone._shown(bring(phone, everything))
    assert "2 games were deleted here and can be brought back" in phone.text
    assert phone.follow("Deleted games").status == 200


def test_a_file_that_was_not_chosen_is_asked_for(phone):
    answer = bring(phone, "", name="")
    assert answer.status_code == 422
    assert "Choose a file first. Nothing was imported." in " ".join(answer.text.split())


@pytest.mark.both_databases
def test_all_games_of_a_phone_are_one_file_and_nobody_elses(phone, other_phone, table):
    table()
    table(game="wizards_cup", names=("Dora", "Emil"))
    lines = phone.client.get("/files/games.jsonl").text.splitlines()
    assert [json.loads(line)["scorepad"] for line in lines] == ["games", "game", "game"]
    assert len(other_phone.client.get("/files/games.jsonl").text.splitlines()) == 1
    rows = phone.client.get("/files/games.csv").text.splitlines()
    assert {row.split(",")[2] for row in rows[1:]} == {"wizard_gigamic", "wizards_cup"}


@pytest.mark.parametrize(
    ("region", "asked", "separator"),
    [
        ("en", "", ","),
        ("de", "", ";"),
        ("fr", "", ";"),
        # Numbers have a decimal point there.
        ("de-CH", "", ","),
        ("es-MX", "", ","),
        ("de", "?separator=comma", ","),
        ("en", "?separator=semicolon", ";"),
        ("en", "?separator=|", ","),
    ],
)
@pytest.mark.usefixtures("read_here")
def test_a_spreadsheet_opens_with_one_column_a_cell_where_the_reader_lives(
    phone, other_phone, game, region, asked, separator
):
    phone.client.set_cookie("language", region[:2])
    phone.client.environ_base["HTTP_ACCEPT_LANGUAGE"] = region
    for path in ("/files/games.csv", f"{game.path}/files/game.csv"):
        text = phone.client.get(path + asked).text
        assert text.startswith(f"\ufeffgame_id{separator}begun{separator}game")
    page = phone.go(f"{game.path}/files").html
    ways = re.findall(r"game\.csv\?separator=(\w+)", page)
    has_comma = region in ("en", "de-CH", "es-MX")
    assert ways == (["comma", "semicolon"] if has_comma else ["semicolon", "comma"])
    # It is read back with what a spreadsheet writes before it.
    before = f"\ufeffsep={separator}\r\n{separator * 3}\r\n\r\n"
    told = text.removeprefix("\ufeff").replace(game.id, "A" * 22)
    assert "1 game was imported." in bring(other_phone, before + told).text


def test_a_match_can_be_taken_along_both_ways(phone, table):
    match = table(game="wizards_cup", names=("Dora", "Emil"))
    page = phone.client.get(f"{match.path}/files").text
    for file in ("game.json", "game.csv"):
        assert file in page
        assert "Emil" in phone.client.get(f"{match.path}/files/{file}").text


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "The file is empty."),
        ('{"scorepad": "games", "version": 7}\n', "Update scorepad."),
        ("game,round,player,bid,tricks\nchess,1,A,0,0\n", "Line 2"),
    ],
)
@pytest.mark.usefixtures("read_here")
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(phone: Phone, content, says: str):
    answer = bring(phone, content)
    assert answer.status_code == 422
    assert says in answer.text
    assert "Nothing was imported." in answer.text


def test_a_file_may_be_larger_than_a_form_but_not_endless(phone: Phone):
    assert bring(phone, "x" * 1_000_000).status_code == 422
    assert bring(phone, "x" * 11_000_000).status_code == 422
    refused = bring(phone, "x" * 25_000_000)
    assert refused.status_code == 413
    assert "scorepad import" in refused.text


def test_who_has_no_games_finds_the_way_to_bring_some_in(phone: Phone):
    phone.go("/")
    assert phone.follow("Files").path == "/files"


@pytest.mark.parametrize("ending", ["jsonl", "csv"])
def test_no_transaction_is_open_while_a_piece_of_a_file_goes_out(phone, table, ending: str) -> None:
    for _ in range(3):
        game = table(("Anna", "Ben", "Cleo"), rounds=1)
    pool = game.store.database.engines.reading.pool
    answer = phone.client.get(f"/files/games.{ending}", buffered=False)
    open_now = [pool.checkedout() for _ in answer.iter_encoded()]
    answer.close()
    assert len(open_now) > 3
    assert set(open_now) == {0}


@pytest.mark.usefixtures("read_here")
def test_a_game_that_went_on_differently_here_is_named_and_the_others_come_in(phone, table):
    game = table()
    sent = json.loads(phone.client.get(f"{game.path}/files/game.json").text)
    phone.go(game.path).tap("0").tap("1")
    name = next(cell for cell in sent["marks"][0]["cells"] if cell[3] == "name")
    name[4] = "Zoe"
    new = {**sent, "game_id": "A" * 22}
    answer = bring(phone, "\n".join(map(json.dumps, (sent, new))))
    assert "1 game was imported. 1 game was left out: it went on differently here" in answer.text
    assert f'href="{game.path}"' in answer.text
    assert phone.client.get(f"/g/{'A' * 22}").status_code == 200
    assert "Zoe" not in phone.client.get(game.path).text


@pytest.mark.usefixtures("read_here")
def test_a_game_that_was_deleted_here_and_differs_in_the_file_is_offered_back_too(phone, table):
    game = table()
    sent = json.loads(phone.client.get(f"{game.path}/files/game.json").text)
    name = next(cell for cell in sent["marks"][0]["cells"] if cell[3] == "name")
    name[4] = "Zoe"
    file = json.dumps(sent)
    phone.go(game.path).tap("0").tap("1")
    phone.go(f"{game.path}/delete").tap("Delete it")
    phone._shown(bring(phone, file))
    assert "1 game was deleted here and can be brought back" in phone.text
    assert "left out" not in phone.text
    phone.tap("Bring back")
    assert "Zoe" not in phone.client.get(game.path).text
    assert "1 game was left out: it went on differently here" in bring(phone, file).text
