"""What those have who wait: what changed meanwhile, a pace of one's own, and a guess."""
