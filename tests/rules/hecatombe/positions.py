"""Positions that the tests of the notation begin with, and how they are read."""

from game.rules.hecatombe.position.notation import lay_out, parse
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.state import HecatombeState
from tests.builders import rules_of

SHORT = """
asks = "attack"
[[seat]]
objectives = ["terre-eau"]
armies = ["air-feu", "vie-nuit"]
captured = ["eau-nuit", "eau-nuit"]
[[seat]]
objectives = ["terre-air"]
armies = ["terre-feu", "terre-vie", "eau-vie"]
captured = ["eau-air", "eau-feu"]
[[seat]]
objectives = ["terre-nuit"]
captured = ["feu-vie", "feu-nuit", "air-nuit", "air-vie"]
[[seat]]
objectives = ["eau-vie"]
armies = ["feu-nuit", "terre-feu", "feu-vie", "vie-nuit", "eau-air"]
captured = ["terre-vie"]
[[seat]]
objectives = ["eau-air"]
armies = ["terre-air", "terre-eau", "air-nuit"]
captured = ["air-vie", "air-vie"]
[[seat]]
objectives = ["feu-nuit"]
armies = ["air-feu", "air-nuit", "air-vie"]
captured = ["terre-eau", "terre-nuit"]
[[seat]]
objectives = ["terre-feu"]
armies = ["eau-feu", "eau-vie", "vie-nuit", "terre-air", "terre-vie"]
captured = ["feu-vie"]
"""
"""Seven players, some way into a round; Clo has retreated."""
ANSWERED = SHORT.replace('asks = "attack"', 'asks = "{}"')
TOLD = 'asks = "defence"\nassault = {{ army = "{}", target = {}, prey = "{}" }}\n'
AT_BOB = TOLD.format("air-feu", 1, "terre-vie") + SHORT.replace('asks = "attack"\n', "")
OVER = """
asks = "{}"
active = 2
[[seat]]
objectives = ["terre-eau", "terre-air"]
captured = ["terre-eau", "terre-eau", "air-feu", "air-feu", "air-feu", "vie-nuit", "vie-nuit"]
[[seat]]
objectives = ["feu-vie", "feu-nuit"]
captured = ["air-vie", "air-vie", "air-vie", "air-vie", "eau-vie", "eau-vie", "eau-vie"]
[[seat]]
objectives = ["vie-nuit", "eau-nuit"]
captured = ["eau-air", "eau-air", "eau-air", "terre-feu", "terre-feu", "feu-nuit", "feu-nuit", "terre-feu"]
"""
FREED = OVER.replace('"vie-nuit"]\n[[', '"vie-nuit", "eau-feu"]\n[[').replace(
    '"eau-vie"]\n', '"eau-vie", "eau-feu"]\n'
)


def rules_for(text: str) -> Hecatombe:
    """The rules that a position is for."""
    position = parse(text)
    made: Hecatombe = rules_of("hecatombe", len(position.seat), **position.flags)
    return made


def read(text: str) -> HecatombeState:
    """The state that a text describes."""
    return lay_out(parse(text), rules_for(text).setting)
