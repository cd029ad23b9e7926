"""Takes pysqlite3 away. Python imports this at its start where the folder is in PYTHONPATH."""

import sys

sys.modules["pysqlite3"] = None  # type: ignore[assignment]
