"""Looking into scripts while they run: traces, breakpoints, coverage."""
