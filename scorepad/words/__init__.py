"""Codes into sentences, in the reader's language."""
