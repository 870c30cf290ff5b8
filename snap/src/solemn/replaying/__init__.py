"""Replays played on this engine: response by response, and where one does not fit."""
