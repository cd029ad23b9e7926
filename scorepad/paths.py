"""The folders of templates, static files and data, in a source checkout or an installed package."""

from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

INSTANCE = "SCOREPAD_INSTANCE"
"""The setting that names the folder for what this machine keeps."""

PACKAGE = Path(__file__).resolve().parent


def _checkout() -> Path | None:
    top = PACKAGE.parent
    installed = (PACKAGE / "templates").is_dir()
    return top if not installed and (top / "pyproject.toml").is_file() else None


CHECKOUT = _checkout()
"""The top of the source checkout that runs, or ``None`` where the package is installed."""

TEMPLATES = (CHECKOUT or PACKAGE) / "templates"
STATIC = (CHECKOUT or PACKAGE) / "static"
TRANSLATIONS = PACKAGE / "i18n" / "translations"


def instance_folder(
    environ: Mapping[str, str], folder: Path | None = None, checkout: Path | None = CHECKOUT
) -> Path:
    """Return the folder for what this machine keeps: the database and the secret key.

    The first of these: ``folder``, ``SCOREPAD_INSTANCE``, the checkout's
    ``instance/``, the user's data folder. An absolute path; nothing is made.
    """
    named = folder or environ.get(INSTANCE)
    if named:
        return Path(named).expanduser().resolve()
    if checkout:
        return checkout / "instance"
    return user_data_path("scorepad", appauthor=False)
