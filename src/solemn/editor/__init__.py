"""A language server for card scripts: what editors ask while an author writes."""
