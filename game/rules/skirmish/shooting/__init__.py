"""The Shooting phase: volleys, machines, templates, misfires."""
