"""Review of a finished match: every claim with the truth of it, for the curtain call."""

from collections.abc import Iterable, Sequence

import msgspec

from game.core.rng import Rng
from game.core.rules import Event, Player
from game.core.succession import rules_at
from game.rules.complots.events import Blocked, Challenged, CharacterLost, Declared, LieExposed
from game.rules.complots.rules import Complots
from game.rules.complots.setting import Setting
from game.scripting.hooks.events import ScriptSaid


class Told(msgspec.Struct, frozen=True):
    """One line of the bluff timeline: a deed or claim of `player` in `tick` of the log."""

    tick: int
    turn: int
    player: Player
    kind: str
    """`action`, `block` or `loss`."""
    action: str
    """The action declared or blocked; of a loss, the card."""
    character: str | None
    """The character claimed, if any."""
    denial: bool = False
    target: Player | None = None
    true: bool | None = None
    """Whether the claim was true when it was made; None where nothing was claimed."""
    doubted_by: Player | None = None
    exposed: bool = False
    """Whether a doubt brought the lie to light."""
    hand: tuple[str, ...] = ()
    """Cards that the player really held just before."""
    said: tuple[tuple[str, dict[str, str | int]], ...] = ()
    """What scripts of mods said of it: messages of their words, `mod:key`, each with its facts."""


def review(rules: Complots, seed: int, log: Iterable[Sequence[object]]) -> list[Told]:
    """Every action, block and loss of a log, replayed, with what was true of it."""
    rng = Rng(seed)
    state = rules.setup(rng)
    lines: list[Told] = []
    for tick, actions in enumerate(log):
        hands = [tuple(hand) for hand in state.hands]
        turn = state.turn
        law = rules_at(rules, tick)
        for event in law.apply(state, actions, rng):
            _tell(event, lines, law.setting, hands, tick, turn)
    return lines


def _tell(
    event: Event,
    lines: list[Told],
    setting: Setting,
    hands: list[tuple[str, ...]],
    tick: int,
    turn: int,
) -> None:
    """Add what one event reveals; a doubt belongs to the last claim of its claimant."""
    match event:
        case Declared(player, action, target, claim, _):
            denial = setting.actions[action].denies is not None
            true = None if claim is None else (claim in hands[player]) is not denial
            lines.append(
                Told(tick, turn, player, "action", action, claim, denial, target, true, hand=hands[player])
            )
        case Blocked(player, character, actor, action):
            true = character in hands[player]
            lines.append(
                Told(tick, turn, player, "block", action, character, False, actor, true, hand=hands[player])
            )
        case Challenged(player, claimant):
            _amend(lines, claimant, doubted_by=player)
        case LieExposed(player):
            _amend(lines, player, exposed=True)
        case ScriptSaid(mod, key, facts) if lines:
            said = (*lines[-1].said, (f"{mod}:{key}", facts))
            lines[-1] = msgspec.structs.replace(lines[-1], said=said)
        case CharacterLost(player, card):
            lines.append(Told(tick, turn, player, "loss", card, None, hand=hands[player]))


def _amend(lines: list[Told], claimant: Player, **changes: object) -> None:
    """Complete the last claim of `claimant`."""
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place]
        if line.player == claimant and line.character is not None:
            lines[place] = msgspec.structs.replace(line, **changes)
            return
