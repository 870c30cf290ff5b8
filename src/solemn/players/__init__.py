"""Players that programs can put in anyone's seat: at random, greedy, looking ahead; found by name."""
