"""Services: one function for each thing that people do with a score pad."""
