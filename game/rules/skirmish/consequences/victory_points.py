"""Victory points, tokens and the end of the battle (S-16, S-17, S-23)."""

from game.core.rules import Player
from game.rules.skirmish.events.player import BattleWon, PointsEarned, TokensChanged
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.roll_off import roll_off
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit, home_unit

GENERAL = BATTLE_STANDARD = 100
STANDARD = 25


def change_tokens(battle: Battle, player: Player, by: int, why: str) -> int:
    """Give tokens, or, below zero, take as many as there are; return how many changed hands (S-16)."""
    state = battle.state
    before = state.tokens[player]
    after = max(0, before + by)
    if after != before:
        state.tokens[player] = after
        battle.tell(TokensChanged(player, before, after, why))
    return after - before


def earn_victory_points(battle: Battle, player: Player, points: int, why: str, unit: int) -> None:
    """`player` earned victory points in this phase; nobody earns none (S-17)."""
    if player == NOBODY or points == 0:
        return
    battle.state.earned[player] += points
    battle.state.victory[player] += points
    battle.tell(PointsEarned(player, points, why, unit))


def earn_at_once(battle: Battle, player: Player, points: int, why: str) -> None:
    """`player` earned victory points outside any phase, and gets a token for each full T of them (S-24)."""
    battle.state.victory[player] += points
    battle.tell(PointsEarned(player, points, why, NONE))
    change_tokens(battle, player, points // battle.setting.preset.token, why)


def credited_player(unit: Unit, by: Player) -> Player:
    """The player who gets the points of a loss: whoever last made a fleeing unit flee, else `by`; never
    its own army.
    """
    credit = unit.blame if unit.fleeing and unit.blame != NOBODY else by
    return NOBODY if credit == unit.owner else credit


def score_loss(battle: Battle, unit: Unit, by: Player, *, fled: bool = False) -> Player:
    """A unit is destroyed or off the table: its points, and those of what it was; return who is credited.

    Who fled off the table took its standard along (S-17).
    """
    credit = credited_player(unit, by)
    bought = unit.enlisted
    earn_victory_points(battle, credit, bought.points, "destroyed", unit.id)
    if unit.id == battle.state.generals[unit.owner]:
        earn_victory_points(battle, credit, GENERAL, "general", unit.id)
    if bought.battle_standard:
        earn_victory_points(battle, credit, BATTLE_STANDARD, "battle-standard", unit.id)
    if bought.standard and not fled:
        score_standard(battle, unit, credit)
    return credit


def score_general(battle: Battle, unit: Unit, by: Player) -> None:
    """Score the general of an army without characters who fell, though the unit stands (S-17, S-84)."""
    earn_victory_points(battle, credited_player(unit, by), GENERAL, "general", unit.id)


def score_standard(battle: Battle, unit: Unit, by: Player) -> None:
    """The standard of a unit was destroyed, or broken in combat, or caught: once (S-17)."""
    if not unit.has(unit_flags.STANDARD_TAKEN):
        unit.mark(unit_flags.STANDARD_TAKEN)
        earn_victory_points(battle, by, STANDARD, "standard", unit.id)


def pay_out(battle: Battle) -> None:
    """Give each player a token for each full T points of the phase; the remainder is lost (S-16)."""
    state = battle.state
    for player, points in enumerate(state.earned):
        change_tokens(battle, player, points // battle.setting.preset.token, "points")
    state.earned = [0] * state.players


def points_alive(state: SkirmishState, player: Player) -> int:
    """A player's full points of units and characters alive and not fleeing; reserves count (S-23)."""
    return sum(
        unit.enlisted.points
        for unit in state.units
        if unit.owner == player and unit.place != GONE and not home_unit(state, unit).fleeing
    )


def end_battle(battle: Battle) -> None:
    """Most tokens; tie: most points alive; then a roll-off of the tied. Exactly one winner (S-23)."""
    state = battle.state
    points = [points_alive(state, player) for player in range(state.players)]
    rank = list(zip(state.tokens, points, strict=True))
    best = [player for player in range(state.players) if rank[player] == max(rank)]
    state.winner = roll_off(battle, best, "victory")
    state.over = True
    state.questions.clear()
    state.steps.clear()
    battle.tell(BattleWon(state.winner, tuple(state.tokens), tuple(points)))
