import re
from io import BytesIO

import pytest
from flask.testing import FlaskClient
from PIL import Image

from scorepad.paths import STATIC
from scorepad.services.home import game_to_open
from tests.web.evening import play_rounds
from tests.web.phone import Phone
from tests.web.test_contrast import THEMES, colours


def manifest(client: FlaskClient, language: str = "en") -> dict:
    return client.get(f"/manifest.webmanifest?language={language}").get_json(force=True)


def test_every_page_leads_to_the_manifest_in_its_language(phone: Phone) -> None:
    html = phone.go("/", headers={"Accept-Language": "fr"}).html
    # Browsers fetch it without cookies else, which a proxy answers with its login.
    (address,) = re.findall(
        r'<link rel="manifest" href="([^"]+)" crossorigin="use-credentials">', html
    )
    answer = phone.client.get(address)
    assert answer.content_type == "application/manifest+json"
    assert answer.get_json(force=True)["lang"] == "fr"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("language", ["", "tlh", "../x"])
def test_a_language_that_we_do_not_speak_follows_the_browser(
    language: str, client: FlaskClient
) -> None:
    address = f"/manifest.webmanifest?language={language}"
    answer = client.get(address, headers={"Accept-Language": "de-CH"})
    assert answer.get_json(force=True)["lang"] == "de"


def test_the_app_can_be_installed(client: FlaskClient) -> None:
    told = manifest(client)
    assert told["display"] == "standalone"
    assert (told["id"], told["start_url"], told["scope"]) == ("/start", "/start", "/")
    assert told["name"]
    assert len(told["short_name"]) <= 12
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    assert "maskable" in {icon["purpose"] for icon in told["icons"]}


def test_every_icon_is_there_in_the_size_it_says(client: FlaskClient) -> None:
    for icon in manifest(client)["icons"]:
        answer = client.get(icon["src"])
        assert answer.content_type.partition(";")[0] == icon["type"]
        assert "immutable" in answer.headers["Cache-Control"]
        if icon["type"] == "image/png":
            size = Image.open(BytesIO(answer.data)).size
            assert icon["sizes"] == "{}x{}".format(*size)


@pytest.mark.parametrize("name", ["maskable-512.png", "apple-touch-icon.png"])
def test_an_icon_that_a_phone_cuts_out_is_filled_to_its_edge(name: str) -> None:
    with Image.open(STATIC / "icons" / name) as picture:
        assert picture.convert("RGBA").getextrema()[3] == (255, 255)


def test_what_a_phone_may_cut_off_holds_only_the_ground() -> None:
    with Image.open(STATIC / "icons" / "maskable-512.png") as picture:
        pixels = picture.convert("RGB").load()
    ground = pixels[0, 0]
    outside = [
        pixels[x, y]
        for x in range(512)
        for y in range(512)
        if (x - 255.5) ** 2 + (y - 255.5) ** 2 > (0.4 * 512) ** 2
    ]
    assert set(outside) == {ground}


def test_pages_and_manifest_have_the_colours_of_the_style(phone: Phone) -> None:
    light, dark = (colours(theme)["paper"] for theme in THEMES)
    html = phone.go("/").html
    assert re.findall(r'"theme-color" content="(#\w+)" media=".*: (\w+)\)"', html) == [
        (light, "light"),
        (dark, "dark"),
    ]
    for theme, colour in (("light", light), ("dark", dark)):
        phone.go("/preferences").tap(theme)
        html = phone.go("/").html
        assert re.findall(r'"theme-color" content="(#\w+)">', html) == [colour]
    told = manifest(phone.client)
    assert {told["theme_color"], told["background_color"]} == {light}


def test_the_app_starts_in_the_running_game_that_was_written_last_or_else_with_the_list(
    table, phone: Phone
) -> None:
    play_rounds(table(rounds=1), 1)
    assert phone.go("/start").path == "/"
    first, newest = table(("Ann", "Bob", "Cleo")), table(("Dora", "Emil", "Fred"))
    first.enter("b", "bid", 0)
    newest.enter("e", "bid", 0)
    assert phone.go("/start").path == newest.path
    assert phone.client.get("/start").headers["Cache-Control"] == "no-store"


def test_an_app_that_knows_nothing_asks_for_a_link_and_home_leads_to_it_until_there_is_a_game(
    phone: Phone, table
) -> None:
    assert phone.go("/start").path == "/open"
    assert "Scan or paste your link" in phone.text
    assert phone.go("/").follow("Open a game by its link").path == "/open"
    table().enter("b", "bid", 0)
    assert "/open" not in phone.go("/").html


def test_a_game_that_was_just_begun_is_opened_again_though_nothing_is_written(
    game, phone: Phone
) -> None:
    with game.store.reading() as transaction:
        opened = transaction.games.opened(game.id, phone.device)
    begun = opened.game.created_at
    found = [game_to_open(game.store, phone.device, begun + seconds) for seconds in (60, 7200)]
    assert found == [game.id, None]
