"""The screens: requests by HTTP, answers in HTML."""
