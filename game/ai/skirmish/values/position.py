"""What a position is worth to a player, in victory points: for looking ahead (S-16, S-17, S-23, S-24)."""

from game.ai.skirmish.values.all_fights import charges_to_come, fights_under_way
from game.ai.skirmish.values.unit_worth import points_at_stake, surviving_unit_points
from game.core.rules import Player
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NOBODY, NONE
from game.rules.skirmish.state.state import GONE, SkirmishState, home_unit
from game.rules.skirmish.turn.scenario import ARTEFACT, CENTRE, artefact_holder, in_middle, the_only

WON = 20.0
"""Tokens that the victory itself is worth when the battle is over."""
REMAINDER = 0.4
"""Points of a phase that do not make a token yet: more may come, or they are lost (S-16)."""
ARMY, AT_LAST = 0.12, 0.03
"""What an army's own points are worth while all turns are to come, and when none is."""
DOOMED = 0.5
"""Of what worn and fleeing units are not likely to bring home: somebody will have it."""
FIGHT = 0.9
"""Fights under way: others may be named, and points that make no token are lost."""
HOPE = 0.5
"""Charges that could be: somebody moves first."""
CARD = 0.2
"""Tokens a treachery card is worth."""
LEADER = 0.7
"""How much the best rival weighs against the mean of all."""
PARTS = {"movement": 0.9, "magic": 0.65, "shooting": 0.5, "combat": 0.35}
"""How much of a turn is still to come when a phase of it runs."""


def position_value(setting: Setting, state: SkirmishState, player: Player) -> float:
    """How much better a player stands than his rivals: their best above all, and all of them."""
    stand = _standings(setting, state)
    rivals = [worth for other, worth in enumerate(stand) if other != player]
    return stand[player] - LEADER * max(rivals) - (1 - LEADER) * sum(rivals) / len(rivals)


def _standings(setting: Setting, state: SkirmishState) -> list[float]:
    """What each player has, and may expect."""
    if state.over:
        token = setting.preset.token
        return [
            token * (state.tokens[player] + WON * (player == state.winner)) for player in range(state.players)
        ]
    left = turns_left(state)
    armies, goals, cards = _of_armies(setting, state), _of_goals(setting, state, left), _hand_sizes(state)
    stakes, doomed = (
        [points_at_stake(setting, state, one) for one in range(state.players)],
        DOOMED * min(1.0, left),
    )
    fights, hopes = fights_under_way(setting, state), charges_to_come(setting, state)
    soon = FIGHT * min(1.0, 2 * left)
    keep = _army_share(state, left)
    return [
        _of_tokens(setting, state, player)
        + keep * armies[player]
        - doomed * (stakes[player] - armies[player])
        + goals[player]
        + setting.preset.token * CARD * cards[player] * min(1.0, left)
        + soon * (fights.gains[player] - keep * fights.losses[player])
        + HOPE * soon * hopes[player]
        for player in range(state.players)
    ]


def turns_left(state: SkirmishState) -> float:
    """Game turns still to come, with what is left of this one."""
    here = PARTS.get(state.phase, 1.0) if state.active != NOBODY else 0.0
    return max(0, state.rounds - state.round) + (len(state.flips) + here) / state.players


def _army_share(state: SkirmishState, left: float) -> float:
    """What points alive are worth: what still can be taken, and fight; at the end they break ties."""
    return AT_LAST + (ARMY - AT_LAST) * min(1.0, left / max(1, state.rounds))


def _of_tokens(setting: Setting, state: SkirmishState, player: Player) -> float:
    """Tokens in hand, those that the phase has earned, and some of what is left over."""
    token = setting.preset.token
    whole, over = divmod(state.earned[player], token)
    return token * (state.tokens[player] + whole) + REMAINDER * over


def _of_armies(setting: Setting, state: SkirmishState) -> list[float]:
    """The points that each may hope to keep."""
    sums = [0.0] * state.players
    for unit in state.units:
        if unit.place != GONE:
            sums[unit.owner] += surviving_unit_points(setting, state, unit)
    return sums


def _hand_sizes(state: SkirmishState) -> list[int]:
    """Cards in each hand."""
    return [len(hand) for hand in state.hands] if state.hands else [0] * state.players


# goals of scenarios


def _of_goals(setting: Setting, state: SkirmishState, left: float) -> list[float]:
    """What the artefact or the middle promise those who hold them now."""
    goals = [0.0] * state.players
    token, scenario = setting.preset.token, setting.scenario
    if scenario.goal == ARTEFACT and state.artefact is not None:
        tokens = -(-setting.preset.points // scenario.share)
        sure = 1 / (1 + left)
        owner = artefact_holder(setting, state)
        if owner != NOBODY:
            goals[owner] += token * tokens * sure
        if state.artefact.bearer != NONE:
            bearer = home_unit(state, state.units[state.artefact.bearer])
            goals[bearer.owner] += token * tokens * 0.3
    if scenario.goal == CENTRE:
        points = in_middle(setting, state)
        for player, there in enumerate(points):
            goals[player] += 0.05 * there * min(1.0, left)
        owner = the_only([player for player, there in enumerate(points) if there == max(points) > 0])
        if owner != NOBODY:
            goals[owner] += token * scenario.reward * min(left, 1 + left / 2)
    return goals
