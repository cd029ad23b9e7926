"""Games taken along in files, and brought in from them."""
