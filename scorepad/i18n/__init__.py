"""The sentences for codes, in the reader's language."""
