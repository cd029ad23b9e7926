"""The script that a phone gets: everything in one, and still the same."""

import os
import re
import runpy
import secrets
import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from flask import Flask, url_for
from flask_babel import force_locale
from zopfli import gzip

from scorepad.client.script import option_table_module
from scorepad.pad.conflicts import MOST_ASKED
from scorepad.paths import STATIC
from scorepad.rules.option_table import MOST_ROUNDS
from scorepad.static_edition.scripts import parts_in
from scorepad.web.phone_script import script_url
from tests.client import looks
from tests.client.comparison import GAMES, compare, random_lines
from tests.client.joined import program_on_joined
from tests.client.scripted import app_without_games, speaking
from tests.pad.plain import with_plain_fields

PARTS = ("pad", "later", "shell", "menu", "match", "checker", "rules", "paper")
WITHOUT_SERVER = ("statistics", "house")
"""Those that only the edition without a server has."""

MOST_BYTES = {
    "pad": 28_200,
    "later": 21_900,
    "shell": 24_800,
    "menu": 27_000,
    "match": 17_500,
    "checker": 24_900,
    "rules": 17_500,
    "paper": 4_260,
    "statistics": 8_500,
    "house": 7_600,
}
"""What each part may have as English readers get it over plain http, by gzip: some 500 bytes more
than it has, so that a sentence or a key needs no new number, and another screen does.

The pad's reads addresses by a function that an edition without a server has otherwise: 50 bytes;
its outbox has in a part of its own what that edition does as well: 100 bytes; the shell's reads no
more past games than its first page shows: 50 bytes; and a number may take more than two forms: 20
bytes. The pad's says what to do where the phone has no room: 80 bytes. The menu's asks for days as
the reader's region writes them: 10 bytes. The checker's reads no typed cards, and has the words of
one language: 3,000 bytes less.

A game with nine special cards brought 300 bytes to the pad's (which cards are in the deck, and how
often one can lie in a round), 800 to the shell's and the menu's (its words), and 1,300 to the
rules' (what each of its cards does). The second script has the keys for the turned card, two Bombs
and the Cloud, 1,700 bytes that only games with these cards show. The checker's writes the bid that
the Cloud changes with its trick, and parts long names at a syllable: 800 bytes. The second script
takes back a Bomb that was counted by mistake: 150 bytes; and it tells of the end how close it was
and who made most bids in a row: 500 bytes. The pad's asks on every phone whether the Bomb
fell where a trick is missing: 100 bytes. It says who leads after a
trick that nobody took: 60 bytes.

The pad's makes one format for all days of a list, as each takes a slow phone ten milliseconds: 60
bytes. The shell's keeps with each game what its lists show: 400 bytes. DECISIONS says what both
save.

The pad's hands a game to the pages behind ⋯ and says their titles; the shell's has the sentences of
refusals that these have, too, a line about the box of each game, and notes in its lists. It reads
matches, as it sends and lists what any game of the phone has; a match's own script is fetched for
it alone, and has the way to the own order in both its places. The second script fetches all others,
and has the end with its note and its question; the shell's leads on in the page that is open.
The menu's exchanges two people, and says from when on seats hold. The checker's says what is done
after a trick, and asks which card a copy is.
"""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return app_without_games(tmp_path_factory.mktemp("app"))


@pytest.fixture(scope="module")
def without_server(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The scripts of the edition without a server, in English."""
    app = app_without_games(tmp_path_factory.mktemp("without-server"))
    app.jinja_env.globals["has_server"] = False
    with speaking(app, "en"):
        return parts_in("en", url_for)


def test_the_joined_script_folds_games_as_the_server_does(app: Flask, tmp_path: Path) -> None:
    seed = secrets.token_hex(4)
    program = program_on_joined("compare.mjs", app, tmp_path)
    compared = compare(random_lines(GAMES // 2, seed, []), program)
    assert (compared.cases, compared.different) == (GAMES // 2, 0), f"{seed}\n{compared.said}"


def test_the_joined_script_shows_games_as_the_server_does(app: Flask, tmp_path: Path) -> None:
    seed = secrets.token_hex(4)
    program = program_on_joined("compare_views.mjs", app, tmp_path)
    compared = compare((looks.line_of(f"{seed}.{number}") for number in range(30)), program)
    assert (compared.cases, compared.different) == (30, 0), f"{seed}\n{compared.said}"


def test_the_joined_script_shows_fields_that_need_nothing_of_their_own(
    app: Flask, tmp_path: Path
) -> None:
    seed = secrets.token_hex(4)
    with with_plain_fields():
        program = program_on_joined("compare_views.mjs", app, tmp_path)
        lines = [looks.line_of(f"{seed}.{number}") for number in range(20)]
        compared = compare(iter(lines), program)
    assert any('"kind": "plain"' in line for line in lines)
    assert (compared.cases, compared.different) == (20, 0), f"{seed}\n{compared.said}"


def test_the_options_of_the_rules_lie_among_the_modules_as_a_phone_gets_them() -> None:
    there = (STATIC / "phone" / "rules" / "option_table.mjs").read_text("utf-8")
    assert there == option_table_module(), "make option-table writes it anew"


def test_the_fields_of_a_pad_lie_among_the_modules_as_the_server_has_them() -> None:
    made = runpy.run_path(str(STATIC.parent / ".ci" / "field_table.py"))
    assert made["FILE"].read_text("utf-8") == made["field_table_module"](), "make field-table"


def test_what_the_first_script_knows_without_the_table_of_fields_is_the_same() -> None:
    for module, name, number in (
        ("fold", "MOST_ROUNDS", MOST_ROUNDS),
        ("conflicts", "MOST_ASKED", MOST_ASKED),
    ):
        text = (STATIC / "phone" / "pad" / f"{module}.mjs").read_text("utf-8")
        assert f"const {name} = {number};" in text


@pytest.mark.parametrize(
    "path", sorted((STATIC / "phone").rglob("*.*s")), ids=lambda path: path.name
)
def test_what_a_module_names_as_its_twin_in_python_is_there(path: Path) -> None:
    text = path.read_text("utf-8")
    named = re.findall(r"scorepad/[\w/]+(?:\.py)?", text)
    assert [each for each in named if not (STATIC.parent / each).exists()] == []
    # After the first of a folder, the others are named without it.
    assert set(re.findall(r"\b\w+\.py\b", text)) <= names_of_modules()


@cache
def names_of_modules() -> frozenset[str]:
    files = *(STATIC.parent / "scorepad").rglob("*.py"), *Path(__file__).parent.glob("*.py")
    return frozenset(each.name for each in files)


def test_the_modules_that_others_name_are_there() -> None:
    top = STATIC.parent
    files = [*(top / "scorepad").rglob("*.py"), *(top / "tests" / "client").glob("*.py")]
    texts = {path: path.read_text("utf-8") for path in files}
    named = {
        each for text in texts.values() for each in re.findall(r"static/phone/[\w/]+\.mjs", text)
    }
    assert "static/phone/rules/points.mjs" in named
    assert [each for each in sorted(named) if not (top / each).is_file()] == []


@pytest.mark.parametrize(
    ("language", "part"), [*(("en", part) for part in PARTS), ("fr", "menu"), ("de", "checker")]
)
def test_the_script_is_kept_for_ever_under_the_address_that_names_its_content(
    app: Flask, language: str, part: str
) -> None:
    client = app.test_client()
    with app.test_request_context(), force_locale(language):
        address = script_url(part)
    asked = client.get(address, headers={"Accept-Encoding": "br"})
    assert asked.status_code == 200
    assert asked.content_type == "text/javascript; charset=utf-8"
    assert asked.content_encoding == "br"
    assert asked.cache_control.immutable
    plain = client.get(f"/phone/{part}.{language}.js?v=earlier")
    assert plain.cache_control.no_cache
    assert len(plain.data) > 2 * len(asked.data)
    again = client.get(address, headers={"If-None-Match": plain.headers["ETag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("part", PARTS)
def test_a_script_is_no_larger_than_is_promised(app: Flask, part: str) -> None:
    pytest.importorskip("minify")
    client = app.test_client()
    sent = client.get(f"/phone/{part}.en.js?v=", headers={"Accept-Encoding": "gzip"})
    size, most = len(sent.data), MOST_BYTES[part]
    assert size <= most, f"{part}: where more is worth it, raise MOST_BYTES and say what for"


@pytest.mark.parametrize("part", WITHOUT_SERVER)
def test_nor_is_one_that_only_the_edition_without_a_server_has(
    without_server: dict[str, str], part: str
) -> None:
    pytest.importorskip("minify")
    sent = gzip.compress(without_server[part].encode(), numiterations=5)
    size, most = len(sent), MOST_BYTES[part]
    assert size <= most, f"{part}: where more is worth it, raise MOST_BYTES and say what for"


def test_the_script_is_the_same_at_every_start(app: Flask, tmp_path: Path) -> None:
    """Two processes, of which this is one, have other orders of what has no order. The other one
    has nothing of what was kept on the disk."""
    parts = ("pad", "later", "shell", "menu", "match", "checker")
    program = (
        "import sys; from hashlib import sha256; from pathlib import Path; "
        "from scorepad.web.http import compiled; "
        "from tests.client.scripted import app_without_games; "
        "compiled.FOLDER = Path(sys.argv[1]) / 'compiled'; "
        "phone = app_without_games(Path(sys.argv[1])).test_client(); "
        "print(*(sha256(phone.get(f'/phone/{part}.de.js?v=').data).hexdigest() "
        f"for part in {parts}))"
    )
    environ = {**os.environ, "PYTHONHASHSEED": str(1 + (os.environ.get("PYTHONHASHSEED") == "1"))}
    command = [sys.executable, "-c", program, str(tmp_path)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    client = app.test_client()
    here = (client.get(f"/phone/{part}.de.js?v=").data for part in parts)
    assert done.stdout.split() == [sha256(script).hexdigest() for script in here]


def test_each_language_has_its_own_sentences_and_others_have_no_script(app: Flask) -> None:
    said = {"en": "First the bids", "fr": "D’abord", "de": "Zuerst"}
    client = app.test_client()
    scripts = {language: client.get(f"/phone/pad.{language}.js?v=").text for language in said}
    assert len(set(scripts.values())) == 3
    assert said["en"] in scripts["en"]
    assert not any(said["en"] in scripts[language] for language in ("fr", "de"))
    assert client.get("/phone/pad.xx.js").status_code == 404
    assert client.get("/phone/other.en.js").status_code == 404


def test_what_a_page_without_network_needs_besides_is_in_a_script_of_its_own(
    app: Flask,
) -> None:
    client = app.test_client()
    pad, later, shell, _, _, checker, *_ = (
        client.get(f"/phone/{part}.de.js?v=").text for part in PARTS
    )
    for only_there in ("Auslosen", "Déroulement", "name_taken"):
        assert only_there in shell
        assert only_there not in pad + later
    for only_here in ("tricks_do_not_add_up", "indexedDB", "csrf_token"):
        assert only_here in pad
        assert only_here not in shell
    for only_later in ("podium", "wakeLock", "ArrowLeft"):
        assert only_later in later
        assert only_later not in pad + shell + checker
    for only_when_checked in ("must_follow", "highest_of_suit_led"):
        assert only_when_checked in checker
        assert only_when_checked not in pad + later + shell


def test_addresses_keep_the_path_that_the_app_is_mounted_at(app: Flask) -> None:
    client = app.test_client()
    mounted = client.get("/phone/pad.en.js?v=", base_url="http://localhost/cards").text
    assert "/cards/g/" in mounted
    assert "/cards/g/" not in client.get("/phone/pad.en.js?v=").text


def test_nothing_is_imported_and_nothing_is_made_from_text_when_it_runs(
    app: Flask, without_server: dict[str, str]
) -> None:
    client = app.test_client()
    scripts = [client.get(f"/phone/{part}.en.js?v=").text for part in PARTS]
    for script in (*scripts, *without_server.values()):
        assert not any(word in script for word in ("import ", "import(", "export ", "eval("))
        assert "new Function" not in script
        assert not any(sign in script for sign in ("/*", "@param", "@type"))
    assert (STATIC / "phone" / "main.mjs").is_file()
