"""The pad of a game: marks go in, the state of the game comes out, without side effects."""
