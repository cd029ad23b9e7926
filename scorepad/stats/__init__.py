"""The statistics of people, counted from many pads; without side effects."""
