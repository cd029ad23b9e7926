"""The types of the phone's script: those that Python has are written from its classes."""

import ast
import re
import runpy

from scorepad.paths import STATIC

TOP = STATIC.parent
WRITER = runpy.run_path(str(TOP / ".ci" / "python_types.py"))

OF_OTHER_THINGS = {
    *("GameWords", "Opening", "PaperDraft", "Phone", "Point", "Rules", "Ruleset", "Standing"),
    *("Waiting", "Written"),
}
"""The types by hand that are another thing, or far less, than the class of that name."""


def test_the_types_of_python_lie_among_the_modules_as_its_classes_are() -> None:
    assert WRITER["FILE"].read_text("utf-8") == WRITER["types_module"](), "make types"


def test_a_type_that_has_the_name_of_a_class_is_written_from_it() -> None:
    by_hand = set(
        re.findall(
            r"^(?:interface|type) (\w+)",
            (STATIC / "phone" / "types.d.ts").read_text("utf-8"),
            re.MULTILINE,
        )
    )
    written = {name for names in WRITER["CLASSES"].values() for name in names.split()}
    shared = by_hand & {
        each.name
        for path in (TOP / "scorepad").rglob("*.py")
        for each in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(each, ast.ClassDef) and _has_fields(each)
    }
    assert shared - written - {*WRITER["BY_HAND"].values()} == OF_OTHER_THINGS


def _has_fields(each: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(one) for one in each.decorator_list) or any(
        ast.unparse(one) == "NamedTuple" for one in each.bases
    )
