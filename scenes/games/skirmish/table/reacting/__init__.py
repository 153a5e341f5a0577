"""The answer of whoever is charged: three cards at one's own place."""
