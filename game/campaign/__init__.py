"""Campaigns: one story through all games, told by those who remember what was done in them."""

from game.campaign.content import GAME, SECTIONS, Script, campaigns, script_of

__all__ = ["GAME", "SECTIONS", "Script", "campaigns", "script_of"]
