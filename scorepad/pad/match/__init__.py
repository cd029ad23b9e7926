"""A match: the pad of a game that is played in duels."""
