"""What past changes of card scripts teach: the parts of `tools/mine_fixes.py`."""
