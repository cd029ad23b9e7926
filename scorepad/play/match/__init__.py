"""A match and its duels as their screens show them."""
