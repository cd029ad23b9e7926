"""The rules of a game that is played in duels: one duel, a round of them, a match."""
