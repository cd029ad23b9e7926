"""Modules become one script that does the same, and is shorter."""

import json
from pathlib import Path

import pytest

from scorepad.client.bundler import NotJoined, joined, joined_in_parts, minified
from scorepad.paths import STATIC
from tests.node import run_node

MODULES = {
    "main.mjs": """\
import { add, Counter, LIMIT } from "./sums.mjs";
import * as words from "./words.mjs";
import "./effects.mjs";

const sum = [1, 2].reduce(add);
// A local name that the other module has as well.
const least = ({ sum: other = LIMIT, ...rest }, [first, , third = other]) => {
  const add = other + first;
  return { add, other, third, rest, LIMIT };
};
const { name: title, "a b": spaced } = words.called;
const counts = new Counter(sum);
for (const [place, word] of words.all().entries()) counts.add(`${place}${word}`);
label: for (let place = 0; place < 3; place += 1) {
  switch (place) {
    case 1: { const word = "one"; counts.add(word); break label; }
    default: counts.add("zero");
  }
}
try { missing(); } catch (error) { counts.add(error.name); }
globalThis.told.push(sum, least({ sum: 4, more: 1 }, [1]), title, spaced, counts.seen, words.say());
""",
    "sums.mjs": """\
export const LIMIT = 9, OTHER = 1;
export function add(sum, each) { return sum + each; }
export class Counter {
  #from = 0;
  seen = [];
  constructor(from) { this.#from = from; }
  add(word) { this.seen.push(`${this.#from}: ${word}`); }
}
""",
    "words.mjs": """\
import { add } from "./sums.mjs";
const told = "sum of words";
export const called = { name: "A", "a b": "B", sum: told, add: add(1, 2) };
export function* each() { yield* ["x", "y"]; }
export const all = () => [...each()];
export const say = (add = 3) => `${told} ${add} ${called.sum} ${called.add}`;
""",
    "effects.mjs": 'globalThis.told.push("first");\n',
}

PROGRAMS = {
    "comments and what looks like them": (
        r'told.push("// no", `/* no */`, /\/\*[/"]/.source); // yes'
    ),
    "plus and minus keep apart": (
        "let [a, b] = [1, 2];\ntold.push(a + +b, a - -b, a++ + ++b, a - --b);"
    ),
    "names of nobody stay": "told.push(Math.max(1, 2), typeof window, [1].map(Number));",
    "signs beyond ASCII": ('const size = "é – ⃠";\ntold.push(size, `ü${size}`);'),
    "what is taken apart comes after what it is made of": (
        "const late = [1, 2].map((each) => each + 1);\n"
        "const { length: count, [0]: first } = late;\n"
        "let [one, other] = [count + first, count];\n"
        "function twice(given) {\n"
        "  const doubled = given.map((each) => each * 2);\n"
        "  const [head, ...rest] = doubled;\n"
        "  return [head, rest];\n"
        "}\n"
        "const all = twice([one, other]);\n"
        "const [left] = all;\n"
        "told.push(count, first, one, other, all, left);"
    ),
    "markup in texts": 'const a = "</scr" + "ipt>";\ntold.push(`<a b="${a}">\\`\\${x} </a>\n`);',
}


def told(folder: Path, script: str) -> list[object]:
    """Return what a script pushes to ``globalThis.told``."""
    path = folder / "script.js"
    path.write_text(script, "utf-8")
    code = (
        "globalThis.told = [];"
        f"(0, eval)(require('node:fs').readFileSync({json.dumps(str(path))}, 'utf-8'));"
        "console.log(JSON.stringify(globalThis.told));"
    )
    return list(json.loads(run_node("-e", code)))


def test_a_joined_script_does_what_its_modules_do(tmp_path: Path) -> None:
    expected = [
        "first",
        3,
        {"add": 5, "other": 4, "third": 4, "rest": {"more": 1}, "LIMIT": 9},
        "A",
        "B",
        ["3: 0x", "3: 1y", "3: zero", "3: one", "3: ReferenceError"],
        "sum of words 3 sum of words 3",
    ]
    script = joined("main.mjs", MODULES.__getitem__)
    assert told(tmp_path, script) == expected
    assert told(tmp_path, minified(script)) == expected


def test_a_module_is_found_from_the_folder_of_the_one_that_imports_it() -> None:
    modules = {
        "main.mjs": 'import { a } from "./one/a.mjs";\ntold.push(a);',
        "one/a.mjs": 'import { b } from "./b.mjs";\nimport "../c.mjs";\nexport const a = b;',
        "one/b.mjs": 'import { d } from "../two/d.mjs";\nexport const b = d;',
        "two/d.mjs": "export const d = 1;",
        "c.mjs": "told.push(2);",
    }
    lines = [line for line in joined("main.mjs", modules.__getitem__).splitlines() if line]
    assert lines[1:-1] == [
        "const d = 1;",
        "const b = d;",
        "told.push(2);",
        "const a = b;",
        "told.push(a);",
    ]


def test_every_module_stands_once_and_behind_those_that_it_imports() -> None:
    script = joined("main.mjs", MODULES.__getitem__)
    assert script.count("sum of words") == 1
    assert script.index("LIMIT = 9") < script.index("sum of words") < script.index("reduce")


BEHIND = """\
import { Counter } from "./sums.mjs";
import * as words from "./words.mjs";
import { own } from "./own.mjs";
import "./main.mjs";

const counts = new Counter(own);
counts.add("behind");
globalThis.told.push(words.called.name, counts.seen);
"""


def test_a_script_behind_another_goes_on_with_its_modules(tmp_path: Path) -> None:
    modules = {**MODULES, "behind.mjs": BEHIND, "own.mjs": "export const own = 7;"}
    both = joined_in_parts("main.mjs", {"behind.mjs": ()}, modules.__getitem__)
    alone = told(tmp_path, both[0])
    assert alone == told(tmp_path, joined("main.mjs", MODULES.__getitem__))
    for first, second in (both, map(minified, both)):
        assert told(tmp_path, f"{first};{second}") == [*alone, "A", ["7: behind"]]


def test_nothing_is_in_two_scripts() -> None:
    modules = {**MODULES, "behind.mjs": BEHIND, "own.mjs": "export const own = 7;"}
    first, second = joined_in_parts("main.mjs", {"behind.mjs": ()}, modules.__getitem__)
    assert "own = 7" in second
    assert "own = 7" not in first
    assert not any(text in second for text in ("LIMIT = 9", "sum of words", "effects", "label:"))


def test_a_name_from_the_script_before_is_not_declared_again() -> None:
    modules = {
        "main.mjs": "export const a = 1;",
        "behind.mjs": 'import { a } from "./main.mjs";\nimport "./other.mjs";\ntold.push(a);',
        "other.mjs": "const a = 2;",
    }
    with pytest.raises(NotJoined, match="declare a"):
        joined_in_parts("main.mjs", {"behind.mjs": ()}, modules.__getitem__)


def test_a_script_behind_one_of_another_version_does_nothing(tmp_path: Path) -> None:
    def both(names: str) -> list[str]:
        modules = {
            "main.mjs": "export const a = 1;\nexport const b = 2;\nexport const c = 3;",
            "behind.mjs": f'import {{ {names} }} from "./main.mjs";\n'
            f"globalThis.told.push({names});",
        }
        return joined_in_parts("main.mjs", {"behind.mjs": ()}, modules.__getitem__)

    older, newer = both("a, b"), both("b, c")
    assert told(tmp_path, f"{older[0]};{older[1]}") == [1, 2]
    mixed = f"{older[0]};try {{ {newer[1]} }} catch {{ globalThis.told.push('stopped') }}"
    assert told(tmp_path, mixed) == ["stopped"]


def test_a_module_that_two_later_scripts_need_is_refused() -> None:
    modules = {
        "main.mjs": "export const a = 1;",
        "one.mjs": 'import { b } from "./both.mjs";\ntold.push(b);',
        "other.mjs": 'import { b } from "./both.mjs";\ntold.push(b + 1);',
        "both.mjs": "export const b = 2;",
    }
    with pytest.raises(NotJoined, match="two scripts have both"):
        joined_in_parts("main.mjs", {"one.mjs": (), "other.mjs": ()}, modules.__getitem__)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('import { a } from "./b.mjs";', "b.mjs has no a"),
        ('import b from "./b.mjs";', "import b"),
        ('import { c } from "./circle.mjs";', "imports"),
        ("export default 1;", "export default"),
        ("export let a = 1;", "export let"),
        ('import { b } from "./b.mjs";\nconst own = b;', "declare own"),
        ('import { b } from "./b.mjs";\nfunction own() { return b; }', "declare own"),
        ('import { b } from "./b.mjs";\nconst [first, own] = b;', "declare own"),
        ("export const { a } = { a: 1 };", "export const { a }"),
        ("const a = 1;\nexport { a };", "export { a }"),
        ('export * from "./b.mjs";', "export *"),
    ],
)
def test_a_module_in_another_form_is_refused(text: str, said: str) -> None:
    modules = {
        "main.mjs": text,
        "b.mjs": "export const b = 1;\nlet own = 2;",
        "circle.mjs": 'import { a } from "./main.mjs";\nexport const c = a;',
    }
    with pytest.raises(NotJoined) as refused:
        joined("main.mjs", modules.__getitem__)
    assert said in str(refused.value)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_shorter_program_does_the_same(tmp_path: Path, name: str) -> None:
    program = f"(() => {{\n{PROGRAMS[name]}\n}})();"
    assert told(tmp_path, minified(program)) == told(tmp_path, program)


def test_a_script_becomes_shorter_where_the_minifier_is() -> None:
    pytest.importorskip("minify")
    program = "(() => { const longName = (value) => value * 2; told.push(longName(3)); })(); // yes"
    assert len(minified(program)) < len(program) / 2


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
