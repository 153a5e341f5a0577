"""Advisors on combat, challenges and pursuit, and the worth of blows."""
