"""Moments that pass under the picture, and what seats raise, lay and mark beforehand."""
