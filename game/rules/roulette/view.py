"""View: all that one viewer may know of a match of Roulette."""

import msgspec

from game.core.rules import Player
from game.rules.roulette.defs import RouletteFlags
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import CHOICE, RouletteState
from game.scripting.hooks.memory import EMPTY, Memory


class RouletteView(msgspec.Struct, frozen=True):
    """All that `me` may know now (R-20); `me` is `SPECTATOR` for the shared screen."""

    me: Player
    players: int
    flags: RouletteFlags
    round: int
    phase: str
    """The phase of the round: pocket, spin, bet, accusation, trigger or count."""
    asks: str | None
    """The question: one of `QUESTIONS`, or None when the match is over."""
    owing: tuple[Player, ...]
    """Players who still owe an answer."""
    hand: tuple[str, ...]
    """My action cards."""
    hands: tuple[int, ...]
    """Number of action cards of each player."""
    deck: int
    discards: tuple[str, ...]
    """Played cards, in order."""
    teams: tuple[int, ...]
    """Living characters of each player."""
    scores: tuple[int, ...]
    extra: tuple[int, ...]
    """Extra BALLE of each player (R-08)."""
    spare: int
    in_round: tuple[bool, ...]
    pocket: bool | None
    """My pocket card: True is a BALLE; None also after a swap, which nobody sees, until it is shown."""
    pockets: tuple[bool | None, ...]
    """The pocket cards that everybody has seen."""
    barrels: tuple[int, ...]
    """Number of cards left in each barrel."""
    turned: tuple[tuple[bool, ...], ...]
    """The cards fired this round."""
    die: int | None
    """My bet."""
    dice: tuple[int | None, ...]
    """The bets, once they are revealed."""
    accused: tuple[bool, ...]
    """By player: whether the accusation of this round is used."""
    accusing: tuple[Player, ...]
    """Players who have accused in the running batch; their targets are secret yet (R-09)."""
    shot: int
    shooters: tuple[Player, ...]
    fired: tuple[int, ...]
    forced: tuple[bool, ...]
    cancelled: tuple[bool, ...]
    aims: tuple[Player | None, ...]
    """Targets of the next shots; None where the shooter will choose."""
    dying: tuple[Player, ...]
    saved: tuple[bool, ...]
    """By player: whether the dying teammate has been saved already (R-27)."""
    slanderers: tuple[Player, ...]
    """Players whose false accusations in the last batch will cost a swap (R-08)."""
    scored: tuple[bool, ...]
    chosen: Player | None
    """My secret aim, or my target in the running batch of accusations."""
    over: bool
    winners: tuple[Player, ...]
    memory: Memory | msgspec.UnsetType = msgspec.UNSET
    """What scripts keep; unset, as in matches without scripts, where they keep nothing."""


def observe(setting: Setting, state: RouletteState, viewer: Player) -> RouletteView:
    """A copy of what `viewer` may know, and nothing else."""
    seated = viewer >= 0
    pending = state.pending
    asks = pending.kind if pending else None
    return RouletteView(
        me=viewer,
        players=setting.players,
        flags=setting.flags,
        round=state.round,
        phase=state.phase,
        asks=asks,
        owing=pending.players if pending else (),
        hand=tuple(state.hands[viewer]) if seated else (),
        hands=tuple([len(hand) for hand in state.hands]),
        deck=len(state.deck),
        discards=tuple(state.discards),
        teams=tuple(state.teams),
        scores=tuple(state.scores),
        extra=tuple([setting.extra_bullets(state, player) for player in range(setting.players)]),
        spare=state.spare,
        in_round=tuple(state.in_round),
        pocket=known_pocket(state, viewer) if seated else None,
        pockets=tuple(
            [pocket if shown else None for pocket, shown in zip(state.pockets, state.shown, strict=True)]
        ),
        barrels=tuple([len(barrel) for barrel in state.barrels]),
        turned=tuple([tuple(cards) for cards in state.turned]),
        die=state.dice[viewer] if seated else None,
        dice=tuple(state.dice) if state.revealed else (None,) * setting.players,
        accused=tuple(state.accused),
        accusing=tuple([player for player, _ in state.batch]),
        shot=state.shot,
        shooters=state.shooters,
        fired=tuple(state.fired),
        forced=tuple(state.forced),
        cancelled=tuple(state.cancelled),
        aims=tuple([None if aim == CHOICE else aim for aim in state.aims]),
        dying=tuple(state.dying),
        saved=tuple(state.saved),
        slanderers=tuple(state.slanderers),
        scored=tuple(state.scored),
        chosen=_own_choice(state, viewer),
        over=state.over,
        winners=state.winners,
        memory=msgspec.UNSET if state.memory is EMPTY or state.memory == EMPTY else state.memory,
    )


def known_pocket(state: RouletteState, player: Player) -> bool | None:
    """The pocket card of `player`, or None when a swap hides it even from its owner (R-20)."""
    return state.pockets[player] if state.shown[player] or not state.blind[player] else None


def _own_choice(state: RouletteState, viewer: Player) -> Player | None:
    """The secret aim or the accused of `viewer`, which nobody else may know, or None (R-09, R-26)."""
    if viewer < 0:
        return None
    return next((target for player, target in state.batch if player == viewer), state.sealed[viewer])
