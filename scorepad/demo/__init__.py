"""Demo games that nobody played, made by the real rules, for tests, measurements and pictures."""
