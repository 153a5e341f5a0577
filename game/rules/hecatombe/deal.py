"""The start of a round: hands, secret objectives, armies (H-01 to H-07)."""

from typing import TYPE_CHECKING

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.hecatombe.actions import Choose
from game.rules.hecatombe.events import ArmiesShown, ChoiceSealed, ObjectivesLaid, RoundBegan, TilesDealt
from game.rules.hecatombe.law import OBJECTIVES
from game.rules.hecatombe.state import HecatombeState

if TYPE_CHECKING:
    from game.rules.hecatombe.rules import Hecatombe


def deal(rules: "Hecatombe", rng: Chance) -> HecatombeState:
    """Draw lots for the first player and deal the first round."""
    state = HecatombeState(rules.players)
    first = rules.first if rules.first is not None else rng.below(rules.players)
    begin_round(rules, state, first, rng, [])
    return state


def begin_round(
    rules: "Hecatombe", state: HecatombeState, first: Player, rng: Chance, out: list[Event]
) -> None:
    """Shuffle the box and deal; everybody then chooses his objectives (H-02, H-03, H-07)."""
    players, content = rules.players, rules.content
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
    out.append(RoundBegan(state.round, first))
    order = tuple((first + step) % players for step in range(players))
    for player in order:
        drawn = [box.pop() for _ in range(rules.hand_size(player, first))]
        drawn.sort(key=rules.order.__getitem__)
        state.hands[player] = drawn
        out.append(TilesDealt(player, tuple(drawn)))
    state.middle = box
    state.pending = Question(OBJECTIVES, order)


def seal_objective(
    rules: "Hecatombe", state: HecatombeState, action: Choose, rng: Chance, out: list[Event]
) -> None:
    """Keep the choice sealed until all have chosen (H-03)."""
    player = action.player
    sealed = state.sealed[player]
    sealed.append(action.people)
    out.append(ChoiceSealed(player, OBJECTIVES, action.people))
    if len(sealed) == rules.table.objectives:
        assert state.pending is not None
        state.pending = state.pending.without(player)


def lay_armies(rules: "Hecatombe", state: HecatombeState, rng: Chance, out: list[Event]) -> None:
    """All have chosen: objectives face down, everything else face up (H-03, H-05)."""
    bits = rules.content.bits
    for player, hand in enumerate(state.hands):
        chosen = [people for people in state.sealed[player] if people is not None]
        for people in chosen:
            hand.remove(people)
        state.objectives[player] = chosen
        state.shown[player] = [False] * len(chosen)
        state.armies[player] = hand
        state.hands[player] = []
        state.sealed[player] = []
        for people in hand:
            state.kinds[player] |= bits[people]
        out.append(ObjectivesLaid(player, tuple(chosen), (player + 1) % rules.players, rules.table.known))
    for player, armies in enumerate(state.armies):
        out.append(ArmiesShown(player, tuple(armies)))
    rules.next_attack(state, state.first, None, out)
