"""The changelog, by versions."""

import re
from pathlib import Path

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"
_HEADING = re.compile(r"^## (\S+)$", re.MULTILINE)


def changes_by_version(text: str) -> dict[str, str]:
    """Return what a changelog says of each version, the newest first, without the headings."""
    _, *parts = _HEADING.split(text)
    return {version: said.strip() for version, said in zip(parts[::2], parts[1::2], strict=True)}


def changes_since(version: str, by_version: dict[str, str]) -> dict[str, str]:
    """Return what the changelog says of all versions after ``version``; none for an unknown one."""
    versions = [*by_version]
    later = versions[: versions.index(version)] if version in versions else []
    return {each: by_version[each] for each in later}
