"""Deductions about hidden objectives, now and in hindsight."""
