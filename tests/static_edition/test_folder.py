"""The folder of the edition without a server, written once and again."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorepad.cli import main
from scorepad.static_edition.folder import Files, ListDamaged, NotOurs, write
from scorepad.static_edition.pages import edition
from tests.client.scripted import app_without_games

_ADDRESS = re.compile(r'(?:href|src|data-film)="([^"?]+)"')


def version(text: str) -> Files:
    files = Files()
    files.add("en/pad.js", text.encode())
    files.add("files/pad.css", b"same")
    files.others["index.html"] = text.encode()
    return files


def names(folder: Path) -> list[str]:
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )


def scripts(folder: Path) -> set[str]:
    return {path.read_text() for path in folder.glob("en/pad-*.js")}


def test_the_files_of_the_version_before_stay_and_older_ones_go(tmp_path: Path) -> None:
    for text, stay in (("1", {"1"}), ("2", {"1", "2"}), ("2", {"1", "2"}), ("3", {"2", "3"})):
        write(version(text), tmp_path)
        assert scripts(tmp_path) == stay
        assert (tmp_path / "index.html").read_text() == text
    assert len(list(tmp_path.glob("files/pad-*.css"))) == 1


def test_what_another_program_has_put_beside_stays(tmp_path: Path) -> None:
    write(version("1"), tmp_path)
    (tmp_path / "CNAME").write_text("pad.example.org")
    write(version("2"), tmp_path)
    write(version("3"), tmp_path)
    assert (tmp_path / "CNAME").read_text() == "pad.example.org"


def test_a_folder_with_another_site_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("theirs")
    with pytest.raises(NotOurs):
        write(version("1"), tmp_path)
    assert names(tmp_path) == ["index.html"]


def test_a_language_that_is_left_out_later_has_no_page_any_more(tmp_path: Path) -> None:
    both = version("1")
    both.add("de/pad.js", b"deutsch")
    for name in ("index.html", "manifest.webmanifest", "sw.js"):
        both.others[f"de/{name}"] = both.others[f"en/{name}"] = b"1"
    write(both, tmp_path)
    one = version("2")
    for name in ("index.html", "manifest.webmanifest", "sw.js"):
        one.others[f"en/{name}"] = b"2"
    write(one, tmp_path)
    # An open page still fetches its scripts.
    assert [path.suffix for path in (tmp_path / "de").iterdir()] == [".js"]
    assert not (tmp_path / "de" / "sw.js").exists()
    assert (tmp_path / "en" / "sw.js").read_bytes() == b"2"


@pytest.mark.parametrize("text", ["[[", "\xff", "{}", "[3]", '[["../theirs"]]', '[["/theirs"]]'])
def test_a_damaged_list_of_files_is_said_and_nothing_is_written(tmp_path: Path, text: str) -> None:
    (tmp_path / "scorepad-files.json").write_text(text, "latin-1")
    with pytest.raises(ListDamaged):
        write(version("1"), tmp_path)
    assert names(tmp_path) == ["scorepad-files.json"]


def test_every_file_that_a_page_names_is_in_the_folder(tmp_path: Path) -> None:
    files = edition(app_without_games(tmp_path / "app"), ("en", "fr"))
    folder = tmp_path / "folder"
    write(files, folder)
    for page in folder.rglob("*.html"):
        named = _ADDRESS.findall(page.read_text("utf-8"))
        assert [each for each in named if not (page.parent / each).exists()] == [], page
    for language in ("en", "fr"):
        page = folder / language / "index.html"
        assert f'lang="{language}"' in page.read_text("utf-8")
        manifest = json.loads((page.parent / "manifest.webmanifest").read_text("utf-8"))
        assert all((page.parent / icon["src"]).is_file() for icon in manifest["icons"])
        worker = (page.parent / "sw.js").read_text("utf-8")
        kept = json.loads(worker.partition("\n")[0].removeprefix("const SHELL=").removesuffix(";"))
        assert (page.parent / kept["page"]).read_bytes() == page.read_bytes()
        # A phone without network has every file of the page.
        assert set(_ADDRESS.findall(page.read_text("utf-8"))) - set(kept["files"]) <= {
            *("manifest.webmanifest", "../en/", "../fr/")
        }


def test_the_command_says_what_it_has_written_and_refuses_another_site(tmp_path: Path) -> None:
    wrote = CliRunner().invoke(main, ["static", str(tmp_path / "pad"), "--language", "de"])
    assert wrote.exit_code == 0, wrote.output
    assert re.search(r"\d+ files, \d\.\d MB", wrote.output)
    assert (tmp_path / "pad" / "de" / "sw.js").is_file()
    assert not (tmp_path / "pad" / "en").exists()
    (tmp_path / "index.html").write_text("theirs")
    refused = CliRunner().invoke(main, ["static", str(tmp_path)])
    assert refused.exit_code == 2
    assert "another site is in this folder" in refused.output
    (tmp_path / "pad" / "scorepad-files.json").write_text("[[")
    damaged = CliRunner().invoke(main, ["static", str(tmp_path / "pad"), "--language", "de"])
    assert damaged.exit_code == 2
    assert "this list of files is damaged; name a new folder" in damaged.output
    file = CliRunner().invoke(main, ["static", str(tmp_path / "index.html")])
    assert file.exit_code == 2
