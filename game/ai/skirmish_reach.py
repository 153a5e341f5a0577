"""Who may shoot or cast at whom from where he stands, and about what it takes, in points."""

from game.ai.skirmish_worth import prize
from game.core.rules import Player
from game.rules.skirmish import marks
from game.rules.skirmish.aiming import arms, machine_of
from game.rules.skirmish.contact import body, engaged, is_machine, middle
from game.rules.skirmish.defs_field import Hits, SpellDef
from game.rules.skirmish.profile import characteristic, shape
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.units import INCH, arc_of

HIT = 0.2
"""Of the shots of a volley, about how many take a wound."""
STONE = 3.0
"""Wounds that a machine's shot takes, about."""
WEAR = 0.6
"""What wounds of a unit that goes on are worth, of their share of its points."""
SILENT = marks.FLEEING | marks.SHOT | marks.FORBIDDEN_SHOT | marks.MARCHED | marks.CHARGING | marks.RALLIED

# shots


def fire_on(rules: Skirmish, state: SkirmishState, by: Player, whom: Player) -> float:
    """What the shots of one army would take from another now."""
    foes = [unit for unit in state.standing() if unit.owner == whom]
    return sum(best_shot(rules, state, unit, foes) for unit in state.standing() if unit.owner == by)


def best_shot(rules: Skirmish, state: SkirmishState, unit: Unit, foes: list[Unit]) -> float:
    """What the best shot of a unit at one of these would take."""
    range_ = reach_of(rules, state, unit)
    if not range_ or unit.has(SILENT) or unit.silent or engaged(rules, state, unit):
        return 0.0
    round_about = is_machine(rules, unit)
    return max(
        (
            shot(rules, state, unit, foe)
            for foe in foes
            if (round_about or arc_of(unit.pose, shape(rules, unit), middle(rules, foe)) == "front")
            and rules.ground.gap(state, unit.id, foe.id) <= range_
            and not engaged(rules, state, foe)
        ),
        default=0.0,
    )


def reach_of(rules: Skirmish, state: SkirmishState, unit: Unit) -> int:
    """How far it shoots, in milli; 0: not at all."""
    machine = machine_of(rules, unit)
    if machine is not None:
        return 0 if is_machine(rules, unit) and unit.has(marks.MOVED) else machine.range * INCH
    weapons = rules.content.weapons
    return max((weapons[id].range for id in arms(rules, state, unit) if id in weapons), default=0) * INCH


def shot(rules: Skirmish, state: SkirmishState, unit: Unit, foe: Unit) -> float:
    """About what one shot takes: of the whole foe the share of its wounds."""
    wounds = STONE if machine_of(rules, unit) else HIT * min(unit.models, 2 * unit.files)
    return worth_of(rules, state, foe, wounds)


def worth_of(rules: Skirmish, state: SkirmishState, foe: Unit, wounds: float) -> float:
    """What so many wounds of a unit are worth: all of it where they are all that it has."""
    each = characteristic(rules, state, foe, "wounds").needed
    left = max(1, foe.models * each - foe.hurt)
    share = min(1.0, wounds / left)
    return prize(state, foe) * share * (WEAR + (1 - WEAR) * share)


# spells


def magic_on(rules: Skirmish, state: SkirmishState, by: Player, whom: Player) -> float:
    """About what the spells of one army would do to another now, and through its dispelling."""
    foes = [unit for unit in state.standing() if unit.owner == whom]
    dispelled = DISPELLED if any(one.level for one in state.army(whom)) else UNHELPED
    worths = sorted(
        (
            spell_worth(rules, state, wizard, rules.content.spells[spell], foes)
            for wizard in wizards(state, by)
            for spell in wizard.enlisted.spells
        ),
        reverse=True,
    )
    return (1 - dispelled) * sum(worths[:SPELLS])


DISPELLED, UNHELPED = 0.4, 0.25
"""How many spells an enemy stops, with a wizard and without."""
SPELLS = 2
"""How many spells the winds of a phase carry."""


def wizards(state: SkirmishState, player: Player) -> list[Unit]:
    """Who of an army may cast."""
    return [
        one for one in state.army(player) if one.level and one.place == TABLE and not body(state, one).fleeing
    ]


def spell_worth(
    rules: Skirmish, state: SkirmishState, wizard: Unit, spell: SpellDef, foes: list[Unit]
) -> float:
    """About what a spell does to the best of these foes, or, an augment, for its own side."""
    if spell.type == "augment":
        return AUGMENT
    home = body(state, wizard)
    reach = max(spell.range, spell.template) * INCH
    near = [foe for foe in foes if rules.ground.gap(state, home.id, foe.id) <= reach]
    return max((struck(rules, state, spell, foe) for foe in near), default=0.0)


AUGMENT = HEX = 4.0
"""What a spell without hits is worth, about."""
MEANS = {"D3": 2.0, "D6": 3.5, "2D6": 7.0, "artillery": 5.0}


def struck(rules: Skirmish, state: SkirmishState, spell: SpellDef, foe: Unit) -> float:
    """About what a spell takes from a foe."""
    total = 0.0
    for one in spell.effects:
        if isinstance(one, Hits):
            hits = foe.models / 2 if spell.template else MEANS.get(str(one.hits), 0) or float(one.hits)
            total += worth_of(rules, state, foe, hits * one.strength / 10)
        else:
            total += HEX
    return total
