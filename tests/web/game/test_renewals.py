"""What a renewed code ends, for each way into a game; rights that are lent, in rematches too."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from flask import Flask

from scorepad.services.groups import group_token, groups_of
from scorepad.services.links import link_token, renew_link
from scorepad.store import Role
from tests.web.evening import finished
from tests.web.game.test_from_paper import in_group
from tests.web.phone import Phone
from tests.web.table import Open, Table

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Ed")


@dataclass
class Club:
    """A game of a group, and phones that come into it in every way."""

    app: Flask
    game: Table

    def token(self, role: Role) -> str:
        with self.game.store.reading() as transaction:
            row = transaction.games.get(self.game.id)
        assert row is not None
        return link_token(str(self.app.secret_key).encode(), row, role)

    def link(self, role: Role) -> str:
        return f"/o/{self.token(role)}"

    @property
    def group_link(self) -> str:
        [group] = groups_of(self.game.store, self.game.phone.device)
        return f"/c/{group_token(str(self.app.secret_key).encode(), group)}"

    def opens(self, role: Role, seat: str = "") -> Phone:
        """A new phone that has opened a link, and sits where it says."""
        phone = Phone(self.app).open(self.link(role))
        return self.sits(phone, seat) if seat else phone

    def joins(self, seat: str = "") -> Phone:
        """A new phone of the group."""
        phone = in_group(self.game.phone, Phone(self.app))
        return self.sits(phone, seat) if seat else phone

    def sits(self, phone: Phone, seat: str) -> Phone:
        phone.go(f"{self.game.path}/own-phone").tap(seat)
        assert self.right(phone)[1] == seat
        return phone

    def lent(self, phone: Phone) -> Phone:
        """The phone has asked to enter for everybody, and the scorer has said yes."""
        form, _ = phone.go(f"{self.game.path}/continue").button("Ask")
        phone.send(form.action, {**form.fields, "player": form.fields.get("player", "")})
        self.game.phone.go(f"{self.game.path}/continue").tap("Yes")
        assert self.right(phone)[0] == "host"
        return phone

    def right(self, phone: Phone, game_id: str = "") -> tuple[str, str]:
        """What the phone is in the game, and the name of the player whose own phone it is."""
        with self.game.store.reading() as transaction:
            right = transaction.links.right(game_id or self.game.id, phone.device)
        if right is None:
            return "", ""
        return right.role, self.game.pad.names.get(right.player, "")

    def renews(self, code: str) -> None:
        if code == "group":
            self.game.phone.go("/group").tap("Renew the link now")
        else:
            self.game.phone.go(f"{self.game.path}/links?role={code}").tap("Renew the link")
        assert self.game.phone.status == 200


@pytest.fixture
def club(app: Flask, table: Open) -> Club:
    game = table(NAMES)
    game.begin()
    return Club(app, game)


def left_after_sitting(club: Club) -> Phone:
    phone = club.joins("Ben")
    phone.go("/group/new").tap("Begin this group", name="Others")
    phone.go("/group").follow("Leave").tap("Leave")
    assert "You have left" in phone.text
    return phone


def of_both(club: Club) -> Phone:
    return in_group(club.game.phone, club.opens("view"))


def shares_a_seat(club: Club) -> Phone:
    html = club.opens("player", "Ben").go(f"{club.game.path}/own-phone").html
    return Phone(club.app).open(html.partition('id="link">http://localhost')[2].partition("<")[0])


WAYS: dict[str, Callable[[Club], Phone]] = {
    "begun it": lambda club: club.game.phone,
    "group": lambda club: club.joins(),
    "group, sat": lambda club: club.joins("Ben"),
    "group, sat, left": left_after_sitting,
    "view, then group": of_both,
    "host": lambda club: club.opens("host"),
    "host, sat": lambda club: club.opens("host", "Ben"),
    "player": lambda club: club.opens("player"),
    "player, sat": lambda club: club.opens("player", "Ben"),
    "a seat's": shares_a_seat,
    "view": lambda club: club.opens("view"),
    "view, let in": lambda club: club.lent(club.opens("view")),
    "player, let in": lambda club: club.lent(club.opens("player")),
    "player, sat, let in": lambda club: club.lent(club.opens("player", "Ben")),
}
"""The ways into a game. Who was let in has asked for it, and can enter until that is taken back."""

TABLE = """
way                  before     host       player     view       group
begun it             host       host       host       host       host
group                host       host       host       host       -
group, sat           host:Ben   host:Ben   host:Ben   host:Ben   -
group, sat, left     -          -          -          -          -
view, then group     host       host       host       host       -
host                 host       -          host       host       host
host, sat            host:Ben   -          host:Ben   host:Ben   host:Ben
player               player     player     -          player     player
player, sat          player:Ben player:Ben -          player:Ben player:Ben
a seat's             player:Ben player:Ben -          player:Ben player:Ben
view                 view       view       view       -          view
view, let in         host       view       host       -          host
player, let in       host       player     -          host       host
player, sat, let in  host:Ben   player:Ben -          host:Ben   host:Ben
"""
"""What a phone that came in each way is after each code was renewed: `-` is nothing."""

_, *ROWS = (line for line in TABLE.splitlines() if line)
CODES = ("host", "player", "view", "group")
CASES = [
    (row[:21].strip(), code, before, after)
    for row in ROWS
    for before, *afters in [row[21:].split()]
    for code, after in zip(CODES, afters, strict=True)
]


def said(right: tuple[str, str]) -> str:
    return ":".join(part for part in right if part) or "-"


def in_turn() -> Iterator[tuple[str, list[str], str, str]]:
    """Yield each way with codes that are renewed one after the other, what the phone is before, and
    what it is after the last of them: those that end nothing come first, in one game."""
    for way in WAYS:
        afters = {code: (before, after) for name, code, before, after in CASES if name == way}
        stays = [code for code, (before, after) in afters.items() if before == after]
        ends = [code for code in afters if code not in stays]
        together = [*stays, *ends[:1]]
        yield way, together, *afters[together[-1]]
        for code in ends[1:]:
            yield way, [code], *afters[code]


@pytest.mark.parametrize(("way", "codes", "before", "after"), [*in_turn()])
def test_a_renewed_code_ends_what_came_by_it_and_nothing_else(
    way: str, codes: list[str], before: str, after: str, club: Club
) -> None:
    phone = WAYS[way](club)
    assert said(club.right(phone)) == before
    *stays, last = codes
    for code in stays:
        see_what_ends(phone, code, before, before, club)
    see_what_ends(phone, last, before, after, club)


def test_each_code_is_renewed_for_each_way() -> None:
    tried = {(way, code) for way, codes, *_ in in_turn() for code in codes}
    assert tried == {(way, code) for way, code, *_ in CASES}
    assert len(tried) == 4 * len(WAYS)


# Each code, and nearly each way.
@pytest.mark.on_postgresql
@pytest.mark.parametrize(("way", "code", "before", "after"), CASES[::5])
def test_so_it_does_where_games_lie_on_a_server(
    way: str, code: str, before: str, after: str, club: Club
) -> None:
    phone = WAYS[way](club)
    assert said(club.right(phone)) == before
    see_what_ends(phone, code, before, after, club)


def see_what_ends(phone: Phone, code: str, before: str, after: str, club: Club) -> None:
    """Renew a code, and look what a phone is that was something before."""
    club.renews(code)
    assert said(club.right(phone)) == after
    assert said(club.right(club.game.phone)) == "host"
    page = phone.go(club.game.path)
    assert page.status == (404 if after == "-" else 200)
    if after == "-" and before != "-":
        # It came by a code that was replaced, and is told so.
        whom = "somebody of the group" if code == "group" else "whoever keeps the score"
        assert f"Ask {whom} for the new code" in page.text
    elif after == "-":
        assert "There is no such game for this phone." in page.text


@pytest.mark.parametrize("code", CODES)
def test_the_old_link_says_so_and_the_new_one_lets_in(code: str, club: Club) -> None:
    def link() -> str:
        return club.group_link if code == "group" else club.link(code)

    old = link()
    club.renews(code)
    club.renews(code)
    late = Phone(club.app).open(old)
    assert late.status == 404
    assert "was renewed, and the old one has stopped" in late.text
    for each in NAMES:
        assert each not in late.text
    assert late.open(link()).status == 200
    assert said(club.right(late)) == {"group": "host"}.get(code, code)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("host", "loses the game at once, and its seat. A phone that was allowed to enter can do"),
        ("player", "loses the game and its seat at once, even if it was allowed"),
        ("view", "loses the game at once, even if it was allowed to enter"),
        ("group", "every other phone of the group loses all these games, with its seats"),
    ],
)
def test_the_screen_says_before_the_tap_what_it_ends(code: str, says: str, club: Club) -> None:
    page = "/group" if code == "group" else f"{club.game.path}/links?role={code}"
    assert says in club.game.phone.go(page).text


def test_whoever_renews_keeps_the_own_right_and_seat(club: Club) -> None:
    keeper = club.opens("host", "Cleo")
    for code in ("host", "player", "view"):
        keeper.go(f"{club.game.path}/links?role={code}").tap("Renew the link")
        assert club.right(keeper) == ("host", "Cleo")


def test_a_phone_whose_group_was_renewed_reads_it_on_its_first_page(club: Club) -> None:
    phone = club.joins()
    club.renews("group")
    assert "The code of this phone’s group was renewed." in phone.go("/").text
    assert "Anna" not in phone.text
    assert "was renewed" not in phone.open(club.group_link).go("/").text
    assert "was renewed" not in Phone(club.app).go("/").text


def test_a_phone_that_leaves_or_is_put_out_gets_up_and_others_may_sit_down(club: Club) -> None:
    left_after_sitting(club)
    lost = club.joins("Cleo")
    club.game.phone.go(f"/group/phones/{lost.device[:8]}").tap("Remove from the group")
    assert said(club.right(lost)) == "-"
    for seat in ("Ben", "Cleo"):
        assert said(club.right(club.opens("player", seat))) == f"player:{seat}"


# What is lent


@pytest.mark.parametrize("way", ["view, let in", "player, let in", "player, sat, let in"])
def test_who_was_let_in_hands_nothing_on(way: str, club: Club) -> None:
    phone = WAYS[way](club)
    page = phone.go(f"{club.game.path}/links?role=host")
    assert page.status == 200
    assert club.token("host") not in page.html
    assert "Renew the link" not in page.html
    assert "This phone was allowed to enter until that is taken back" in page.text
    form, _ = phone.go(f"{club.game.path}/links?role=view").button("Renew the link")
    assert phone.send(form.action, {**form.fields, "role": "host"}).status == 403
    assert club.right(club.opens("host")) == ("host", "")


def test_who_opens_the_link_for_entering_has_it_for_good(club: Club) -> None:
    phone = club.lent(club.opens("view"))
    assert phone.go(club.link("host")).forms, "it is asked, as it has less"
    phone.tap("Keep the score here")
    assert "Take it back" not in club.game.phone.go(f"{club.game.path}/log").text
    assert club.token("host") in phone.go(f"{club.game.path}/links?role=host").html


def test_a_code_that_was_renewed_meanwhile_is_not_given_back(club: Club) -> None:
    viewer, player = club.lent(club.opens("view")), club.lent(club.opens("player", "Ben"))
    renew_link(club.game.store, club.game.id, viewer.device, "player", 1_790_000_500)
    assert said(club.right(viewer)) == "host"
    assert said(club.right(player)) == "-"
    # Its own code: whoever renews one keeps what it gave.
    renew_link(club.game.store, club.game.id, viewer.device, "view", 1_790_000_600)
    assert said(club.right(viewer)) == "host"
    club.game.phone.go(f"{club.game.path}/log").tap("Take it back")
    assert said(club.right(viewer)) == "view"


def test_what_the_version_before_has_lent_is_taken_back_as_it_was_there(club: Club) -> None:
    viewer, player = club.lent(club.opens("view")), club.lent(club.opens("player", "Ben"))
    with club.game.store.writing() as transaction:
        for takeover in transaction.takeovers.all(club.game.id):
            transaction.takeovers.had(club.game.id, takeover.takeover_id, "", 0)
    for _ in range(2):
        club.game.phone.go(f"{club.game.path}/log").tap("Take it back")
    assert said(club.right(viewer)) == "view"
    assert said(club.right(player)) == "player:Ben"


def rematch_of(phone: Phone, game: Table) -> str:
    """The id of the game's rematch, which this phone begins or comes to."""
    phone.go(f"{game.path}/end").tap("Rematch")
    assert phone.status == 200, phone.text
    return phone.path[3:25]


@pytest.fixture
def over(app: Flask, table: Open) -> Club:
    return Club(app, finished(table, "Anna", "Ben", "Cleo"))


@pytest.fixture
def running(app: Flask, table: Open) -> Club:
    return Club(app, table(("Anna", "Ben", "Cleo"), rounds=1))


def ended(game: Table) -> None:
    first, second, third = game.pad.present
    game.play({second: 1, third: 1, first: 0}, {second: 1, third: 0})


def next_game(club: Club, game_id: str) -> Table:
    """The game with this id as the table's phone sees it."""
    game = object.__new__(Table)
    game.store, game.phone, game.id = club.game.store, club.game.phone, game_id
    return game


@pytest.mark.both_databases
@pytest.mark.parametrize("begins", ["scorer", "lent"])
def test_what_is_lent_is_lent_in_every_rematch_and_taken_back_in_all(
    begins: str, running: Club
) -> None:
    viewer = running.lent(running.opens("view"))
    player = running.lent(running.opens("player", "Ben"))
    games = [running.game]
    for _ in range(2):
        ended(games[-1])
        by = running.game.phone if begins == "scorer" else viewer
        games.append(next_game(running, rematch_of(by, games[-1])))
    *_, last = games
    for phone in (viewer, player):
        assert running.right(phone, last.id)[0] == "host"
        assert (
            last.id not in phone.go(f"{last.path}/links?role=host").html.partition('id="link"')[2]
        )
    log = running.game.phone.go(f"{last.path}/log")
    assert log.text.count("Take it back") == 2
    for _ in range(2):
        running.game.phone.go(f"{last.path}/log").tap("Take it back")
    for game in games:
        assert running.right(viewer, game.id)[0] == "view"
        assert running.right(player, game.id)[0] == "player"
        assert "Take it back" not in running.game.phone.go(f"{game.path}/log").text
        assert viewer.go(f"{game.path}/links").status == 403
    # Ben sits in the rematch as before.
    assert "Ben" in player.go(f"{last.path}/own-phone").text
    # And nothing comes back by the old game's rematch.
    assert viewer.go(f"{games[0].path}/rematch").status == 403
    assert viewer.send(f"{games[0].path}/rematch", viewer.token).status == 403


def test_taken_back_in_the_first_game_it_ends_in_the_rematch_that_runs(running: Club) -> None:
    viewer = running.lent(running.opens("view"))
    ended(running.game)
    again = rematch_of(running.game.phone, running.game)
    running.game.phone.go(f"{running.game.path}/log").tap("Take it back")
    assert running.right(viewer, again) == ("view", "")


def test_a_lasting_right_is_carried_over_and_what_had_ended_is_not(running: Club) -> None:
    host, viewer = running.opens("host"), running.opens("view")
    late = running.lent(running.opens("view"))
    running.game.phone.go(f"{running.game.path}/log").tap("Take it back")
    ended(running.game)
    again = rematch_of(running.game.phone, running.game)
    rights = [running.right(phone, again)[0] for phone in (host, viewer, late)]
    assert rights == ["host", "view", "view"]
    assert "Take it back" not in running.game.phone.go(f"/g/{again}/log").text
