"""Games on everybody's own phone over a network that drops, doubles, holds up and replays requests.

Phones tap whatever their page has keys for, are killed and opened again, and keep what found no
network until it does. Somebody who copied the links to seats while these were free opens them, and
messengers look at links. No tap that was acknowledged is lost or counts twice, nobody writes for
somebody else, and nobody is shown a bid too early.
``python -m tests.tools.trust.own_phones --number 1000``.
"""

import re
import secrets
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from scorepad.pad import acts
from scorepad.pad.entries import who_else
from scorepad.pad.fold import read_pad
from scorepad.pad.marks import Mark, is_author
from scorepad.pad.opening import Opening
from scorepad.pad.state import Pad
from scorepad.rules.refusal import Code
from scorepad.store import Store
from tests.tools.trust.command import run
from tests.tools.trust.crowding import link_in
from tests.tools.trust.device import Device, NoAnswer, Reply
from tests.tools.trust.judge import harm
from tests.tools.trust.playing import typical
from tests.tools.trust.sending import by_script
from tests.tools.trust.serving import served_by
from tests.tools.trust.table import ScriptedTable
from tests.tools.trust.unkind import Unkindness, unkind
from tests.web.phone import Form, forms_in

_AT_ONCE = 8
_PATIENCE = 0.4
"""Seconds after which a phone takes a request for lost; what was held arrives later."""

_STEPS = 400
"""After so many a game is left, as far as it came."""

_NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Fay", "Gus", "Hal", "Ida", "Jo")
_RULES: tuple[Mapping[str, str], ...] = (
    {},
    {"bidding.visibility": "simultaneous", "bidding.entry": "players", "bidding.who": "nobody"},
    {"bidding.visibility": "secret", "bidding.entry": "players", "bidding.who": "nobody"},
)
_CELL = ("round", "deal", "player", "field")

Fields = dict[str, str]


@dataclass
class Found:
    """What became of the games; ``wrong`` is empty when all is as it has to be.

    ``seated`` are the seconds that each phone needed to have its seat again after it was killed.
    """

    games: int = 0
    over: int = 0
    taps: int = 0
    late: int = 0
    asked: int = 0
    whose: int = 0
    hoarded: int = 0
    seated: list[float] = field(default_factory=list)
    unkindness: Unkindness = field(default_factory=Unkindness)
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        done = ", ".join(f"{count} {name}" for name, count in sorted(self.unkindness.done.items()))
        return (
            f"{self.games} games, {self.over} of them to the end, {self.taps} taps acknowledged "
            f"({self.late} late, {self.asked} values asked about, {self.whose} times whose result "
            f"changes with another; {self.hoarded} links to seats that were hoarded, or looked at "
            f"by messengers, opened), {done}; "
            f"{len(self.seated)} phones killed, seated again after {typical(self.seated)}; "
            f"{len(self.wrong)} lost, doubled, of somebody else or seen too early"
        )


class OwnPhone:
    """A player's own phone: the keys of its page, perhaps an old one, and what waits to be sent.

    ``told`` are the taps that the server has acknowledged.
    """

    def __init__(self, address: str, name: str) -> None:
        self.device, self.name, self.player = Device(address, _PATIENCE), name, name[0].lower()
        self.keys: Form | None = None
        self.waiting: list[Fields] = []
        self.told: list[Fields] = []

    def read(self, page: str) -> None:
        """Take the page that is shown now."""
        forms = forms_in(page)
        self.keys = next((each for each in forms if each.action.endswith("/entries")), None)

    def wait(self, tap: Fields) -> None:
        """Keep a tap that had no answer; only the last one into a cell is sent."""
        before = [each for each in self.waiting if _same_cell(each, tap)]
        for each in before:
            tried = f"{each['id']} {each.get('tried', '')}".strip()
            tap |= {"seen": each.get("seen", ""), "tried": tried}
        self.waiting = [each for each in self.waiting if each not in before] + [tap]


class _Table:
    """One game, its scorer, and the phones of those who have one."""

    def __init__(self, address: str, direct: str, store: Store, seed: int) -> None:
        self.random, self.store, self.wrong = Random(seed), store, list[str]()
        self.seated: list[float] = []
        self.whose = self.opened = 0
        number = self.random.randint(2, len(_NAMES))
        names, rules = _NAMES[:number], self.random.choice(_RULES)
        self.scorer = ScriptedTable(Device(address, _PATIENCE), self.random)
        people = [(name[0].lower(), name) for name in names]
        opening = Opening("quoicoupli", people, options=rules, hands=(2, 1), reveal=True)
        self.scorer.bring(opening)
        link = self._link()
        with_phone = [name for name in names if self.random.random() < 0.85]
        self.phones = [OwnPhone(address, name) for name in with_phone]
        self._direct, self._links = direct, [link]
        for each in self.phones:
            if self.random.random() < 0.5:
                self._links.append(self._hoarded(each.player, link))
            self._sit(each, link)

    @property
    def log(self) -> tuple[Mark, ...]:
        with self.store.reading() as transaction:
            return tuple(transaction.marks.all(self.scorer.game_id))

    @property
    def pad(self) -> Pad:
        pad = read_pad(self.log)
        assert isinstance(pad, Pad)
        return pad

    def play(self, steps: int) -> "_Table":
        """Two rounds, as far as they come in so many steps."""
        for step in range(steps):
            if self.pad.over:
                break
            if self.random.random() < 0.05:
                self._intrude()
            elif not self.phones or self.random.random() < (0.25 if step < steps / 2 else 0.6):
                self._scorer_helps()
            else:
                self._somebody_acts(self.random.choice(self.phones))
        return self

    def calm(self, address: str) -> None:
        """The network is good again: whatever waits is sent."""
        for phone in self.phones:
            device = phone.device = phone.device.moved_to(address)
            while phone.waiting:
                self._send_first(phone)
            if not self._looks(phone):
                self.wrong.append(f"{self.scorer.game_id}: {phone.name} sees no page at the end")
            device.close()
        self.scorer.device.close()

    def judge(self, found: Found) -> None:
        """Hold what the phones were told against the log."""
        game, log = self.scorer.game_id, self.log
        ids = [mark.id for mark in log]
        wrong = [f"{game}: {id} is there twice" for id in set(ids) if ids.count(id) > 1]
        for phone in self.phones:
            mine = [mark for mark in log if is_author(phone.device.name, mark.by)]
            wrong += [
                f"{game}: {phone.name} wrote into {cell}"
                for mark in mine
                for cell, _ in mark.cells
                if cell.player != phone.player and cell.field != "reveal"
            ]
            for tap in phone.told:
                if tap["id"] not in ids and not _stood(tap, log):
                    wrong.append(
                        f"{game}: {phone.name}'s {tap['id']} was acknowledged, and is lost"
                    )
            found.taps += len(phone.told)
        found.games += 1
        found.over += self.pad.over
        found.late += sum(mark.late for mark in log)
        found.asked += len(self.pad.written.conflicts)
        found.whose += self.whose
        found.hoarded += self.opened
        found.seated += self.seated
        found.wrong += self.wrong + wrong

    def _link(self) -> str:
        """Return the way to the code for own phones that the scorer shows."""
        device, path = self.scorer.device, f"{self.scorer.path}/links?role=player"
        return link_in(self.scorer.insist(lambda: device.get(path)).text)

    def _hoarded(self, player: str, link: str) -> str:
        """Return the link to a free seat, copied by somebody who takes it and leaves it again.

        The network is good there: a tap that is replayed later would take the seat once more.
        """
        device, path = Device(self._direct), f"{self.scorer.path}/own-phone"
        self.scorer.insist(lambda: device.open(link))
        self.scorer.insist(lambda: device.send(path, {"player": player}, htmx=False))
        page = self.scorer.insist(lambda: device.get(path)).text
        self.scorer.insist(lambda: device.send(f"{path}/leave", {}, htmx=False))
        device.close()
        return link_in(page)

    def _intrude(self) -> None:
        """A browser without a cookie opens one of the links, or a messenger only looks at it."""
        link, device = self.random.choice(self._links), Device(self._direct)
        is_tapped = link is not self._links[0] and self.random.random() < 0.7
        if is_tapped:
            device.open(link)
        else:
            device.get(link)
            device.head(link)
        reply = device.get(self.scorer.path)
        self.opened += 1
        if reply.status == 200:
            self._early("somebody else", reply)
            self.wrong.append(f"{self.scorer.game_id}: a link lets somebody else in")
        device.close()

    def _sit(self, phone: OwnPhone, link: str) -> None:
        """The code is scanned, and the own name tapped."""
        self.scorer.insist(lambda: phone.device.open(link))
        path = f"{self.scorer.path}/own-phone"
        fields = {"player": phone.player}
        self.scorer.insist(lambda: phone.device.send(path, fields, htmx=False))
        self._open_again(phone)

    def _open_again(self, phone: OwnPhone) -> None:
        """The browser was closed: its page is gone, what it keeps on the disk is not."""
        phone.device.close()
        phone.keys, begun = None, time.perf_counter()
        while not self._looks(phone):
            pass
        self.seated.append(time.perf_counter() - begun)

    def _somebody_acts(self, phone: OwnPhone) -> None:
        drawn = self.random.random()
        if drawn < 0.08:
            self._open_again(phone)
        elif phone.waiting and drawn < 0.5:
            self._send_first(phone)
        elif phone.keys is None or drawn < 0.7:
            self._looks(phone)
        else:
            self._taps(phone, phone.keys)

    def _looks(self, phone: OwnPhone) -> bool:
        """Load the pad; return whether it came, with the own row in front."""
        with suppress(NoAnswer):
            reply = phone.device.get(self.scorer.path)
            if reply.status == 200:
                self._shown(phone, reply)
                return 'class="pad own' in reply.text or self.pad.over
        return False

    def _taps(self, phone: OwnPhone, keys: Form) -> None:
        buttons = [each for each in keys.buttons if each.value.isdigit()]
        if not buttons:
            return
        tap = {**keys.fields.to_dict(), "value": self.random.choice(buttons).value}
        if any(tap["id"] == each["id"] for each in (*phone.waiting, *phone.told)):
            # The page is the one on which this was tapped; another tap is a mark of its own.
            tap["id"] = f"{self.random.getrandbits(128):032x}"
        if phone.waiting or self.random.random() < 0.1 or not self._answered(phone, tap):
            phone.wait(tap)

    def _send_first(self, phone: OwnPhone) -> None:
        """Send what has waited longest; without an answer it waits on."""
        tap = phone.waiting[0]
        if self._answered(phone, tap | {"late": "1"}):
            phone.waiting.remove(tap)

    def _answered(self, phone: OwnPhone, tap: Fields) -> bool:
        """Send a tap once, and show what the server answers; return whether it did."""
        try:
            reply = phone.device.send(f"{self.scorer.path}/entries", tap)
        except NoAnswer:
            return False
        if reply.status == 429 or reply.status >= 500:
            return False
        if reply.status == 200:
            phone.told.append(tap)
            for each in phone.waiting:
                if _same_cell(each, tap):
                    each["seen"] = tap["id"]
        self._shown(phone, reply)
        return True

    def _shown(self, phone: OwnPhone, reply: Reply) -> None:
        """Read a page; what is hidden still after it came was hidden when it was made."""
        if self.random.random() < 0.8 and 'id="pad"' in reply.text:
            phone.read(reply.text)
        self._early(phone.name, reply)

    def _early(self, who: str, reply: Reply) -> None:
        """Note which bids of others a page shows that are hidden still."""
        shown = re.findall(r'aria-label="(\w+): bid (\d+)', reply.text)
        round_ = self.pad.current
        if round_ is None or not round_.hidden:
            return
        numbers = set(re.findall(r'name="round" value="(\d+)"', reply.text))
        if numbers == {str(round_.number)}:
            self.wrong += [
                f"{self.scorer.game_id}: {who} saw the bid of {name}"
                for name, _ in shown
                if name != who
            ]

    def _scorer_helps(self) -> None:
        """The scorer chooses what counts, fills in for somebody, corrects, or reveals."""
        pad = self.pad
        round_ = pad.current
        before = pad.round(round_.number - 1) if round_ is not None else None
        cells: acts.Cells = ()
        if pad.written.conflicts and self.random.random() < 0.5:
            conflict = pad.written.conflicts[0]
            cells = ((conflict.cell, self.random.choice(conflict.values)[0]),)
        elif round_ is not None and round_.to_reveal:
            cells = acts.reveal(round_)
        elif before is not None and self.random.random() < 0.1:
            # A tap that was meant for the round that has just closed.
            player, value = self.random.choice(before.order), self.random.randint(0, before.hand)
            cells = acts.enter(before.number, before.deal, player, "tricks", value)
        elif round_ is not None:
            field_ = "bid" if round_.phase == "bids" else "tricks"
            empty = [p for p in round_.order if getattr(round_.boxes[p], field_) is None]
            # Where all results stand and do not add up, any of them may be the wrong one.
            player = empty[0] if empty else self.random.choice(round_.order)
            if self.random.random() < 0.3:
                value = self.random.randint(0, round_.hand)
                cells = acts.enter(round_.number, round_.deal, player, field_, value)
        if cells:
            # Somebody may have tapped meanwhile: then it is refused, and seen again.
            with suppress(NoAnswer):
                self._scorer_writes(pad, cells)

    def _scorer_writes(self, pad: Pad, cells: acts.Cells) -> None:
        """Write what is tapped; where a result can't change alone, say whose changes with it."""
        mark = Mark(secrets.token_hex(16), cells, seen=pad.written.seen_by(cells))
        reply = by_script(self.scorer.device, self.scorer.game_id, [mark])
        if f'"{Code.OTHER_PLAYER_NEEDED}"' not in reply.text:
            return
        [(cell, value)] = cells
        round_ = pad.round(cell.round)
        assert round_ is not None
        assert isinstance(value, int)
        partners = who_else(round_, cell.player, value)
        if partners:
            self.whose += 1
            other = dict([self.random.choice(partners)])
            self._scorer_writes(pad, acts.correct_tricks(round_, {cell.player: value} | other))


def _same_cell(one: Fields, other: Fields) -> bool:
    return all(one[name] == other[name] for name in _CELL)


def _stood(tap: Fields, log: Sequence[Mark]) -> bool:
    """Return whether what was tapped stood there once, whoever wrote it, or was inferred."""
    for length in range(1, len(log) + 1):
        pad = read_pad(log[:length])
        number = int(tap["round"])
        if isinstance(pad, Pad) and number <= len(pad.rounds):
            box = pad.rounds[number - 1].boxes[tap["player"]]
            if str(getattr(box, tap["field"])) == tap["value"]:
                return True
    return False


def play_through(
    folder: Path, games: int, seed: str, *, url: str = "", steps: int = _STEPS
) -> Found:
    """Play so many games through an unkind network, some of them at once."""
    random, found = Random(seed), Found()
    url = url or f"sqlite:///{folder}/games.db"
    with served_by(folder, url, servers=1) as (server,), closing(Store(url)) as store:
        seeds = [random.getrandbits(64) for _ in range(games)]
        with (
            unkind(server.address, found.unkindness, Random(seed)) as address,
            ThreadPoolExecutor(_AT_ONCE) as tables,
        ):
            played = list(
                tables.map(
                    lambda drawn: _Table(address, server.address, store, drawn).play(steps), seeds
                )
            )
        for table in played:
            table.calm(server.address)
            table.judge(found)
        found.wrong += harm(url) + server.complaints
    return found


if __name__ == "__main__":
    run(__doc__, 1_000, play_through)
