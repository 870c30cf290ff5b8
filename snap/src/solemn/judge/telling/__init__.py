"""What happened, in sentences: transcript, verdicts, reasons."""
