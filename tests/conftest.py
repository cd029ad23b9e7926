"""What holds for every test, whatever it needs: patience, and its kind."""

from hypothesis import settings

pytest_plugins = ["tests.kinds", "tests.databases"]

# Python reads it by itself where a test asks for that; it takes modules away.
collect_ignore = ["cli/not_unix/sitecustomize.py"]

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
