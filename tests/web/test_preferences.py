import pytest

from tests.web.phone import Phone


def test_the_browser_chooses_the_language_until_the_reader_does(phone: Phone) -> None:
    phone.go("/preferences", headers={"Accept-Language": "de-CH, fr;q=0.5"})
    assert '<html lang="de"' in phone.html
    phone.tap("Français")
    assert '<html lang="fr"' in phone.html
    phone.go("/", headers={"Accept-Language": "de"})
    assert '<html lang="fr"' in phone.html


def test_a_language_that_we_do_not_speak_is_answered_in_english(phone: Phone) -> None:
    assert '<html lang="en"' in phone.go("/", headers={"Accept-Language": "sv, *;q=0"}).html


def test_languages_are_called_as_their_speakers_call_them(phone: Phone) -> None:
    assert "English Français Deutsch" in phone.go("/preferences").text


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
    phone.go("/preferences")
    form, _ = phone.button("dark")
    phone.send("/preferences", {**form.fields, **chosen})
    assert phone.path == "/preferences"
    assert 'lang="en" data-theme="auto"' in phone.html


def test_cookies_that_somebody_made_up_are_ignored(phone: Phone) -> None:
    phone.client.set_cookie("language", '"><script>')
    phone.client.set_cookie("theme", "pink")
    assert '<html lang="en" data-theme="auto">' in phone.go("/").html
