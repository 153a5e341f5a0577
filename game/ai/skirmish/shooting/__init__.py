"""Advisors on shooting, and the odds, worth and risks of shots."""
