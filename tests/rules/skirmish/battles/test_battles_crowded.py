"""Battles in which all stand near all others: truces, pushes, flights through others (S-05, S-10)."""

import re
from pathlib import Path

import pytest

import game.rules.skirmish as package
from game.core.match import replay_log
from game.rules.skirmish.chapters import STEPS
from game.rules.skirmish.defs.armies import SpecialRule
from game.rules.skirmish.defs.cards import Moment
from game.rules.skirmish.events.combat import TruceKept
from tests.rules.skirmish.battles.witness import crowded, deepest, kept
from tests.rules.skirmish.play import War, a_crowd, eager, play

pytestmark = pytest.mark.statistics


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 4)])
def test_no_neutral_is_touched_in_the_thick_of_it_and_nobody_stands_in_others(
    players: int, seed: int
) -> None:
    """But for a push of the truce, a neutral unit is as it was after every step (S-05, S-10, S-36, S-62)."""
    orders = 0

    def look(war: War) -> None:
        nonlocal orders
        orders += 1
        assert orders % 4 or not deepest(war.rules, war.state), war.log[-1]

    war = play(crowded(players, seed), seed, eager, look)
    kept(war)
    assert war.outcome() is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_many_crowded_battles_under_oath(seed: int) -> None:
    truces = 0

    def look(war: War) -> None:
        nonlocal truces
        kept(war)
        assert not deepest(war.rules, war.state), war.log[-1]
        truces += sum(isinstance(event, TruceKept) for event in war.events[-9:])

    war = play(crowded(3 + seed % 4, seed, ("short", "standard")[seed % 2]), seed, eager, look)
    again = replay_log(a_crowd(3 + seed % 4, seed, ("short", "standard")[seed % 2]).rules, seed, war.log)
    assert again.checksum() == war.checksum()


SOURCE = "".join(
    file.read_text(encoding="utf-8")
    for file in Path(package.__path__[0]).rglob("*.py")
    if file.parent.name != "defs"
)


def test_every_step_is_declared_once_and_pushed_by_its_constant() -> None:
    declared = re.findall(r'([A-Z_]+) = STEP_KINDS\.declare\("([a-z-]+:[a-z-]+)"\)', SOURCE)
    assert {name for _, name in declared} == set(STEPS) and len(declared) == len(STEPS)
    often = {name: len(re.findall(rf"\b{name}\b", SOURCE)) for name, _ in declared}
    assert min(often.values()) >= 3, "each is declared, carried out, and pushed"
    assert not re.findall(r'\bStep\(\s*f?"', SOURCE)


def test_every_moment_of_a_card_comes() -> None:
    """Each window that a card may name is opened by some chapter (S-20, S-21)."""
    opened = {moment for moment in words(Moment) if f'"{moment}"' in SOURCE}
    assert opened == words(Moment)


def test_every_special_rule_that_a_mod_may_write_is_asked_for() -> None:
    """No word of the closed list says nothing (S-60)."""
    assert {rule for rule in words(SpecialRule) if f'"{rule}"' not in SOURCE} == set()


def words(closed: object) -> set[str]:
    """The words of a closed list."""
    return set(closed.__args__)  # type: ignore[attr-defined]
