"""The pad of a game: marks go in, the state of the game comes out, without side effects.

A mark is one entry. A deal that is void after a misdeal stays in the marks. The names Bomb, Cloud,
Loot, Kraken and captures belong to special cards of some trick games; Permanent and pending to
cards of a match.
"""
