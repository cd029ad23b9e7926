"""The scripts of the phone that writes a pad: our modules, and our templates as functions."""
