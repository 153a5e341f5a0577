"""The games of the house, each by one entry: how to read, build, time and review it."""

from game.app.games.game import (
    HOLD_SECONDS,
    NO_CLOCK,
    PLAIN,
    Game,
    HouseClock,
    MatchCounter,
    Play,
    Proposal,
    Setup,
    UnfitTable,
    Unhurried,
    Window,
    checked_flags,
    flag_values,
)
from game.app.games.registry import GAMES, all_sections
from game.app.games.roulette import DYING_SECONDS

__all__ = [
    "DYING_SECONDS",
    "GAMES",
    "HOLD_SECONDS",
    "NO_CLOCK",
    "PLAIN",
    "Game",
    "HouseClock",
    "MatchCounter",
    "Play",
    "Proposal",
    "Setup",
    "UnfitTable",
    "Unhurried",
    "Window",
    "all_sections",
    "checked_flags",
    "flag_values",
]
