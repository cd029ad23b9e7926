"""The shorter program does what the longer one does."""

import pytest

from scorepad.client.bundler import minified
from scorepad.paths import STATIC
from tests.node import run_node

PROGRAM = """
const late = [1, 2].map((each) => each + 1);
const { length: count, [0]: first } = late;
let sum = count + first;
let [one, other] = [sum, sum + 1];
function twice(given) {
  const doubled = given.map((each) => each * 2);
  const [head, ...rest] = doubled;
  return [head, rest];
}
const all = twice([one, other]);
const [left] = all;
console.log(JSON.stringify([count, first, sum, one, other, all, left]));
"""


def said_by(program: str) -> str:
    return run_node("-e", program)


def test_what_is_taken_apart_comes_after_what_it_is_made_of() -> None:
    shorter = minified(PROGRAM)
    assert len(shorter) < len(PROGRAM)
    assert said_by(shorter) == said_by(PROGRAM) == "[2,2,4,4,5,[8,[10]],8]\n"


@pytest.mark.parametrize("path", sorted((STATIC / "phone").glob("*js")), ids=lambda path: path.name)
def test_a_declaration_that_takes_apart_a_value_begins_its_line(path) -> None:
    later = [
        line
        for line in path.read_text("utf-8").splitlines()
        if line.strip().startswith(("const ", "let "))
        and not line.strip().startswith(("const [", "const {", "let [", "let {"))
        and ("}, {" in line or "], [" in line or "), {" in line)
        and " = " in line.partition("), {")[2] + line.partition("], [")[2]
    ]
    assert later == []
