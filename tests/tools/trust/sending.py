"""Marks on their way from a phone: one try each."""

from collections.abc import Sequence

from scorepad.pad.mark_json import mark_json
from scorepad.pad.marks import Mark
from tests.tools.trust.device import Device, Reply


def by_form(device: Device, game_id: str, mark: Mark, *, htmx: bool = True) -> Reply:
    """A mark of one cell, or an undo, as a tap on the pad sends it."""
    if mark.undoes is not None:
        fields = {"id": mark.id, "mark": mark.undoes}
        return device.send(f"/g/{game_id}/undo", fields, htmx=htmx)
    ((cell, value),) = mark.cells
    fields = {
        "id": mark.id,
        "seen": mark.seen or "",
        "player": cell.player,
        "round": str(cell.round),
        "deal": str(cell.deal),
        "field": cell.field,
        "value": str(value),
    }
    return device.send(f"/g/{game_id}/entries", fields, htmx=htmx)


def by_script(device: Device, game_id: str, marks: Sequence[Mark], *, late: bool = False) -> Reply:
    """Marks as the script on a phone sends them."""
    body = {"late": late, "marks": [mark_json(mark) for mark in marks]}
    return device.send_json(f"/g/{game_id}/marks", body)
