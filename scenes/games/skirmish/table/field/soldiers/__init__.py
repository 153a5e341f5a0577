"""The soldiers: who stands where, what he wears, and all of them in one array."""
