"""Seeing: who may still act, how far everybody reaches, what the odds are, what ending would forget."""
