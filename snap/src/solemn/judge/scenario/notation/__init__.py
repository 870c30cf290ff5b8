"""The short notation: a scenario in lines that read like sentences, in English or French."""
