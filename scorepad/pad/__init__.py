"""What is written on a pad: marks in, the state of the game out. Pure."""
