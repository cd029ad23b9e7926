"""The steps of every request before and after its screen: security, retries, limits, assets."""
