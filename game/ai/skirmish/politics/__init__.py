"""How a commander names, bribes, promises and weighs threats."""
