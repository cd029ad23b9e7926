"""Games that nobody played: made by the real engine, for tests, measurements and pictures."""
