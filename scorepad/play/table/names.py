"""A player's other name."""

from dataclasses import dataclass

from scorepad.pad import acts
from scorepad.pad.acts import Cells
from scorepad.pad.any_pad import AnyPad
from scorepad.pad.names import clean_name
from scorepad.play.decisions import Act, newest_mark
from scorepad.play.looking import Look
from scorepad.rules.refusal import Refusal


@dataclass(frozen=True, slots=True)
class NameView:
    """The screen for one player's name."""

    game_id: str
    seen: str
    player: str
    name: str


def name_view(look: Look, player: str) -> NameView | None:
    """The name of ``player`` in ``look``; ``None`` for nobody there."""
    name = look.pad.names.get(player)
    if name is None:
        return None
    return NameView(look.game.game_id, newest_mark(look.pad), player, name)


def renamed(player: str, name: str) -> Act:
    """``player`` is called ``name`` from now on; nothing else changes."""

    def on(pad: AnyPad) -> Cells | Refusal:
        return () if clean_name(name) == pad.names.get(player) else acts.rename(player, name)

    return on
