"""Every claim of a finished match, with the truth of it: what the curtain call reveals."""

from collections.abc import Iterable, Sequence

import msgspec

from game.core.rng import Rng
from game.core.rules import Event, Player
from game.rules.complots.events import Blocked, Challenged, CharacterLost, Declared, LieExposed
from game.rules.complots.rules import Complots
from game.rules.complots.setting import Setting


class Told(msgspec.Struct, frozen=True):
    """One line of the bluff timeline: `player` did or claimed something in `tick` of the log."""

    tick: int
    turn: int
    player: Player
    kind: str
    """`action`, `block` or `loss`."""
    action: str
    """What was declared, blocked; of a loss, the card."""
    character: str | None
    """Who was claimed, if anyone."""
    denial: bool = False
    target: Player | None = None
    true: bool | None = None
    """Whether the claim was true when it was made; None where nothing was claimed."""
    doubted_by: Player | None = None
    exposed: bool = False
    """Whether a doubt brought the lie to light."""
    hand: tuple[str, ...] = ()
    """What the player really held just before."""


def review(rules: Complots, seed: int, log: Iterable[Sequence[object]]) -> list[Told]:
    """Replay a log and say of every action, block and loss what was true of it."""
    rng = Rng(seed)
    state = rules.setup(rng)
    lines: list[Told] = []
    for tick, actions in enumerate(log):
        hands = [tuple(hand) for hand in state.hands]
        turn = state.turn
        for event in rules.apply(state, actions, rng):
            _tell(event, lines, rules.setting, hands, tick, turn)
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
        case CharacterLost(player, card):
            lines.append(Told(tick, turn, player, "loss", card, None, hand=hands[player]))


def _amend(lines: list[Told], claimant: Player, **changes: object) -> None:
    """Complete the last claim of `claimant`."""
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place]
        if line.player == claimant and line.character is not None:
            lines[place] = msgspec.structs.replace(line, **changes)
            return
