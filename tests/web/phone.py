"""A phone without JavaScript: reads pages, taps links and buttons, sends forms as browsers do."""

import hashlib
import re
import secrets
from dataclasses import dataclass, field
from html import unescape
from typing import Any
from urllib.parse import urlsplit

from flask import Flask
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

HTMX = {"HX-Request": "true"}


@dataclass
class Button:
    label: str = ""
    name: str | None = None
    value: str = ""
    action: str | None = None
    attributes: dict[str, str] = field(default_factory=dict)


@dataclass
class Form:
    """A form of the page: where it goes, what it would send, its buttons."""

    action: str
    method: str
    fields: MultiDict[str, str] = field(default_factory=MultiDict)
    buttons: list[Button] = field(default_factory=list)

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]


# A comment, what is no text, or a tag with its attributes, as our templates write them.
_TAG = re.compile(
    r"""<(?:!.*?>|(?:script|style)\b.*?</(?:script|style)>|(/?)([a-z]\w*)((?:"[^"]*"|'[^']*'|[^>])*)>)""",
    re.DOTALL,
)
_READ = {"a", "button", "form", "input", "option", "select", "textarea", "title"}
_ATTRIBUTE = re.compile(r"""([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?""")


class _Reader:
    """What stands in a page; a parser for all that browsers read took three times as long."""

    def __init__(self, html: str) -> None:
        self.forms: list[Form] = []
        self.links: list[tuple[str, str]] = []
        self.text: list[str] = []
        self._form: Form | None = None
        self._button: Button | None = None
        self._link: list[str] | None = None
        self._select: str | None = None
        self._typed: tuple[str, list[str]] | None = None
        self._silent = 0
        self._named = False
        end = 0
        for found in _TAG.finditer(html):
            self._data(html[end : found.start()])
            end = found.end()
            if found[1]:
                self._end_tag(found[2])
            elif found[2] in _READ:
                self._start_tag(found[2], found[3])
        self._data(html[end:])

    def _start_tag(self, tag: str, attributes: str) -> None:
        given = {
            name: unescape(value or other or bare)
            for name, value, other, bare in _ATTRIBUTE.findall(attributes)
        }
        if tag == "title":
            self._silent += 1
        elif tag == "form":
            self._form = Form(given.get("action", ""), given.get("method", "get"))
            self.forms.append(self._form)
        elif tag == "a":
            self._link = [given.get("href", ""), given.get("aria-label", "")]
            self._named = bool(self._link[1])
        elif tag == "button":
            self._button = Button(
                given.get("aria-label", ""),
                given.get("name"),
                given.get("value", ""),
                given.get("formaction"),
                given,
            )
            self._named = bool(self._button.label)
        elif self._form is not None:
            self._take(tag, given)

    def _take(self, tag: str, given: dict[str, str]) -> None:
        name, kind = given.get("name", ""), given.get("type", "text")
        if tag == "select":
            self._select = name
        elif tag == "textarea":
            self._typed = (name, [])
        elif tag == "option" and self._select and "selected" in given:
            self._form.fields.setlist(self._select, [given.get("value", "")])
        elif tag == "option" and self._select and self._select not in self._form.fields:
            self._form.fields.add(self._select, given.get("value", ""))
        elif (
            tag == "input"
            and name
            and "disabled" not in given
            and (kind not in ("radio", "checkbox") or "checked" in given)
        ):
            self._form.fields.add(name, given.get("value", "on" if kind == "checkbox" else ""))

    def _end_tag(self, tag: str) -> None:
        if tag == "title":
            self._silent -= 1
        elif tag == "form":
            self._form = None
        elif tag == "select":
            self._select = None
        elif tag == "textarea" and self._typed is not None:
            if self._form is not None:
                self._form.fields.add(self._typed[0], "".join(self._typed[1]))
            self._typed = None
        elif tag == "a" and self._link is not None:
            self.links.append((_plain(self._link[1]), self._link[0]))
            self._link = None
        elif tag == "button" and self._button is not None:
            self._button.label = _plain(self._button.label)
            if self._form is not None:
                self._form.buttons.append(self._button)
            self._button = None

    def _data(self, written: str) -> None:
        if self._silent or not written:
            return
        data = unescape(written)
        self.text.append(data)
        if self._typed is not None:
            self._typed[1].append(data)
        if self._named:
            return
        if self._button is not None:
            self._button.label += data
        if self._link is not None:
            self._link[1] += data


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


class Phone:
    """One device. :meth:`go`, :meth:`tap` and :meth:`follow` show the next
    page, after redirects; ``known=False`` is a phone that was never here."""

    def __init__(self, app: Flask, *, known: bool = True) -> None:
        self.client = app.test_client()
        self.device = ""
        if known:
            token = secrets.token_urlsafe(16)
            self.client.set_cookie("device", token)
            self.device = hashlib.sha256(token.encode()).hexdigest()[:32]
        self.answer: TestResponse
        self._read_of: tuple[TestResponse, _Reader] | None = None
        self._path = "/"

    def go(self, address: str, **options: Any) -> "Phone":
        """Open an address."""
        return self._shown(self.client.get(address, follow_redirects=True, **options))

    def open(self, link: str) -> "Phone":
        """Open a link to a game or a group as a person does: a tap on its page lets in."""
        return self.go(link).accept()

    def accept(self) -> "Phone":
        """Tap the button of the page that a link has opened, if that is the page."""
        if 'class="page invitation"' not in self.html:
            return self
        [form] = self.forms
        return self.send(self._path, form.fields)

    def begin_group(self) -> "Phone":
        """Begin a group without a game, as its code is wanted first."""
        return self.go("/group/new").tap("Begin this group", name="Ours").go("/group")

    def follow(self, label: str) -> "Phone":
        """Tap the link whose words begin with ``label``."""
        found = [href for words, href in self.links if words.startswith(label)]
        assert found, f"no link {label!r} among {[words for words, _ in self.links]}"
        return self.go(found[0])

    def tap(self, label: str, **typed: Any) -> "Phone":
        """Tap the button whose words begin with ``label``, after typing
        ``typed`` into its form (``None`` unchecks or leaves out)."""
        form, button = self.button(label)
        fields = form.fields.deepcopy()
        for name, value in typed.items():
            fields.poplist(name)
            if value is not None:
                fields.setlist(name, value if isinstance(value, list) else [value])
        if button.name:
            fields.add(button.name, button.value)
        action = button.action or form.action or self._path
        if form.method == "get":
            return self._shown(self.client.get(action, query_string=fields, follow_redirects=True))
        return self.send(action, fields)

    @property
    def token(self) -> dict[str, str]:
        """Return the field without which no form is taken, for one put together by hand."""
        return {"csrf_token": self.client.get("/new/marks").json["csrf"]}

    def send(self, action: str, fields: Any) -> "Phone":
        """Post ``fields``."""
        return self._shown(
            self.client.post(
                action,
                data=fields,
                headers={"Sec-Fetch-Site": "same-origin"},
                follow_redirects=True,
            )
        )

    def button(self, label: str) -> tuple[Form, Button]:
        """The button whose words begin with ``label``, or the key of that number; its form."""
        for form in self.forms:
            for button in form.buttons:
                if button.label.startswith(label) or (label.isdigit() and button.value == label):
                    return form, button
        raise AssertionError(f"no button {label!r} among {[form.labels for form in self.forms]}")

    def _shown(self, answer: TestResponse) -> "Phone":
        self.answer = answer
        self._path = urlsplit(answer.request.path).path
        return self

    @property
    def path(self) -> str:
        """Return where the phone is now."""
        return self._path

    @property
    def status(self) -> int:
        return self.answer.status_code

    @property
    def html(self) -> str:
        return self.answer.get_data(as_text=True)

    @property
    def text(self) -> str:
        """The words of the page, with single spaces."""
        return _plain("".join(self._read().text))

    @property
    def links(self) -> list[tuple[str, str]]:
        """Words and address of every link."""
        return self._read().links

    @property
    def forms(self) -> list[Form]:
        return self._read().forms

    def _read(self) -> _Reader:
        """Read the page, once."""
        if self._read_of is None or self._read_of[0] is not self.answer:
            self._read_of = self.answer, _Reader(self.html)
        return self._read_of[1]


def forms_in(html: str) -> list[Form]:
    """Return the forms of a page."""
    return _Reader(html).forms
