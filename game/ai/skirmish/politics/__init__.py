"""Advisors on naming enemies, bribes and promises, and the threats between armies."""
