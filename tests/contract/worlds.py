"""Worlds that somebody cannot tell apart, as positions."""

from importlib import import_module
from typing import Any

import msgspec

from game.app.games import GAMES as HOUSE
from game.app.games import Setup
from game.core.rng import Rng
from game.core.rules import Player
from tests.builders import BASE, base_catalog
from tests.contract.games import GAMES

IMAGINE = {game.name: game.imagine for game in GAMES}


def laid(game: str, name: str) -> str:
    """One of the positions that come with the game."""
    return (BASE / "positions" / game / f"{name}.toml").read_text("utf-8")


def rules_from(game: str, position: str) -> Any:
    """The rules that begin with a position."""
    return HOUSE[game].rules(base_catalog(), 0, {}, Setup(position=position))


def twin(game: str, position: str, viewer: Player, seed: int) -> str:
    """Another world that `viewer` could be looking at, as a position."""
    rules = rules_from(game, position)
    notation = import_module(f"game.rules.{game}.position.notation")
    view = rules.observe(rules.setup(Rng(1)), viewer)
    other = IMAGINE[game](rules, view, Rng(seed))
    assert rules.observe(other, viewer) == view
    text: str = notation.position_text(notation.position_of(other, msgspec.to_builtins(rules.setting.flags)))
    return text
