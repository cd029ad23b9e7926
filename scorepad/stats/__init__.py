"""What many pads say about people. Pure."""
