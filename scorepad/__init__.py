"""Scorepad: the score pad for Wizard and its relatives."""

__version__ = "0.1.0"
