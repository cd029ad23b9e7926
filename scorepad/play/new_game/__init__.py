"""A new game: what a table has typed, and the form that shows it."""
