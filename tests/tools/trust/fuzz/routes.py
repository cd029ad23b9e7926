"""Every route of the app with odd requests."""

import shutil
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from scorepad.i18n.languages import LANGUAGES
from scorepad.sheets.drawing import Kind
from scorepad.sheets.pdf_cache import PdfCache
from scorepad.store.sqlite_library import sqlite3
from scorepad.web.http.context import AppServices, install
from tests.tools.trust.fuzz.asking import Request, ask, complaints
from tests.tools.trust.fuzz.forms import Found, look_around, read_scripts
from tests.tools.trust.fuzz.requests import request_to
from tests.tools.trust.fuzz.target import Target
from tests.tools.trust.household import Household, app_in, furnished


class Routes:
    """Every route of an app, with a household that is put in order after each
    request that has changed it."""

    def __init__(self, folder: Path, languages: Collection[str] = tuple(LANGUAGES)) -> None:
        self._app = app_in(folder)
        self._path, self._as_it_was = folder / "scorepad.db", folder / "as_it_was.db"
        # Others try the press; here it would take most of the time.
        store = self._app.extensions["scorepad"].store
        install(self._app, AppServices(store, tuple, PdfCache(_no_press)))
        self.household: Household = furnished(self._app)
        self.found: Found = look_around(self.household)
        read_scripts(self.household, self.found)
        # What is made once for an installation, the scripts of a language, is the work of nobody's
        # request. Each takes more than a second.
        for language in languages:
            self._app.test_client().get(f"/phone/{language}")
        # It stands on the answer to a file that is brought in.
        person, other, *_ = self.household.known["person"]
        self.found.forms["files.tell"].append(("/files/who", ((f"who.{person}", other),)))
        # They stand where another phone has asked to enter.
        game = self.household.known["game_id"][0]
        for endpoint, act in (("answer_it", "answer"), ("take_it_back", "back")):
            fields = (("id", "f" * 32), ("answer", "yes"))
            self.found.forms[f"takeovers.{endpoint}"].append((f"/g/{game}/continue/{act}", fields))
        # They stand where a player has an own phone.
        for act, fields in (("free", (("player", "b"),)), ("leave", ())):
            self.found.forms[f"own_phones.{act}"].append((f"/g/{game}/own-phone/{act}", fields))
        # They stand where a phone that is not in yet opens a link.
        *links, group = self.household.known["token"]
        self.found.forms["links.let_in"] += [(f"/o/{link}", ()) for link in links]
        self.found.forms["groups.let_in"].append((f"/c/{group}", ()))
        # It stands where a phone has an id from before the app lay below a path.
        for mine in ("yes", "no"):
            fields = (("back", "/"), ("mine", mine))
            self.found.forms["open_link.answer_for_phone"].append(("/open/earlier", fields))
        shutil.copy(self._path, self._as_it_was)

    @property
    def target(self) -> Target:
        return Target(lambda random: request_to(random, self.household, self.found), self.try_one)

    def try_one(self, request: Request) -> None:
        answer = ask(self._app, request)
        wrong = complaints(answer)
        assert not wrong, wrong
        if answer.status < 400 and (request.method == "POST" or answer.status == 303):
            self._put_in_order()

    def close(self) -> None:
        self.household.store.close()

    def _put_in_order(self) -> None:
        with (
            closing(sqlite3.connect(self._as_it_was)) as before,
            closing(sqlite3.connect(self._path)) as now,
        ):
            before.backup(now)


def _no_press(_html: str, _kind: Kind) -> bytes:
    return b"%PDF-"
