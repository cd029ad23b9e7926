"""A game that is played in duels: who wins one, a round of them, a match."""
