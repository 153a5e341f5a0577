"""The screens: they show events and return actions."""

from scenes.shell.startup import leave_out

leave_out()
