"""The rules of the game. Read from the top: what a package does rests on the packages that core/README.md lists below it."""
