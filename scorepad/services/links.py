"""Links to a game, for writing in it or only seeing it, and ids that nobody can guess."""

import base64
import hashlib
import hmac
import secrets
from typing import Literal, NamedTuple

from scorepad.pad.moments import seconds_left
from scorepad.services.access import NoSuchGame, ViewingOnly, allowed
from scorepad.services.lent_rights import (
    give_back,
    is_lent_to,
    is_of_group,
    lent_in,
    right_before,
)
from scorepad.services.sittings import MOST_PHONES, end_sitting, phones_of, sit_down
from scorepad.services.takeovers import refuse_withdrawn, withdraw_seat
from scorepad.store import ROLES, GameRow, Role, Store, Transaction, UnknownGame


def new_game_id() -> str:
    """Return an id that nobody can guess: 128 random bits, 22 characters.

    None begins with a hyphen: commands would read it as an option.
    """
    while (new_id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return new_id


def new_player_id() -> str:
    """Return an id for a player of one game."""
    return secrets.token_hex(4)


def derived(key: bytes, text: str) -> str:
    """Return 22 characters (128 bits) that nobody can guess without the server's ``key``."""
    digest = hmac.new(key, text.encode(), hashlib.sha256).digest()[:16]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


_FRESH = 60
"""The seconds for which a proof is valid."""


def proof_of_key(key: bytes, now: int) -> str:
    """Return a text that proves to a server, for a minute, that its own owner asks."""
    return f"{now}.{derived(key, f'check:{now}')}"


def proves_key(proof: str, key: bytes, now: int) -> bool:
    """Return whether the sender of ``proof`` has the server's ``key``."""
    at = proof.partition(".")[0]
    is_fresh = at.isascii() and at.isdecimal() and len(at) < 12 and abs(now - int(at)) <= _FRESH
    return is_fresh and hmac.compare_digest(proof.encode(), proof_of_key(key, int(at)).encode())


_LETTERS: dict[str, Role] = {"h": "host", "p": "player", "v": "view"}
_MOST_GENERATIONS = 50
"""The most generations of a link that are recognized; to try one takes 3 µs."""

_SECRET_LENGTH = 22
_SEAT = "."
"""The sign before a player's id in the link to that player's seat, and before that of a sitting."""


def link_token(key: bytes, game: GameRow, role: Role, player: str = "", sitting: str = "") -> str:
    """Return the token in a link of this role.

    It is the game's id, a letter for the role, and a secret of 128 bits. The secret is derived from
    the server's key, so none is stored. A new generation number renews the link. The link to a
    ``sitting`` is for a second phone of the ``player`` who sits there. It works as long as the
    sitting lasts. A link with a player and no sitting was made by an earlier version.
    """
    seat = f"{player}{_SEAT}{sitting}" if sitting else player
    token = game.game_id + role[0]
    token += _secret(key, game.game_id, role, _generation(game, role), seat)
    return token + _SEAT + seat if seat else token


_SCREEN = "c"
"""The letter of a link that shows the code for players, in place of that of a role."""

SECONDS_SHOWN = 600
"""The seconds for which such a link shows the code."""


def screen_token(key: bytes, game: GameRow, until: int) -> str:
    """Return the token in a link that shows the code for players on a large screen.

    It gives no right, and shows nothing any more from ``until`` on, in Unix seconds.
    """
    secret = _secret(key, game.game_id, "player", game.player_generation, f"{_SCREEN}{until}")
    return f"{game.game_id}{_SCREEN}{secret}{_SEAT}{until}"


def seconds_shown(until: int, now: int) -> int:
    """Return for how many seconds more the code is shown, whatever was done to the clock."""
    return seconds_left(until - SECONDS_SHOWN, SECONDS_SHOWN, now)


class _Parts(NamedTuple):
    """The parts of a token: the game's id, a letter, the secret, and the text after a dot."""

    game_id: str
    letter: str
    secret: str
    rest: str


def _parts(token: str) -> _Parts:
    link, _, rest = token.partition(_SEAT)
    head = link[:-_SECRET_LENGTH]
    return _Parts(head[:-1], head[-1:], link[-_SECRET_LENGTH:], rest)


def is_for_screen(token: str) -> bool:
    """Return whether the link, genuine or not, is one that shows the code for players."""
    return _parts(token).letter == _SCREEN


def game_on_screen(store: Store, key: bytes, token: str) -> tuple[GameRow, int]:
    """Return the game whose code for players a link shows, and until when, in Unix seconds.

    Raises:
        NoSuchGame: an unknown, damaged or withdrawn link.
    """
    game_id, _, _, until = _parts(token)
    with store.reading() as transaction:
        game = transaction.games.get(game_id)
    if game is None or game.deleted_at is not None or not until.isdecimal() or len(until) > 11:
        raise NoSuchGame(token)
    genuine = screen_token(key, game, int(until))
    if not hmac.compare_digest(token.encode(), genuine.encode()):
        raise NoSuchGame(token)
    return game, int(until)


def is_for_players(token: str) -> bool:
    """Return whether the link, genuine or not, leads to where players tap their names.

    A link to a sitting does not. A link to a seat does. Earlier versions gave these out; if such a
    link led straight to the seat, it would let in for ever.
    """
    parts = _parts(token)
    return parts.letter == "p" and _SEAT not in parts.rest


def game_in_token(token: str) -> str:
    """Return the id of the game that a link leads to, genuine or not; "" for no link."""
    parts = _parts(token)
    return parts.game_id if parts.letter in _LETTERS else ""


class LinkRenewed(NoSuchGame):
    """Raised when a link was genuine once, and its code has been renewed since."""


class GameLink(NamedTuple):
    """A genuine link to a game, and the role that it gives.

    ``sitting`` is the one on the seat of ``player`` that it leads into, "" for none.
    """

    game_id: str
    role: Role
    player: str
    sitting: str
    generation: int


def link_behind(store: Store, key: bytes, token: str) -> GameLink:
    """Return what a link is for.

    Raises:
        LinkRenewed: the link was genuine once, or led into a sitting that is over.
        NoSuchGame: an unknown or damaged link, or the game is deleted.
    """
    game_id, letter, secret, seat = _parts(token)
    role = _LETTERS.get(letter)
    if role is None or not token.isascii() or (seat and role != "player"):
        raise NoSuchGame(token)
    player, _, sitting = seat.partition(_SEAT)
    with store.reading() as transaction:
        game = transaction.games.get(game_id)
        phones = phones_of(transaction, game_id, player) if sitting else ()
    present = _generation(game, role)
    genuine = [
        generation
        for generation in generations(present)
        if hmac.compare_digest(secret, _secret(key, game_id, role, generation, seat))
    ]
    if game is None or game.deleted_at is not None or not genuine:
        raise NoSuchGame(game_id)
    is_over = sitting and sitting not in [phone.sitting_id for phone in phones]
    if genuine != [present] or is_over:
        raise LinkRenewed(game_id)
    # Earlier versions gave out links to seats, which lead to where names are tapped.
    return GameLink(game_id, role, player if sitting else "", sitting, present)


def generations(present: int) -> range:
    """Return the generations of a link that are told apart, the present one first."""
    return range(present, max(-1, present - _MOST_GENERATIONS), -1)


def has_opened(store: Store, link: GameLink, device: str) -> bool:
    """Return whether ``device`` may already do what the link lets a phone do."""
    with store.reading() as transaction:
        right = transaction.links.right(link.game_id, device) if device else None
        lent = link.role == "host" and device in lent_in(transaction, link.game_id)
    if right is None or lent or ROLES.index(right.role) < ROLES.index(link.role):
        return False
    return right.sitting_id == link.sitting or not link.sitting


def renewed_for(store: Store, game_id: str, device: str) -> Literal["", "game", "group"]:
    """Return whose code has been renewed since ``device`` came by it, "" if it never had a right.

    ``game`` is one of the game's own codes, ``group`` that of its group.
    """
    with store.reading() as transaction:
        if transaction.links.had_right(game_id, device):
            return "game"
        return "group" if transaction.groups.had_place(game_id, device) else ""


def open_link(store: Store, key: bytes, token: str, device: str, at: int) -> str:
    """Give ``device`` the right that the link holds; return the game's id.

    Raises:
        LinkRenewed, NoSuchGame: as :func:`link_behind`.
    """
    link = link_behind(store, key, token)
    game_id, role, _, sitting, generation = link
    try:
        with store.writing(game_id) as transaction:
            now = transaction.games.get(game_id)
            if _generation(now, role) != generation:
                raise LinkRenewed(game_id)
            if sitting:
                _join(transaction, link, device, at)
            else:
                transaction.links.grant(game_id, device, role, generation, at)
            if role == "host" and (lent := lent_in(transaction, game_id).get(device)):
                # It has come by the link for entering: nothing is lent any more.
                transaction.takeovers.had(game_id, lent.takeover_id, role, generation)
    except UnknownGame as error:
        raise NoSuchGame(game_id) from error
    return game_id


def _join(transaction: Transaction, link: GameLink, device: str, at: int) -> None:
    """Let ``device`` into the sitting that the link leads into.

    Raises:
        LinkRenewed: the sitting is over, or has as many phones as it may have.
    """
    game_id, role, player, sitting, generation = link
    phones = phones_of(transaction, game_id, player)
    there = [phone.device for phone in phones if phone.sitting_id == sitting]
    if not there or (device not in there and len(there) >= MOST_PHONES):
        raise LinkRenewed(game_id)
    transaction.links.grant(game_id, device, role, generation, at)
    opened = allowed(transaction, game_id, device)
    withdraw_seat(transaction, game_id, device)
    sit_down(transaction, opened, device, player, "joined", device, at, sitting)


def renew_link(store: Store, game_id: str, device: str, role: Role, now: int) -> None:
    """Renew the link of this role: the old one ends, with every device that came by it.

    The device that renews it keeps its right, and phones of the group keep theirs. A right that was
    lent to a device that came by the link ends as well. If the link for entering is renewed, every
    lent right ends. A device that asked for something and can't see the game any more is told no.

    Raises:
        NoSuchGame: there is none for this device.
        ViewingOnly: it may not write, or only until that is taken back and it renews that link.
    """
    with store.writing(game_id) as transaction:
        opened = allowed(transaction, game_id, device, writes=True)
        lent, own = lent_in(transaction, game_id), transaction.links.right(game_id, device)
        if role == "host" and is_lent_to(transaction, opened.game, device):
            raise ViewingOnly(game_id)
        before = transaction.links.own_phones(game_id)
        for takeover in lent.values():
            right = transaction.links.right(game_id, takeover.device)
            if takeover.device == device or right is None:
                continue
            if role in ("host", right_before(opened.game, takeover, right).role):
                give_back(transaction, opened, takeover, device, now)
        generation = transaction.links.renew(game_id, role)
        if role == "player":
            transaction.links.keep_members(game_id, generation)
        elif role == "host" and own and not is_of_group(transaction, opened.game, device):
            transaction.links.put_back(game_id, device, own._replace(generation=generation), now)
        if device in lent and lent[device].had_role == role:
            transaction.takeovers.had(game_id, lent[device].takeover_id, role, generation)
        present = transaction.links.own_phones(game_id)
        seated = {phone.device for phone in present}
        for phone in before:
            if phone.device not in seated:
                end_sitting(transaction, opened, phone.device, "freed", device, now)
        refuse_withdrawn(transaction, game_id, device, now)


def take_over_device(store: Store, device: str, by: str) -> None:
    """Give the groups and games of ``device`` to the new id ``by``, and leave it none.

    Raises:
        StoreUnavailable: nothing was changed.
    """
    with store.writing() as transaction:
        transaction.links.replace_device(device, by)


def forget_game(store: Store, game_id: str, device: str, now: int) -> None:
    """Take the game off this device's list; others keep theirs."""
    with store.writing(game_id) as transaction:
        opened = transaction.games.opened(game_id, device)
        if opened is not None and opened.player:
            end_sitting(transaction, opened, device, "left", device, now)
        transaction.links.forget(game_id, device)


def _generation(game: GameRow | None, role: Role) -> int:
    return 0 if game is None else game.generation_of(role)


def _secret(key: bytes, game_id: str, role: Role, generation: int, seat: str) -> str:
    rest = f":{seat}" if seat else ""
    return derived(key, f"link:{game_id}:{role}:{generation}{rest}")
