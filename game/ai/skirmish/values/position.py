"""Value of a whole position to a player, in victory points, for looking ahead (S-16, S-17, S-23, S-24)."""

from math import fsum
from typing import NamedTuple

from game.ai.skirmish.values.all_fights import charges_to_come, fights_under_way
from game.ai.skirmish.values.unit_worth import points_at_stake, surviving_unit_points
from game.core.rules import Player
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import GONE, SkirmishState, home_unit
from game.rules.skirmish.turn.scenario import ARTEFACT, CENTRE, artefact_holder, in_middle, the_only


class PositionWeights(NamedTuple):
    """Shares and tokens that the parts of a position count for."""

    victory: float = 20.0
    """Tokens for the victory itself when the battle is over."""
    remainder: float = 0.4
    """Share of the phase's points that make no token yet: more may come, or they are lost (S-16)."""
    army_at_first: float = 0.12
    """Share of an army's own points that counts while all turns are to come."""
    army_at_last: float = 0.03
    """Share of an army's own points that counts when no turn is to come."""
    doomed: float = 0.5
    """Share that is lost of the points which worn and fleeing units are not likely to bring home."""
    fights: float = 0.9
    """Share of fights under way: others may be named, and points that make no token are lost."""
    charges: float = 0.5
    """Share of charges that could be: somebody else moves first."""
    card: float = 0.2
    """Tokens for each treachery card in hand."""
    best_rival: float = 0.7
    """Weight of the best rival; the mean of all rivals has the rest."""
    artefact_borne: float = 0.3
    """Share of the artefact's tokens for the player whose unit bears it."""
    middle_presence: float = 0.05
    """Share of the points of units in the middle, where the middle is the goal."""


POSITION = PositionWeights()

TURN_LEFT_IN_PHASE = {"movement": 0.9, "magic": 0.65, "shooting": 0.5, "combat": 0.35}
"""Share of a turn that is still to come when a phase of it runs."""


def position_value(setting: Setting, state: SkirmishState, player: Player) -> float:
    """Points by which the player stands better than the rivals: the best of them above all."""
    standings = _standings(setting, state)
    rivals = [worth for other, worth in enumerate(standings) if other != player]
    return (
        standings[player]
        - POSITION.best_rival * max(rivals)
        - (1 - POSITION.best_rival) * fsum(rivals) / len(rivals)
    )


def _standings(setting: Setting, state: SkirmishState) -> list[float]:
    """Points that each player has, and may expect."""
    if state.over:
        return _final_standings(setting, state)
    left = turns_left(state)
    armies, goals = _army_points(setting, state), _goal_points(setting, state, left)
    cards, army_share = _hand_sizes(state), _army_share(state, left)
    at_stake = [points_at_stake(setting, state, one) for one in range(state.players)]
    doomed = POSITION.doomed * min(1.0, left)
    fights, charges = fights_under_way(setting, state), charges_to_come(setting, state)
    fights_share = POSITION.fights * min(1.0, 2 * left)
    return [
        _token_points(setting, state, player)
        + army_share * armies[player]
        - doomed * (at_stake[player] - armies[player])
        + goals[player]
        + setting.preset.token * POSITION.card * cards[player] * min(1.0, left)
        + fights_share * (fights.gains[player] - army_share * fights.losses[player])
        + POSITION.charges * fights_share * charges[player]
        for player in range(state.players)
    ]


def _final_standings(setting: Setting, state: SkirmishState) -> list[float]:
    """Points of each player's tokens when the battle is over, and of the victory."""
    token = setting.preset.token
    return [
        token * (state.tokens[player] + POSITION.victory * (player == state.winner))
        for player in range(state.players)
    ]


def turns_left(state: SkirmishState) -> float:
    """Game turns still to come, with what is left of this one."""
    here = TURN_LEFT_IN_PHASE.get(state.phase, 1.0) if state.active != NOBODY else 0.0
    return max(0, state.rounds - state.round) + (len(state.flips) + here) / state.players


def _army_share(state: SkirmishState, left: float) -> float:
    """Share of the points alive that counts: they can be taken, and fight; at the end they break ties."""
    return POSITION.army_at_last + (POSITION.army_at_first - POSITION.army_at_last) * min(
        1.0, left / max(1, state.rounds)
    )


def _token_points(setting: Setting, state: SkirmishState, player: Player) -> float:
    """Points of tokens in hand and earned in this phase, and some of the remainder."""
    token = setting.preset.token
    whole, over = divmod(state.earned[player], token)
    return token * (state.tokens[player] + whole) + POSITION.remainder * over


def _army_points(setting: Setting, state: SkirmishState) -> list[float]:
    """Points that each player may hope to keep of their army."""
    sums = [0.0] * state.players
    for unit in state.units:
        if unit.place != GONE:
            sums[unit.owner] += surviving_unit_points(setting, state, unit)
    return sums


def _hand_sizes(state: SkirmishState) -> list[int]:
    """The number of cards in each hand."""
    return [len(hand) for hand in state.hands] if state.hands else [0] * state.players


# goals of scenarios


def _goal_points(setting: Setting, state: SkirmishState, left: float) -> list[float]:
    """Points that the artefact or the middle promise the players who hold them now (S-24)."""
    goals = [0.0] * state.players
    token, scenario = setting.preset.token, setting.scenario
    if scenario.goal == ARTEFACT and state.artefact is not None:
        tokens = -(-setting.preset.points // scenario.share)
        certainty = 1 / (1 + left)
        owner = artefact_holder(setting, state)
        if owner != NOBODY:
            goals[owner] += token * tokens * certainty
        if state.artefact.bearer != NONE:
            bearer = home_unit(state, state.units[state.artefact.bearer])
            goals[bearer.owner] += token * tokens * POSITION.artefact_borne
    if scenario.goal == CENTRE:
        points = in_middle(setting, state)
        for player, present in enumerate(points):
            goals[player] += POSITION.middle_presence * present * min(1.0, left)
        owner = the_only([player for player, present in enumerate(points) if present == max(points) > 0])
        if owner != NOBODY:
            goals[owner] += token * scenario.reward * min(left, 1 + left / 2)
    return goals
