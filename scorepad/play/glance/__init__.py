"""The rules of a game at a glance, from its ruleset."""
