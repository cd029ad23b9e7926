"""Questions of other programs about the rules, a case at a time."""
