"""The screens: they show events and return actions."""

from scenes.unused import leave_out

leave_out()
