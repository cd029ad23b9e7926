"""What a table decides besides bids and tricks: seats, rules, length, points by hand."""
