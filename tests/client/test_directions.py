"""A phone isolates the same names as the server, in the same sentences."""

import json
import sys
from pathlib import Path

from scorepad.pad.directions import isolated
from tests.node import run_node

TOP = Path(__file__).parents[2]
ISOLATES = """
const { isolated } = await import(process.argv[1]);
const letters = JSON.parse(require("fs").readFileSync(0, "utf8"));
console.log(JSON.stringify(letters.map((letter) => isolated(letter))));
"""


def test_a_phone_isolates_the_same_letters_as_the_server() -> None:
    letters = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code <= 0xDFFF]
    module = (TOP / "static" / "phone" / "pad" / "directions.mjs").as_uri()
    program = f"(async () => {{{ISOLATES.replace('process.argv[1]', json.dumps(module))}}})()"
    said = json.loads(run_node("-e", program, given=json.dumps(letters)))
    assert said == [isolated(letter) for letter in letters]
