"""Impact hits before all blows, stomps after them: hits without a roll (S-60, S-79)."""

from game.rules.skirmish.combat.attack_count import IMPACT, STOMP
from game.rules.skirmish.combat.blows import duel_marks, fighting_units, roll_shown_blows
from game.rules.skirmish.combat.contacts import ContactColumn, StrikeTarget, striking_columns
from game.rules.skirmish.combat.numbers import MOUNT, melee_defender, mount_rules, striker_characteristic
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.dice import roll_amount
from game.rules.skirmish.rolls.tray import ShownDice, Tray
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import Blows
from game.rules.skirmish.state.state import TABLE, Unit
from game.rules.skirmish.unit.parts import CHARACTER, RANK
from game.rules.skirmish.unit.profile import rules_now


def resolve_impact_hits(battle: Battle) -> None:
    """Impact hits of those who charged, before all blows (S-60, S-79)."""
    _hit_all(battle, ("impact-hits",), IMPACT)


def resolve_stomps(battle: Battle) -> None:
    """Stomps and thunderstomps, after all blows (S-60, S-79)."""
    _hit_all(battle, ("stomp", "thunderstomp"), STOMP)


def _hit_all(battle: Battle, kinds: tuple[str, ...], at: int) -> None:
    """Hits without a roll, one lot a model in contact, at the own Strength; characters last."""
    state, setting = battle.state, battle.setting
    if state.combat is None:
        return
    found = []
    for unit in fighting_units(state, state.combat):
        if at != IMPACT or unit.has(unit_flags.CHARGED):
            for column in striking_columns(setting, state, state.combat, unit):
                found += _hits_of(battle, unit, column, kinds, at)
    roll_shown_blows(battle, found, at)


def _hits_of(
    battle: Battle, unit: Unit, column: ContactColumn, kinds: tuple[str, ...], at: int
) -> list[tuple[Blows, attack.Strike, ShownDice | None]]:
    """The hits of one model in contact: its own, else its mount's."""
    who, marked = battle.unit(column.who), _struck_by(battle, column)
    foes = [one for one in marked if one.part != CHARACTER] or list(marked)
    if not foes or who.place != TABLE:
        return []
    found = []
    for kind in kinds:
        number, part = _hits_number(battle, who, kind)
        if number:
            mark = foes[-1]
            by = "impact" if at == IMPACT else "stomp"
            shown = battle.shown_dice()
            dice = Tray(battle.rng, shown.amount) if shown else battle.rng
            blows = Blows(unit.id, who.id, by, *mark, roll_amount(dice, number))
            found.append((blows, _hit_numbers(battle, who, part, mark), shown))
    return found


def _struck_by(battle: Battle, column: ContactColumn) -> tuple[StrikeTarget, ...]:
    """The targets that a model in contact may hit: a duellist only its foe (S-58)."""
    duel = battle.state.combat.duel if battle.state.combat else None
    if duel is None or column.who not in duel or column.part == RANK:
        return column.marks
    return duel_marks(battle.setting, battle.state, duel, column.who)


def _hits_number(battle: Battle, who: Unit, kind: str) -> tuple[int | str, str]:
    """How many such hits a model gives, 0 for none, and whose Strength they have."""
    own = rules_now(battle.state, who)
    if kind in own:
        return own[kind], "model"
    return mount_rules(battle.setting, who).get(kind, 0), MOUNT


def _hit_numbers(battle: Battle, who: Unit, part: str, mark: StrikeTarget) -> attack.Strike:
    """The numbers of a hit without a roll."""
    setting, state = battle.setting, battle.state
    strength = striker_characteristic(setting, state, who, "strength", part)
    return attack.automatic_strike(
        strength, melee_defender(setting, state, state.units[mark.foe], mark.part), close=True
    )
