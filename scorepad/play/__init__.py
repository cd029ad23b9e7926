"""What people do at the table: one function for one intention."""
