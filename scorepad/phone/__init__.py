"""The scripts of the writer's phone: our modules, and our templates as functions."""
