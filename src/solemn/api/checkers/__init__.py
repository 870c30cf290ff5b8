"""The functions in front of natives, which check what scripts pass. The modules are written by tools/make_checkers.py."""
