"""What the judge says, in nine languages, and the rule catalogue."""
