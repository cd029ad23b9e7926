"""Checking a trick: what is asked in the address, and what the screen shows."""
