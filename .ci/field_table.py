"""Write the module with the fields of a pad for phones: ``static/phone/pad/field_table.mjs``."""

import json
from collections.abc import Mapping
from pathlib import Path

from scorepad.pad.captures import LONGEST_CAPTURES
from scorepad.pad.field import OneOf, Text, Whole
from scorepad.pad.fields import FIELDS, MATCH_FIELDS
from scorepad.pad.judge import MOST_CELLS_A_GAME, MOST_MARKS, RESERVED
from scorepad.pad.judge_table import LONGEST_WHY, MOST_POINTS
from scorepad.pad.names import LONGEST_NAME
from scorepad.pad.plain_fields import plain_fields
from scorepad.rules.option_table import MOST_ROUNDS

FILE = Path(__file__).parents[1] / "static" / "phone" / "pad" / "field_table.mjs"

_MOST_LETTERS = 70

_MODULE = """\
/**
 * The fields of a pad, as scorepad/pad/fields.py has them. `make field-table` makes this file, and
 * a test compares it.
 */

/**
 * Whether the cells of each field belong to a round, to a deal of it, and to a player.
 *
 * @type {{Record<string, boolean[]>}}
 */
export const PLACES = {places};

/**
 * The least and the most of fields that are whole numbers.
 *
 * @type {{Record<string, number[]>}}
 */
export const BOUNDS = {bounds};

/**
 * The values of fields that have a few.
 *
 * @type {{Record<string, Value[]>}}
 */
export const CHOICES = {choices};

/**
 * The most characters of fields that are texts.
 *
 * @type {{Record<string, number>}}
 */
export const LONGEST = {longest};

/**
 * The fields that need nothing of their own, see scorepad/pad/plain_fields.py.
 *
 * @type {{string[]}}
 */
export const PLAIN = {plain};

/**
 * Those of them that a match has.
 *
 * @type {{string[]}}
 */
export const PLAIN_OF_MATCH = {plain_of_match};

{numbers}"""


def field_table_module() -> str:
    """Return the text of the module."""
    shapes = {name: field.shape for name, field in FIELDS.items()}
    numbers = {
        "LONGEST_CAPTURES": LONGEST_CAPTURES,
        "LONGEST_GAME": MOST_ROUNDS,
        "LONGEST_NAME": LONGEST_NAME,
        "LONGEST_WHY": LONGEST_WHY,
        "MOST_CELLS_A_GAME": MOST_CELLS_A_GAME,
        "MOST_MARKS": MOST_MARKS,
        "MOST_POINTS": MOST_POINTS,
        "RESERVED": RESERVED,
    }
    return _MODULE.format(
        places=_object({name: [*map(bool, field.place)] for name, field in FIELDS.items()}),
        bounds=_object(
            {
                name: [shape.low, shape.high]
                for name, shape in shapes.items()
                if isinstance(shape, Whole)
            }
        ),
        choices=_object(
            {name: [*shape.values] for name, shape in shapes.items() if isinstance(shape, OneOf)}
        ),
        longest=_object(
            {name: shape.longest for name, shape in shapes.items() if isinstance(shape, Text)}
        ),
        plain_of_match=json.dumps([name for name in plain_fields() if name in MATCH_FIELDS]),
        plain=json.dumps([*plain_fields()]),
        numbers="".join(f"export const {name} = {value};\n" for name, value in numbers.items()),
    )


def _object(table: Mapping[str, object]) -> str:
    keys = {name: name if name.isidentifier() else json.dumps(name) for name in table}
    entries = [f"{keys[name]}: {json.dumps(each)}" for name, each in table.items()]
    line = f"{{ {', '.join(entries)} }}" if entries else "{}"
    # As the formatter has it.
    if len(line) <= _MOST_LETTERS:
        return line
    return "".join(["{\n", *(f"  {entry},\n" for entry in entries), "}"])


if __name__ == "__main__":
    FILE.write_text(field_table_module(), "utf-8")
