"""What happened and who answers it: events, the moment, whether an effect can be activated now."""
