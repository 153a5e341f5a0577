"""The screens: they show events and return actions."""
