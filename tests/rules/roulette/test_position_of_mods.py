"""What the teams and cards of mods bring about can be written down as a position, too."""

import pytest

from game.mods.load import load_mods
from game.rules.roulette.defs import SECTIONS
from tests.builders import BASE
from tests.contract.games import wander
from tests.rules.roulette.builders import TEAM, rules_of
from tests.rules.roulette.conftest import Write
from tests.rules.roulette.test_position import is_read_again

WILD = """
[card.vent]
copies = 6
moment = "before-shot"
skull = true
target = []
effects = [{ kind = "cancel" }, { kind = "rob" }]

[card.courant_d_air]
copies = 6
moment = "before-bets"
effects = [
    { kind = "swap", whom = "everybody" },
    { kind = "force", whom = "others" },
    { kind = "look", at = "pocket", whom = "everybody" },
]

[card.priere]
copies = 6
moment = "dying"
effects = [
    { kind = "save" },
    { kind = "rob", whom = "others" },
    { kind = "load", whom = "everybody" },
    { kind = "set-die" },
]

[card.tremblement]
copies = 6
moment = "after-shot"
skull = true
target = []
effects = [
    { kind = "turn-die" },
    { kind = "cancel" },
    { kind = "swap", whom = "everybody" },
    { kind = "unload", whom = "everybody" },
    { kind = "points", amount = -3 },
]

[card.melee]
copies = 6
moment = "before-shot"
skull = true
effects = [
    { kind = "aim", at = "choice", whom = "everybody" },
    { kind = "force", whom = "others" },
    { kind = "load", whom = "everybody", bullets = 3 },
]

[card.tocsin]
copies = 6
moment = "before-accusations"
skull = true
effects = [
    { kind = "force", whom = "everybody" },
    { kind = "draw", whom = "everybody", cards = 3 },
]

[card.poudriere]
copies = 6
moment = "before-pockets"
skull = true
target = []
effects = [{ kind = "load", bullets = 6 }, { kind = "draw", whom = "everybody", cards = 3 }]

[card.scandale]
copies = 6
moment = "after-count"
skull = true
effects = [
    { kind = "set-die" },
    { kind = "swap", whom = "everybody" },
    { kind = "take-points", whom = "others" },
]
"""
"""Cards of a mod that do everything which ours do not: cancel, rob, force, swap and load all at once."""


def test_another_team_has_positions_too(write: Write) -> None:
    rules = rules_of(load_mods([BASE, write(TEAM)], SECTIONS).catalog, 3)
    for state in wander(rules, 2):
        is_read_again(rules, state)


@pytest.mark.statistics
def test_whatever_the_cards_of_a_mod_do_is_a_position(write: Write) -> None:
    catalog = load_mods([BASE, write(WILD)], SECTIONS).catalog
    for players in (2, 4):
        rules = rules_of(catalog, players, points_to_win=8)
        for state in wander(rules, players):
            is_read_again(rules, state)
