"""What is made of the program's own files is kept between starts, and never outlives them."""

import sys
from collections.abc import Callable
from pathlib import Path

import jinja2
import pytest
from flask import Flask

from scorepad.app import create_app
from scorepad.settings import Settings
from scorepad.web import phone_script
from scorepad.web.http import compiled as module
from scorepad.web.http.compiled import CompiledTemplates, compiled

KEY = "0123456789abcdef" * 2


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is kept for this test."""
    monkeypatch.setattr(module, "FOLDER", tmp_path / "compiled")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "compiled"


class Maker:
    """Makes a content, and counts how often."""

    def __init__(self, content: bytes = b"made") -> None:
        self.content, self.times = content, 0

    def __call__(self) -> bytes:
        self.times += 1
        return self.content


def test_what_was_made_of_the_same_is_not_made_again(folder: Path) -> None:
    make = Maker()
    assert [compiled("a", b"source", make) for _ in range(2)] == [b"made"] * 2
    assert make.times == 1


def test_of_something_else_it_is_made_anew_in_the_place_of_the_other(folder: Path) -> None:
    compiled("a", b"source", Maker())
    assert compiled("a", b"other", Maker(b"new")) == b"new"
    assert [each.name for each in folder.iterdir()] == ["a"]


@pytest.mark.parametrize(
    "damaged",
    [lambda whole: whole[:0], lambda whole: whole[:-1], lambda whole: whole[:64] + b"mad "],
)
def test_half_a_file_is_made_anew(folder: Path, damaged: Callable[[bytes], bytes]) -> None:
    compiled("a", b"source", Maker())
    (folder / "a").write_bytes(damaged((folder / "a").read_bytes()))
    make = Maker()
    assert compiled("a", b"source", make) == b"made"
    assert make.times == 1


def test_where_nothing_can_be_written_it_is_made_each_time(folder: Path) -> None:
    folder.write_text("no folder")
    make = Maker()
    assert [compiled("a", b"source", make) for _ in range(2)] == [b"made"] * 2
    assert make.times == 2


def test_nothing_is_written_where_python_writes_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    compiled("a", b"source", Maker())
    assert not folder.exists()


def templates(folder: Path, text: str) -> jinja2.Environment:
    (folder / "page.html").write_text(text)
    loader = jinja2.FileSystemLoader(folder)
    return jinja2.Environment(loader=loader, bytecode_cache=CompiledTemplates(), autoescape=True)


def test_a_template_is_compiled_once_and_again_when_it_or_the_program_has_changed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_, times = jinja2.Environment.compile, []

    def counted(self: jinja2.Environment, *given: object, **named: object) -> object:
        times.append(1)
        return compile_(self, *given, **named)

    monkeypatch.setattr(jinja2.Environment, "compile", counted)

    def said(text: str) -> str:
        return templates(tmp_path, text).get_template("page.html").render()

    assert [said("one"), said("one"), len(times)] == ["one", "one", 1]
    assert [said("two"), len(times)] == ["two", 2]
    monkeypatch.setattr(module, "program", lambda: b"another version")
    assert [said("two"), len(times)] == ["two", 3]


def app(folder: Path, **settings: object) -> Flask:
    return create_app(Settings(folder, "sqlite:///unused.db", KEY, **settings))  # type: ignore[arg-type]


@pytest.mark.thorough
def test_scripts_are_the_same_whatever_a_server_is_told(tmp_path: Path) -> None:
    # They are kept for every server of this installation.
    told = {"address": "https://pad.example.org/x/", "service_worker": False, "members_only": True}
    made = set()
    for settings, prefix in (({}, ""), (told, "/x")):
        with app(tmp_path, **settings).test_request_context(
            "/", base_url=f"https://pad.example.org{prefix}"
        ):
            made.add(phone_script._made("de"))
    assert len(made) == 1
