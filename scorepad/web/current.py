"""What a request finds in its app."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from flask import Flask, current_app

from scorepad.pad.any_pad import AnyPad
from scorepad.play.copies import CopyHealth
from scorepad.sheets.kept import KeptSheets
from scorepad.store import Store

_NAME = "scorepad"


@dataclass(frozen=True, slots=True)
class Parts:
    """What one app is made of, beside Flask. ``addresses`` gives those of this
    computer in the local network, none when the server doesn't listen there;
    ``sheets`` draws, and keeps what it drew; ``authority`` is the certificate
    (DER) that phones need to trust this server's https, b"" when they do anyway.
    ``address`` is what phones reach, as the owner says; "" where nobody has said.
    ``copies`` says whether copies of the games can be made."""

    store: Store
    addresses: Callable[[], Sequence[str]]
    sheets: KeptSheets
    authority: bytes = b""
    address: str = ""
    copies: CopyHealth = field(default_factory=CopyHealth)


def install(app: Flask, parts: Parts) -> None:
    """Puts the parts where requests find them."""
    app.extensions[_NAME] = parts


def current_store() -> Store:
    """The store of the app that answers this request."""
    return store_of(current_app)


def store_of(app: Flask) -> Store:
    """The store of ``app``, also before it begins with a request."""
    parts: Parts = app.extensions[_NAME]
    return parts.store


def kept_sheets() -> KeptSheets:
    """The press of the app that answers this request, and what it has made."""
    return _parts().sheets


def warm_press(pad: AnyPad) -> None:
    """Have the press ready where ``pad`` is in its last round, or over: people print then."""
    if not pad.to_come:
        kept_sheets().warm_up()


def addresses_on_lan() -> Sequence[str]:
    """This computer's addresses in the local network, the likeliest first."""
    return _parts().addresses()


def own_address() -> str:
    """The address at which phones reach this server, as its owner says; "" for none said."""
    return _parts().address


def own_authority() -> bytes:
    """The certificate of this machine's own authority; b"" when it has none."""
    return _parts().authority


def copy_health() -> CopyHealth:
    """Return whether copies of the games can be made, as was seen last."""
    return _parts().copies


def server_key() -> bytes:
    """The key of the app that answers this request, which links are derived from."""
    key = current_app.secret_key
    assert key is not None
    return key if isinstance(key, bytes) else key.encode()


def _parts() -> Parts:
    parts: Parts = current_app.extensions[_NAME]
    return parts
