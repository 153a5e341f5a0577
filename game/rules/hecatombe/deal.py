"""The start of a round: hands and secret objectives (H-01 to H-04, H-07)."""

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.hecatombe.actions import Choose
from game.rules.hecatombe.events import ChoiceSealed, RoundBegan, TilesDealt
from game.rules.hecatombe.questions import OBJECTIVES
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState


def deal(setting: Setting, rng: Chance) -> HecatombeState:
    """The state of a new match: a first player by lots, and the first round dealt."""
    state = HecatombeState(setting.players)
    first = setting.first if setting.first is not None else rng.below(setting.players)
    begin_round(setting, state, first, rng, [])
    return state


def begin_round(
    setting: Setting, state: HecatombeState, first: Player, rng: Chance, out: list[Event]
) -> None:
    """Shuffle the box and deal; every player then chooses objectives (H-02, H-03, H-07)."""
    players, content = setting.players, setting.content
    box = list(content.peoples) * content.copies
    rng.shuffle(box)
    state.round += 1
    state.first = state.active = first
    state.attacks = 0
    state.father = state.assault = state.chooser = state.named = None
    state.history = []
    state.dead = []
    for places in (state.objectives, state.shown, state.armies, state.captured, state.sealed):
        for place in places:
            place.clear()
    state.out = [False] * players
    state.kinds = [0] * players
    state.points = [0] * players
    state.awards = ()
    state.glimpses = ()
    out.append(RoundBegan(state.round, first))
    order = tuple((first + step) % players for step in range(players))
    for player in order:
        tiles = [box.pop() for _ in range(setting.hand_size(player, first))]
        tiles.sort(key=setting.order.__getitem__)
        state.hands[player] = tiles
        out.append(TilesDealt(player, tuple(tiles)))
    state.middle = box
    state.pending = Question(OBJECTIVES, order)


def seal_objective(
    setting: Setting, state: HecatombeState, action: Choose, rng: Chance, out: list[Event]
) -> None:
    """Keep an objective sealed until all have chosen (H-03)."""
    player = action.player
    sealed = state.sealed[player]
    sealed.append(action.people)
    out.append(ChoiceSealed(player, OBJECTIVES, action.people))
    if len(sealed) == setting.table.objectives:
        assert state.pending is not None
        state.pending = state.pending.without(player)
