"""The statistics of the people of a group, from its games."""
