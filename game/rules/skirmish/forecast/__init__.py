"""Forecasts of a fight or a volley before it is fought."""
