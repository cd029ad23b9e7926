"""Export of games to files, and import from files."""
