"""One phone that comes over plain http and over https has cookies of each kind."""

from tests.web.phone import Phone

HTTPS, HTTP = "https://localhost", "http://localhost"


def test_a_game_of_the_plain_address_is_known_over_https(table, phone: Phone) -> None:
    path = table().path
    assert phone.client.get(path, base_url=HTTPS).status_code == 200


def test_what_https_gave_does_not_stand_in_the_way_of_plain_http(phone: Phone) -> None:
    for root in (HTTPS, HTTP):
        phone.go("/new", base_url=root)
        form, _ = phone.button("Start")
        names = {"name": ["A", "B", "C"], "do": "start"}
        answer = phone.client.post(
            "/new",
            data={**form.fields.to_dict(), **names},
            base_url=root,
            headers={"Referer": f"{root}/new"},
        )
        assert answer.status_code == 303


def test_over_plain_http_the_cookies_have_their_plain_names(phone: Phone) -> None:
    answer = phone.client.get("/new", base_url=HTTP)
    assert answer.headers["Set-Cookie"].startswith("session=")
    assert "Secure" not in answer.headers["Set-Cookie"]
