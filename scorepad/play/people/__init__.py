"""The people of a circle: known by one id in all its games."""
