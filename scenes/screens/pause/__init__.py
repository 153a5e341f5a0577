"""The interval: a match that waits, and seats whose pad went away."""
