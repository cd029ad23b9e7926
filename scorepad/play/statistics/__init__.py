"""What the games of a circle say about its people."""
