"""A trick tapped in by somebody who keeps no pad: what is asked, said and kept."""

import re
from collections.abc import Sequence
from html import unescape
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest

from scorepad.rules.library import games
from scorepad.rules.ruleset import TrickExample
from tests.unjudged import on_offer
from tests.web.phone import HTMX, Phone
from tests.web.table import Open

BY_GAME = [
    (key, example) for key, game in games().items() for example in game.ruleset.trick_examples
]


def lay(phone: Phone, game: str, players: int, trump: str, cards: Sequence[str] = ()) -> Phone:
    """A trick of ``game`` as it is tapped in, from the first question on."""
    phone.go("/check").go(f"/check?{urlencode({'game': game, 'n': players})}")
    if games()[game].ruleset.trump.source != "fixed":
        phone.go(next(href for _, href in phone.links if f"&trump={trump or 'none'}" in href))
    for code in cards:
        lay_card(phone, code)
    return phone


def lay_card(phone: Phone, code: str) -> Phone:
    """A card as it is tapped; where it can be two things, what it is played as is tapped too."""
    keys = {button.value for form in phone.forms for button in form.buttons}
    if code in keys:
        return tap_card(phone, code)
    tap_card(phone, code[0])
    return phone.go(next(href for _, href in phone.links if href.endswith(f"card={code}")))


def tap_card(phone: Phone, code: str) -> Phone:
    form = next(form for form in phone.forms if any(b.value == code for b in form.buttons))
    button = next(button for button in form.buttons if button.value == code)
    fields = [*form.fields.items(multi=True), (button.name, button.value)]
    return phone.go(f"{form.action}?{urlencode(fields)}")


def asked(phone: Phone) -> list[tuple[str, str]]:
    """The state in the page's address."""
    return parse_qsl(urlsplit(phone.answer.request.url).query)


def greyed(phone: Phone) -> list[str]:
    return re.findall(r'id="key-(\w+)"[^>]*aria-disabled="true"', phone.html)


def seat_of(phone: Phone, kind: str) -> str:
    """The seat of the place with this class."""
    return re.search(rf'class="{kind}".*?id="place-(\d)"', phone.html, re.DOTALL)[1]


def heading(phone: Phone) -> str:
    inside = re.search(r"<h2[^>]*>(.*?)</h2>", phone.html, re.DOTALL)[1]
    return " ".join(re.sub(r"<[^>]+>", "", inside).split())


@pytest.mark.parametrize(
    ("game", "example"), [(game, example) for game, example in BY_GAME if example.hands]
)
def test_the_worked_hands_of_every_sheet_are_judged_as_the_sheet_says(
    game: str, example: TrickExample, phone: Phone
) -> None:
    for place, (card, hand) in enumerate(zip(example.plays, example.hands, strict=True)):
        players = example.players or len(example.plays)
        lay(phone, game, players, example.trump, example.plays)
        phone.go(next(href for _, href in phone.links if f"&judge={place}&" in href))
        held = [code for code in hand if code != card]
        while held and re.search(rf'value="{held[0]}"\s+aria-label', phone.html):
            tap_card(phone, held.pop(0))
        legal = place not in example.illegal
        assert ("was legal" in phone.text or "Legal, if that was all" in phone.text) is legal
        assert ("That was not legal" in phone.text) is not legal


def test_the_winner_so_far_is_told_after_every_card(phone: Phone) -> None:
    lay(phone, "wizard_gigamic", 4, "R")
    assert "Player 1 leads" in phone.text
    said = []
    for code in ("N", "B5", "R2"):
        tap_card(phone, code)
        said.append(re.search(r"Player \d would take it\. [^.]+\.", phone.text)[0])
    assert said == [
        "Player 1 would take it. Nothing but Jester so far: the next other card takes over.",
        "Player 2 would take it. The only card of the suit led: blue 5.",
        "Player 3 would take it. The only trump: red 2.",
    ]
    assert "takes the trick" not in phone.text


def test_every_card_of_the_deck_has_one_key_and_cards_used_up_are_grey(phone: Phone) -> None:
    lay(phone, "wizard_gigamic", 6, "R", ["B5", "Z", "Z"])
    keys = re.findall(r'id="key-(\w+)" name="card"', phone.html)
    assert len(keys) == len(set(keys)) == 54
    assert greyed(phone) == ["B5"]
    assert 'aria-label="Wizard, 2 left"' in phone.html
    tap_card(tap_card(phone, "Z"), "Z")
    assert greyed(phone) == ["B5", "Z"]


def test_undo_takes_the_last_card_back_and_a_new_trick_keeps_trump(phone: Phone) -> None:
    lay(phone, "wizard_gigamic", 3, "R", ["B5", "B3"])
    phone.follow("↶ Undo")
    assert asked(phone)[-1] == ("card", "B5")
    phone.follow("Start over")
    assert asked(phone) == [("game", "wizard_gigamic"), ("n", "3"), ("trump", "R")]


def test_who_takes_the_trick_leads_the_next(phone: Phone) -> None:
    lay(phone, "wizard_gigamic", 3, "R", ["B5", "R3", "N"])
    phone.follow("Next trick: Player 2 leads")
    assert ("leader", "1") in asked(phone)
    assert "Player 2 leads" in phone.text
    tap_card(phone, "Z")
    assert "Player 2 would take it" in phone.text


def test_a_tap_on_a_player_makes_that_player_lead_and_the_lit_one_wraps_round(phone: Phone) -> None:
    lay(phone, "wizard_gigamic", 3, "R")
    phone.follow("Player 3")
    assert ("leader", "2") in asked(phone)
    assert "Player 3 leads" in phone.text
    lit = []
    for code in ("B5", "R3", "N"):
        lit.append(
            re.search(r'class="place[^"]* turn".*?id="place-(\d)"', phone.html, re.DOTALL)[1]
        )
        tap_card(phone, code)
    assert lit == ["2", "0", "1"]
    assert re.findall(r'id="place-(\d)"', phone.html) == ["0", "1", "2"]
    assert seat_of(phone, 'place leads[^"]*') == "2"
    assert heading(phone) == "Player 1 takes the trick"


def test_a_turned_card_makes_trump_and_is_out_of_the_deck(phone: Phone) -> None:
    phone.go("/check?game=wizard_gigamic&n=3").follow("Tap the turned card itself")
    tap_card(phone, "R8")
    assert "Trump: red" in phone.html
    assert greyed(phone) == ["R8"]
    assert phone.go(f"{phone.answer.request.full_path}&card=R8").status == 400
    assert "It was turned for trump and lies on the pile: red 8." in phone.text


def test_the_dealer_names_trump_when_a_wizard_is_turned_and_it_is_undone_step_by_step(
    phone: Phone,
) -> None:
    phone.go("/check?game=wizard_gigamic&n=3").follow("Wizardturned")
    assert "The dealer names trump:" in phone.text
    phone.go(next(href for _, href in phone.links if "trump=G" in href))
    assert "Trump: green" in phone.html
    assert 'aria-label="Wizard, 3 left"' in phone.html
    tap_card(phone, "B5")
    assert ("turned", "Z") in asked(phone)
    assert ("trump", "G") in asked(phone)
    phone.follow("↶ Undo").follow("↶ Undo Trump: green")
    assert "The dealer names trump:" in phone.text
    assert "What is trump?" in phone.follow("↶ Undo turned: Wizard").text
    assert asked(phone) == [("game", "wizard_gigamic"), ("n", "3")]
    assert not any(words.startswith("↶ Undo") for words, _ in phone.links)


@pytest.mark.parametrize(
    ("game", "turned"), [("wizard_gigamic", "N"), ("wizard_club", "N"), ("wizard_club", "Z")]
)
def test_a_special_card_turned_may_mean_no_trump(game: str, turned: str, phone: Phone) -> None:
    assert "Trump: no trump" in phone.go(f"/check?game={game}&n=3&turned={turned}").html
    assert "leads: tap the cards" in phone.text


@pytest.mark.parametrize("game", list(games()))
def test_the_first_screen_offers_every_number_of_players_of_every_game(
    game: str, phone: Phone
) -> None:
    ruleset = games()[game].ruleset
    phone.go("/check")
    offered = [
        int(dict(parse_qsl(urlsplit(href).query))["n"])
        for _, href in phone.links
        if href.startswith(f"/check?game={game}&")
    ]
    assert offered == list(range(ruleset.least, ruleset.most + 1))


def test_games_of_duels_or_that_only_a_pad_knows_are_not_checked_trick_by_trick(
    phone: Phone,
) -> None:
    with on_offer():
        assert "There is only a pad for this game." in phone.go("/check").text
        assert phone.go("/check?game=skull_king&n=4&card=B5").status == 400
        assert "There is only a pad for this game" in phone.text
    assert phone.go("/check").follow("Check a duel").path == "/duel"
    assert phone.status == 200
    assert phone.go("/check?game=wizards_cup&n=2&card=B5").path == "/duel"


def test_the_checks_address_is_all_there_is(phone: Phone, other_phone: Phone) -> None:
    lay(phone, "wizard_gigamic", 3, "R", ["B5", "R7", "N"])
    other_phone.go(phone.answer.request.full_path)
    assert heading(other_phone) == heading(phone)
    assert "Set-Cookie" not in phone.answer.headers


def test_a_fragment_is_part_of_its_page_and_says_the_pages_address(phone: Phone) -> None:
    state = "game=wizard_gigamic&n=3&trump=R&card=B5&utm=x&ask="
    fragment = phone.client.get(f"/check/trick?{state}", headers=HTMX)
    page = phone.go(f"/check?{state}").html
    assert fragment.get_data(as_text=True).strip() in page
    assert fragment.headers["HX-Replace-Url"] == "/check?game=wizard_gigamic&n=3&trump=R&card=B5"


@pytest.mark.parametrize(
    ("game", "state", "topic"),
    [
        ("wizard_gigamic", "card=B5&card=R7&card=N", "winner"),
        ("wizard_gigamic", "card=N&card=N&card=N", "only_bottoms"),
        ("wizard_gigamic", "card=B5&judge=0", "lead"),
        ("wizard_gigamic", "card=B5&card=B7&judge=1", "follow"),
        ("wizard_gigamic", "card=B5&card=Z&judge=1", "specials_any_time"),
        ("wizard_gigamic", "card=Z&card=B5&judge=1", "top_lead"),
        ("wizard_gigamic", "card=N&card=B5&judge=1", "bottom_lead"),
        ("quoicoupli", "card=SK&card=S5&card=C3", "winner"),
        ("quoicoupli", "card=SK&card=S5&judge=1", "follow"),
    ],
)
def test_what_is_said_leads_to_its_line_in_the_rules(
    game: str, state: str, topic: str, phone: Phone
) -> None:
    trump = "R" if game == "wizard_gigamic" else "C"
    phone.go(f"/check?game={game}&n=3&trump={trump}&{state}")
    source = next(href for _, href in phone.links if href.startswith("/rules/"))
    parts = urlsplit(source)
    assert (parts.path, parts.fragment) == (f"/rules/{game}", topic)
    asked_before = asked(phone)
    assert f'id="{topic}"' in phone.go(source).html
    assert "Check a trick" not in phone.text
    phone.follow("Back")
    assert (phone.path, sorted(asked(phone))) == ("/check", sorted(asked_before))


@pytest.mark.parametrize("back", ["https://example.org/", "//example.org", "/\\example.org", "x"])
def test_the_rules_lead_back_to_this_server_alone(back: str, phone: Phone) -> None:
    phone.go(f"/rules/wizard_gigamic?{urlencode({'back': back})}")
    assert ("Back", "/new") in phone.links


@pytest.mark.parametrize("state", ["card=B5", "card=B5&card=R7&card=N", "card=B5&card=B7&judge=1"])
def test_the_address_is_handed_on_without_leaving_the_screen(
    state: str, phone: Phone, other_phone: Phone
) -> None:
    phone.go(f"/check?game=wizard_gigamic&n=3&trump=R&{state}")
    before = phone.answer.request.full_path
    phone.follow("Share")
    address = unescape(re.search(r'readonly[^>]*id="link">([^<]+)<', phone.html)[1])
    assert address.startswith("http://localhost/check?")
    assert 'data-hands-on="copy"' in phone.html
    assert phone.html.count(" hidden>") == 2
    assert 'id="key-' not in phone.html
    other_phone.go(address.removeprefix("http://localhost"))
    assert sorted(asked(other_phone)) == sorted(parse_qsl(urlsplit(before).query))
    assert asked(phone.follow("Back")) == asked(other_phone)


def test_a_game_that_is_being_played_is_offered_first(phone: Phone, table: Open) -> None:
    game = table(hands=(3, 1))
    game.begin()
    phone.go("/check")
    ways = [href for _, href in phone.links if "check" in href]
    assert ways[0] == f"{game.path}/check"
    assert "Anna · Ben · CleoRound 1" in phone.text
