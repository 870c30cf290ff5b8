"""Replays as EDOPro and YGOPro record them: files, what they hold, and the bytes of each answer. No duel is played here."""
