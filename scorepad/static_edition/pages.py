"""The files of the edition without a server, as an app has them.

Each language has a folder with one page. Its addresses are this page's, with the path that a screen
has on a server in their query: ``?/g/…/sheet``. They name no folder, so the files work below any
path of any host.
"""

import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from html import unescape
from typing import Any

from flask import Flask, render_template, url_for
from flask.testing import FlaskClient
from flask_babel import force_locale

from scorepad.i18n.games import what_this_is
from scorepad.sheets.pdf_pool import PdfPool
from scorepad.static_edition.folder import Files
from scorepad.static_edition.scripts import choosing, parts_in, worker
from scorepad.static_edition.sheets import blank_sheets

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "media-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'none'; base-uri 'none'"
)
"""The policy of the pages: they ask nobody for anything, and send nothing."""

_PAPER = "#f7f2e6"
_NAMED = re.compile(r'<(?:link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"')
_FILM = re.compile(r'data-film="([^"]+)"')
_MANIFEST = "manifest.webmanifest"
_SHEETS = "sheets.html"

Address = Callable[..., str]


def edition(app: Flask, languages: Sequence[str], pool: PdfPool | None = None) -> Files:
    """Return all files of the edition; ``app`` is made for this alone, and serves nobody.

    ``pool`` draws blank sheets; without it there are none.

    Raises:
        NoSheet: the pool cannot draw.
    """
    app.jinja_env.globals["has_server"] = False
    files = Files()
    client = app.test_client()
    for language in languages:
        with app.test_request_context(), force_locale(language):
            address = _addresses(files, client, "../")
            _add_language(files, address, language, languages, has_sheets=pool is not None)
            if pool is not None:
                files.others[f"{language}/{_SHEETS}"] = render_template(
                    "static_edition/sheets.html",
                    games=[*blank_sheets(files, language, pool)],
                    policy=_POLICY,
                    up="./",
                    url_for=address,
                ).encode()
    with app.test_request_context(), force_locale(languages[0]):
        script = files.add("files/choose.js", choosing().encode())
        files.others["index.html"] = render_template(
            "static_edition/choose.html",
            folders={each: f"{each}/" for each in languages},
            policy=_POLICY,
            script_url=lambda _: script,
            url_for=_addresses(files, client, ""),
        ).encode()
    return files


def _addresses(files: Files, client: FlaskClient, to_folder: str) -> Address:
    """Return what stands for ``url_for``; ``to_folder`` leads from a page to the whole folder."""

    @cache
    def file(filename: str) -> str:
        content = client.get(url_for("static", filename=filename)).data
        return to_folder + files.add(f"files/{filename.rpartition('/')[2]}", content)

    def address(endpoint: str, **values: Any) -> str:
        return (
            file(values["filename"]) if endpoint == "static" else "?" + url_for(endpoint, **values)
        )

    return address


def _add_language(
    files: Files, address: Address, language: str, languages: Sequence[str], *, has_sheets: bool
) -> None:
    """Add the app in a language, which is the reader's."""
    scripts = {
        part: files.add(f"{language}/{part}.js", text.encode()).rpartition("/")[2]
        for part, text in parts_in(language, address).items()
    }
    page = render_template(
        "shell/page.html",
        folders={each: f"../{each}/" for each in languages},
        policy=_POLICY,
        script_url=scripts.__getitem__,
        sheets=_SHEETS if has_sheets else "",
        url_for=address,
    )
    named = files.add(f"{language}/page.html", page.encode()).rpartition("/")[2]
    needed = {unescape(each) for each in (*_NAMED.findall(page), *_FILM.findall(page))}
    kept = {"page": named, "files": sorted(needed - {_MANIFEST})}
    source = worker({"cache": "", **kept})
    files.others[f"{language}/{_MANIFEST}"] = json.dumps(
        _manifest(address, language), ensure_ascii=False
    ).encode()
    files.others[f"{language}/index.html"] = page.encode()
    version = files.add(f"{language}/sw.js", source.encode())
    del files.named[version]
    files.others[f"{language}/sw.js"] = worker(
        {"cache": version.rpartition("-")[2].removesuffix(".js"), **kept}
    ).encode()


def _manifest(address: Address, language: str) -> dict[str, Any]:
    icons = (("scorepad-192.png", "192x192"), ("scorepad-512.png", "512x512"))
    return {
        "name": "scorepad",
        "short_name": "scorepad",
        "description": what_this_is(),
        "lang": language,
        "start_url": "./?/start",
        # Another language is a page beside this one.
        "scope": "../",
        "display": "standalone",
        "theme_color": _PAPER,
        "background_color": _PAPER,
        "categories": ["games", "utilities"],
        "icons": [
            *(_icon(address, name, sizes, "any") for name, sizes in icons),
            _icon(address, "maskable-512.png", "512x512", "maskable"),
        ],
    }


def _icon(address: Address, name: str, sizes: str, purpose: str) -> dict[str, str]:
    source = address("static", filename=f"icons/{name}")
    return {"src": source, "sizes": sizes, "type": "image/png", "purpose": purpose}
