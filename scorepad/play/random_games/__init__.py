"""Games played at random by the rules, to see that the rules and the pad agree."""
