"""Advisors on treachery cards, and the worth of what cards do."""
