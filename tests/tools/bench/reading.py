"""What a browser reads from a page: the keys it can tap, the files it must load."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

_LOADED_LINKS = {"stylesheet", "icon", "apple-touch-icon", "manifest", "preload", "modulepreload"}
_IN_STYLES = re.compile(r"""url\(\s*['"]?(?!data:|#)([^'")]+)""")


@dataclass
class Keypad:
    """The form of the number pad: where it goes, what it sends, which keys it
    has, which of them may be tapped, and which one is ringed."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)
    allowed: list[int] = field(default_factory=list)
    ringed: int | None = None


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.keypad: Keypad | None = None
        self.files: list[str] = []
        self.later: list[str] = []
        self._open: Keypad | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form" and given.get("action", "").endswith("/entries"):
            self.keypad = self._open = Keypad(given["action"])
        elif tag == "input" and self._open:
            self._open.fields[given["name"]] = given.get("value", "")
        elif tag == "button" and self._open:
            self._key(self._open, given)
        elif tag == "link" and _LOADED_LINKS & set(given.get("rel", "").split()):
            (self.files if "href" in given else self.later).append(
                given.get("href") or given["data-later"]
            )
        elif tag == "link" and {"data-script", "data-screens"} & given.keys():
            self.later.append(given["href"])
        elif tag in ("script", "img", "source") and given.get("src"):
            self.files.append(given["src"])
            self.later += filter(None, [given.get("data-later")])

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = None

    def _key(self, keypad: Keypad, given: dict[str, str]) -> None:
        value = int(given["value"])
        if "aria-disabled" not in given:
            keypad.allowed.append(value)
        if "ring" in given.get("class", "").split():
            keypad.ringed = value


def keypad_of(html: str) -> Keypad | None:
    """The number pad of a pad's page or fragment; ``None`` when it has none."""
    page = _Page()
    page.feed(html)
    return page.keypad


def files_of(html: str) -> list[str]:
    """The addresses of everything that a browser loads with a page, each once."""
    page = _Page()
    page.feed(html)
    return [file for file in dict.fromkeys(page.files) if not file.startswith(("data:", "#"))]


def files_loaded_later(html: str) -> list[str]:
    """The addresses of what a page's own script loads once it runs."""
    page = _Page()
    page.feed(html)
    return page.later


def files_of_style(css: str) -> list[str]:
    return list(dict.fromkeys(_IN_STYLES.findall(css)))
