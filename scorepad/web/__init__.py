"""The screens: HTTP in, HTML out."""
