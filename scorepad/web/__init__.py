"""The screens: requests by HTTP, responses in HTML."""
