"""The people of a group, each known by one id in all its games."""
