"""Sheets of paper: a pad goes in, a PDF comes out."""
