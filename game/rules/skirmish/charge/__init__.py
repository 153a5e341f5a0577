"""Charges: declared, answered, redirected, moved."""
