"""Advisors on charges and reactions to them, and the value of a charge."""
