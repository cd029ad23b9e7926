"""House rules: a form for them, what they come to, and those that are kept."""
