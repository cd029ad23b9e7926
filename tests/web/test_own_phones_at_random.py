"""Games on own phones in bad weather: taps sent twice, answers lost, old pages, phones thrown away.

Nothing is lost, nothing counts twice, nobody writes for somebody else, and nobody sees a bid early.
"""

import re
from dataclasses import dataclass
from random import Random

import pytest
from flask import Flask

from scorepad.pad import acts
from scorepad.pad.marks import Cell, is_author
from scorepad.pad.state import Box
from tests.kinds import thorough
from tests.web.evening import let_in, write_over
from tests.web.game.test_own_phones import join_link
from tests.web.phone import Form, Phone
from tests.web.table import SECRET, TOGETHER, Table

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emil", "Fay", "Gus", "Hal", "Ida", "Jo")
MOST_STEPS = 400
_NO_BAN = {"bidding.who": "nobody"}


@dataclass
class Own:
    """A player's own phone, and the keys of the page that it shows, perhaps an old one."""

    player: str
    name: str
    phone: Phone
    keys: Form | None = None
    waits: tuple[dict[str, str], str] | None = None
    """What was tapped without network, and where it goes."""

    def look(self, game: Table) -> None:
        assert self.phone.go(game.path).status == 200, self.phone.text
        self.read()

    def read(self) -> None:
        self.keys = next((f for f in self.phone.forms if f.action.endswith("/entries")), None)


def seen_early(game: Table, phone: Phone, own: str = "") -> list[str]:
    """The names of those whose hidden bids a page shows to somebody else."""
    if not game.pad.current or not game.pad.current.hidden:
        return []
    if f"Round {game.pad.current.number - 1} of" in phone.html:
        # The own tricks of the round that has closed are asked for, with its bids.
        return []
    shown = re.findall(r'aria-label="(\w+): bid (\d+)', phone.html)
    return [name for name, _ in shown if name != own]


def tap(game: Table, own: Own, random: Random) -> None:
    """Tap a key of the page that is there, perhaps without network; it may be sent again."""
    assert own.keys is not None
    buttons = [button for button in own.keys.buttons if (button.value or "").isdigit()]
    fields = {**own.keys.fields.to_dict(), "value": random.choice(buttons).value}
    if random.random() < 0.15:
        own.waits = fields, own.keys.action
        own.keys = None
        return
    action = own.keys.action
    if random.random() < 0.1:
        # No answer came, and another key was tapped then: nobody knows whether the first arrived.
        if random.random() < 0.7:
            own.phone.client.post(action, data=fields)
        fields |= {"id": f"{random.getrandbits(128):032x}", "late": "1", "tried": fields["id"]}
        fields["value"] = random.choice(buttons).value
    send(game, own, fields, action, random)


def send(game: Table, own: Own, fields: dict[str, str], action: str, random: Random) -> None:
    """Send what was tapped, once or more often; what it did is what it may do."""
    if int(fields["round"]) > len(game.pad.rounds):
        # The scorer chose a result that does not add up: the round before is open again.
        marks = len(game.pad.written.marks)
        own.phone.send(action, fields)
        assert own.phone.status in (409, 422)
        assert len(game.pad.written.marks) == marks
        own.read()
        return
    round_, field = game.pad.rounds[int(fields["round"]) - 1], fields["field"]
    value, before = fields["value"], game.pad.written.marks
    stood = entry_in(round_.boxes[own.player], field)
    for _ in range(1 + (random.random() < 0.3)):
        own.phone.send(action, fields)
        assert seen_early(game, own.phone, own.name) == []
    written = game.pad.written.marks[len(before) :]
    assert [mark.id for mark in written].count(fields["id"]) == bool(written), "counted twice"
    box = game.pad.rounds[round_.number - 1].boxes[own.player]
    for mark in written:
        cells = {(cell.player, cell.field) for cell, _ in mark.cells}
        assert cells - {("", "reveal")} == {(own.player, field)}
        assert is_author(own.phone.device, mark.by)
    if len(written) > 1:
        # It came too late: what stood counts, and both are asked about if they differ.
        assert (entry_in(box, field), len(written)) == (stood, 2)
        if value != stood:
            here = Cell(round_.number, int(fields["deal"]), own.player, field)
            asked = [each.values for each in game.pad.written.conflicts if each.cell == here]
            assert [[str(one) for one, _ in values][-1] for values in asked] == [stood]
            assert value in [str(one) for values in asked for one, _ in values], "a tap was lost"
    elif written:
        assert entry_in(box, field) == value, "a tap was lost"
    if own.phone.status == 200:
        ids = {mark.id for mark in game.pad.written.marks}
        # The scorer may have written the same meanwhile.
        stands = entry_in(box, field) == value
        assert fields["id"] in ids or stands, "a tap was acknowledged, and is not there"
    if random.random() < 0.6:
        own.read()


def entry_in(box: Box, field: str) -> str:
    return str(box.bid if field == "bid" else box.tricks)


def scorer_helps(game: Table, random: Random) -> None:
    """The scorer chooses what counts, fills in for somebody, or reveals."""
    for conflict in game.pad.shown.written.conflicts[: random.randint(0, 1)]:
        write_over(game, ((conflict.cell, random.choice(conflict.values)[0]),))
    round_ = game.pad.current
    if round_ is None:
        return
    if round_.to_reveal:
        game.act(lambda _: acts.reveal(round_))
        return
    field = "bid" if round_.phase == "bids" else "tricks"
    empty = [p for p in round_.order if getattr(round_.boxes[p], field) is None]
    if empty and random.random() < 0.2:
        value = random.randint(0, round_.hand)
        number, deal = round_.number, round_.deal
        game.act(lambda _: acts.enter(number, deal, empty[0], field, value))


def play(app: Flask, seed: int) -> None:
    """Two rounds, as far as they come: everybody taps whatever the own page has keys for."""
    random = Random(seed)
    number = random.randint(2, 10)
    rules = random.choice([{}, {**TOGETHER, **_NO_BAN}, {**SECRET, **_NO_BAN}])
    names = NAMES[:number]
    game = Table(app, Phone(app), names, "quoicoupli", hands=[2, 1], options=rules, reveal=True)
    link, viewer = join_link(game), let_in(game, Phone(app))
    with_phone = [name for name in names if random.random() < 0.85]
    phones = []
    for name in with_phone:
        phone = Phone(app).open(link).tap(name)
        phones.append(Own(name[0].lower(), name, phone))
    steps = 0
    while not game.pad.over and steps < MOST_STEPS:
        steps += 1
        if not phones or random.random() < 0.25 + (steps > MOST_STEPS / 2):
            scorer_helps(game, random)
            continue
        own = random.choice(phones)
        if own.waits is not None:
            if random.random() < 0.3:
                fields, action = own.waits
                own.waits = None
                send(game, own, {**fields, "late": "1"}, action, random)
            continue
        if own.keys is None or random.random() < 0.4:
            own.look(game)
            assert seen_early(game, own.phone, own.name) == []
        if own.keys is not None and random.random() < 0.8:
            tap(game, own, random)
        if random.random() < 0.1:
            assert seen_early(game, viewer.go(game.path)) == []
        if random.random() < 0.05:
            # Thrown away by the phone, and opened again: the seat is its own still.
            own.keys = None
            own.look(game)
    ids = [mark.id for mark in game.pad.written.marks]
    assert len(ids) == len(set(ids))
    for own in phones:
        own.look(game)


@pytest.mark.parametrize("seed", [*map(thorough, range(3)), 3])
def test_in_bad_weather_nothing_is_lost_doubled_or_seen_early(app: Flask, seed: int) -> None:
    play(app, seed)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(10))
def test_in_a_thousand_games_neither(app: Flask, hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        play(app, 1_000 + seed)
