"""The fighting: armies are laid, attack, defend and retreat, until it ends (H-03, H-05, H-08 to H-17)."""

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.hecatombe.actions import Attack, Counter, Keep, LetGo
from game.rules.hecatombe.events import (
    ArmiesShown,
    Attacked,
    AttackLetGo,
    ChoiceSealed,
    Countered,
    FightingEnded,
    KeepersShown,
    LeftRound,
    ObjectivesLaid,
    Retreated,
    TileCaptured,
    TileDied,
)
from game.rules.hecatombe.law import can_attack
from game.rules.hecatombe.questions import ATTACK, DEFENCE, KEEPERS
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState, left_of
from game.rules.hecatombe.verdict import go_on_from


def lay_armies(setting: Setting, state: HecatombeState, rng: Chance, out: list[Event]) -> None:
    """Lay the chosen objectives face down and everything else face up (H-03, H-05)."""
    bits = setting.content.bits
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
        out.append(ObjectivesLaid(player, tuple(chosen), (player + 1) % setting.players, setting.table.known))
    for player, armies in enumerate(state.armies):
        out.append(ArmiesShown(player, tuple(armies)))
    next_attack(setting, state, state.first, None, out)


def next_attack(
    setting: Setting, state: HecatombeState, player: Player, father: Player | None, out: list[Event]
) -> None:
    """Ask `player` for an attack, or end the fighting (H-08, H-11, H-16)."""
    state.active = player
    state.father = father if setting.players >= setting.flags.father_rule_from else None
    if can_attack(state):
        state.pending = setting.asked[ATTACK][player]
    else:
        _end_fighting(setting, state, out)


def declare_attack(
    setting: Setting, state: HecatombeState, action: Attack, rng: Chance, out: list[Event]
) -> None:
    """Send one tile against another; the target answers (H-09)."""
    state.assault = action
    state.attacks += 1
    state.pending = setting.asked[DEFENCE][action.target]
    out.append(Attacked(action.player, action.army, action.target, action.prey, state.attacks))


def let_go(setting: Setting, state: HecatombeState, action: LetGo, rng: Chance, out: list[Event]) -> None:
    """Let the attacking tile die and the attacked one be captured (H-12)."""
    assault = state.assault
    assert assault is not None
    out.append(AttackLetGo(action.player))
    _capture_tile(setting, state, assault.player, action.player, assault.prey, out)
    _kill_army(setting, state, assault.player, assault.army, out)
    _settle_attack(setting, state, assault, out)


def counter_attack(
    setting: Setting, state: HecatombeState, action: Counter, rng: Chance, out: list[Event]
) -> None:
    """Sacrifice one army of the defender; the attacker captures only the attacking tile (H-12)."""
    assault = state.assault
    assert assault is not None
    out.append(Countered(action.player, action.army))
    _capture_tile(setting, state, assault.player, assault.player, assault.army, out)
    _kill_army(setting, state, action.player, action.army, out)
    _settle_attack(setting, state, assault, out)


def _capture_tile(
    setting: Setting, state: HecatombeState, player: Player, owner: Player, people: str, out: list[Event]
) -> None:
    """Move an army of `owner` behind `player`'s objective (H-13)."""
    _remove_army(setting, state, owner, people)
    state.captured[player].append(people)
    out.append(TileCaptured(player, people, owner))


def _kill_army(setting: Setting, state: HecatombeState, owner: Player, people: str, out: list[Event]) -> None:
    """Move an army to the dead (H-13)."""
    _remove_army(setting, state, owner, people)
    state.dead.append(people)
    out.append(TileDied(owner, people))


def _remove_army(setting: Setting, state: HecatombeState, owner: Player, people: str) -> None:
    """Take one tile of a people out of the armies of `owner`."""
    armies = state.armies[owner]
    armies.remove(people)
    if people not in armies:
        state.kinds[owner] &= ~setting.content.bits[people]


def _settle_attack(setting: Setting, state: HecatombeState, assault: Attack, out: list[Event]) -> None:
    """Retire the attacker if need be, and make the defender active (H-13 to H-15)."""
    player = assault.player
    armies = state.armies[player]
    if len(armies) == 1 and not setting.flags.no_retreat:
        people = armies[0]
        _remove_army(setting, state, player, people)
        state.captured[player].append(people)
        state.out[player] = True
        out.append(Retreated(player, people))
    elif not armies:
        state.out[player] = True
        out.append(LeftRound(player))
    state.assault = None
    next_attack(setting, state, assault.target, player, out)


def _end_fighting(setting: Setting, state: HecatombeState, out: list[Event]) -> None:
    """Ask those still in which armies they keep, until all have the same number of tiles (H-16, H-17)."""
    goal = setting.goal
    out.append(FightingEnded(state.active, _why_blocked(state), goal))
    asked = []
    for player in state.fighters():
        wanted = goal - len(state.captured[player])
        if wanted >= len(state.armies[player]):
            state.sealed[player] = list(state.armies[player])
        elif wanted > 0:
            asked.append(player)
    state.pending = Question(KEEPERS, tuple(asked))


def _why_blocked(state: HecatombeState) -> str:
    """The reason why the active player cannot attack: `alone`, `father` or `twins` (H-16)."""
    rivals = [player for player in state.fighters() if player != state.active]
    if not rivals:
        return "alone"
    return "father" if rivals == [state.father] else "twins"


def seal_keeper(setting: Setting, state: HecatombeState, action: Keep, rng: Chance, out: list[Event]) -> None:
    """Keep a kept army sealed until all have chosen (H-16)."""
    player = action.player
    sealed = state.sealed[player]
    sealed.append(action.people)
    out.append(ChoiceSealed(player, KEEPERS, action.people))
    if len(sealed) + len(state.captured[player]) == setting.goal:
        assert state.pending is not None
        state.pending = state.pending.without(player)


def resolve_desertion(setting: Setting, state: HecatombeState, rng: Chance, out: list[Event]) -> None:
    """Let the kept armies join the captured tiles and the others desert (H-16)."""
    for player in state.fighters():
        kept = [people for people in state.sealed[player] if people is not None]
        kept.sort(key=setting.order.__getitem__)
        deserted = left_of(state.armies[player], kept)
        state.captured[player] += kept
        state.dead += deserted
        state.armies[player] = []
        state.kinds[player] = 0
        state.sealed[player] = []
        out.append(KeepersShown(player, tuple(kept), tuple(deserted)))
    go_on_from(state, state.active)
