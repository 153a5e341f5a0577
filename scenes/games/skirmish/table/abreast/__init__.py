"""Several units that are pushed together as one rigid line: opt in, each by an order of its own."""
