import pytest

from scorepad.i18n.languages import NATIVE_NAMES
from scorepad.web.preferences import DISPLAY_OPTIONS
from tests.web.phone import Phone
from tests.web.table import Open


def test_the_browser_chooses_the_language_until_the_reader_does_and_it_is_english_otherwise(
    phone: Phone,
) -> None:
    assert '<html lang="en"' in phone.go("/", headers={"Accept-Language": "sv, *;q=0"}).html
    assert " ".join(NATIVE_NAMES.values()) in phone.go("/preferences").text
    phone.go("/preferences", headers={"Accept-Language": "de-CH, fr;q=0.5"})
    assert '<html lang="de"' in phone.html
    phone.tap("Français")
    assert '<html lang="fr"' in phone.html
    assert '<html lang="fr"' in phone.go("/", headers={"Accept-Language": "de"}).html


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_is_a_tap(theme: str, phone: Phone) -> None:
    assert 'data-theme="auto"' in phone.go("/preferences").html
    assert f'data-theme="{theme}"' in phone.tap(theme).html
    assert 'data-theme="auto"' in phone.tap("as the phone").html


def test_the_page_stays_until_its_reader_goes_back(phone: Phone) -> None:
    phone.go("/preferences?back=/new").tap("dark").tap("Deutsch")
    assert phone.path == "/preferences"
    assert 'data-theme="dark"' in phone.html
    assert phone.links[0][1] == "/new"


@pytest.mark.parametrize(
    "back", ["https://example.org/", "//example.org/", "/\\example.org", "javascript:alert(1)", ""]
)
def test_preferences_never_lead_to_another_site(back: str, phone: Phone) -> None:
    phone.go("/preferences", query_string={"back": back})
    assert phone.links[0][1] == "/"
    form, _ = phone.button("dark")
    answer = phone.client.post("/preferences", data={**form.fields, "back": back, "theme": "dark"})
    assert (answer.status_code, answer.location) == (303, "/")


@pytest.mark.parametrize("chosen", [{"language": "tlh"}, {"theme": "pink"}, {"other": "1"}, {}])
def test_a_choice_that_does_not_exist_changes_nothing(chosen: dict[str, str], phone: Phone) -> None:
    form, _ = phone.go("/preferences").button("dark")
    phone.send("/preferences", {**form.fields, **chosen})
    assert phone.path == "/preferences"
    assert 'lang="en" data-theme="auto"' in phone.html


def test_cookies_that_somebody_made_up_are_ignored(phone: Phone) -> None:
    phone.client.set_cookie("language", '"><script>')
    phone.client.set_cookie("theme", "pink")
    assert '<html lang="en" data-theme="auto">' in phone.go("/").html


def looks_of(phone: Phone) -> str:
    """Return what the page's root says about looks; "" where it says nothing."""
    root = phone.html.partition("<head>")[0]
    return root.partition('data-display="')[2].partition('"')[0]


def test_nothing_is_switched_on_until_somebody_does_and_made_up_cookies_say_only_what_we_know(
    phone: Phone,
) -> None:
    assert looks_of(phone.go("/")) == ""
    assert "css/display_options.css" not in phone.html
    phone.client.set_cookie("looks", 'pink."><script>.hidden')
    assert looks_of(phone.go("/")) == "hidden"


@pytest.mark.parametrize("look", DISPLAY_OPTIONS)
def test_a_tap_switches_on_and_the_next_one_off(look: str, phone: Phone) -> None:
    for expected, name in ((look, "on"), ("", "off")):
        form, _ = phone.go("/preferences").button("Large totals")
        assert (name, look) in {(each.name, each.value) for each in form.buttons}
        phone.send("/preferences", {**form.fields, name: look})
        assert looks_of(phone) == expected
        assert ("css/display_options.css" in phone.html) is bool(expected)


def test_looks_are_kept_side_by_side(phone: Phone) -> None:
    phone.go("/preferences").tap("Totals hidden").tap("Large totals").tap("Turned round")
    assert looks_of(phone) == "rotate large hidden"
    assert looks_of(phone.tap("Large totals")) == "rotate hidden"


def test_the_screen_stays_on_until_that_is_switched_off(phone: Phone) -> None:
    phone.go("/preferences")
    switch = phone.button("Screen stays on")[1].attributes
    assert switch["aria-checked"] == "true"
    # Only a script can do it: without one the switch is not there.
    assert "hidden" in switch
    assert "data-needs" in switch
    phone.tap("Screen stays on")
    assert phone.button("Screen stays on")[1].attributes["aria-checked"] == "false"
    assert looks_of(phone) == "sleep"


@pytest.mark.parametrize("chosen", [{"on": "pink"}, {"off": "pink"}, {"on": ""}, {}])
def test_a_look_that_does_not_exist_changes_nothing(chosen: dict[str, str], phone: Phone) -> None:
    form, _ = phone.go("/preferences").tap("Large totals").button("dark")
    phone.send("/preferences", {**form.fields, **chosen})
    assert looks_of(phone) == "large"


def test_from_the_pad_it_is_two_taps_and_back(table: Open, phone: Phone) -> None:
    pad = table().path
    phone.go(pad).follow("More").tap("Large totals")
    assert (phone.path, looks_of(phone)) == (pad, "large")
    phone.tap("Back to the pad")
    assert (phone.path, looks_of(phone)) == (pad, "")


def test_a_phone_whose_screen_may_go_dark_is_sent_no_film(table: Open, phone: Phone) -> None:
    pad = table().path
    assert "phone/awake.mp4" in phone.go(pad).html
    phone.go("/preferences").tap("Screen stays on")
    assert "phone/awake.mp4" not in phone.go(pad).html


def test_who_looks_on_has_the_looks_too(table: Open, other_phone: Phone) -> None:
    here = table()
    with here.store.writing() as transaction:
        transaction.links.grant(here.id, other_phone.device, "view", 1, 1)
    other_phone.go(here.path).follow("Preferences").tap("Large totals")
    assert looks_of(other_phone.go(here.path)) == "large"
