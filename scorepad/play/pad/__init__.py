"""The pad as its screen shows it."""
