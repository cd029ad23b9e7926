"""Paper: a pad in, a PDF out."""
