"""What the rule sheets say. Pure: the standard library and nothing else."""
