"""What one viewer may know of a match of Roulette."""

from typing import TYPE_CHECKING

import msgspec

from game.core.rules import Player
from game.rules.roulette import gun
from game.rules.roulette.defs import RouletteFlags
from game.rules.roulette.law import AIM
from game.rules.roulette.state import CHOICE, RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette


class RouletteView(msgspec.Struct, frozen=True):
    """All that `me` may know now (R-20); `me` is SPECTATOR for the shared screen."""

    me: Player
    players: int
    flags: RouletteFlags
    round: int
    phase: str
    """pocket, spin, bet, accusation, trigger or count."""
    asks: str | None
    """pocket, bet, aim, accusation, gather, or the moment of a window for cards; None when it is over."""
    owing: tuple[Player, ...]
    """Who still owes an answer."""
    hand: tuple[str, ...]
    """My action cards."""
    hands: tuple[int, ...]
    """How many action cards each player holds."""
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
    """My pocket card: True is a BALLE; None also after a swap, which nobody sees."""
    pockets: tuple[bool | None, ...]
    """The pocket cards that everybody has seen."""
    barrels: tuple[int, ...]
    """How many cards are left in each barrel."""
    turned: tuple[tuple[bool, ...], ...]
    """The cards fired this round."""
    die: int | None
    """My bet."""
    dice: tuple[int | None, ...]
    """The bets, once they are revealed."""
    accused: tuple[bool, ...]
    """Who has used his accusation of this round."""
    accusing: tuple[Player, ...]
    """Who has accused in the running batch; whom, nobody sees yet (R-09)."""
    shot: int
    shooters: tuple[Player, ...]
    fired: tuple[int, ...]
    forced: tuple[bool, ...]
    cancelled: tuple[bool, ...]
    aims: tuple[Player | None, ...]
    """Where the next shots go; None where the shooter will choose."""
    dying: tuple[Player, ...]
    scored: tuple[bool, ...]
    chosen: Player | None
    """My secret aim."""
    over: bool
    winners: tuple[Player, ...]


def observe(rules: "Roulette", state: RouletteState, viewer: Player) -> RouletteView:
    """Copy what `viewer` may know, and nothing else."""
    seated = viewer >= 0
    pending = state.pending
    asks = pending.kind if pending else None
    sealed = state.sealed[viewer] if seated and asks == AIM else None
    return RouletteView(
        me=viewer,
        players=rules.players,
        flags=rules.flags,
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
        extra=tuple([gun.extra(rules, state, player) for player in range(rules.players)]),
        spare=state.spare,
        in_round=tuple(state.in_round),
        pocket=state.pockets[viewer] if seated and not state.blind[viewer] else None,
        pockets=tuple(
            [pocket if shown else None for pocket, shown in zip(state.pockets, state.shown, strict=True)]
        ),
        barrels=tuple([len(barrel) for barrel in state.barrels]),
        turned=tuple([tuple(cards) for cards in state.turned]),
        die=state.dice[viewer] if seated else None,
        dice=tuple(state.dice) if state.revealed else (None,) * rules.players,
        accused=tuple(state.accused),
        accusing=tuple([player for player, _ in state.batch]),
        shot=state.shot,
        shooters=state.shooters,
        fired=tuple(state.fired),
        forced=tuple(state.forced),
        cancelled=tuple(state.cancelled),
        aims=tuple([None if aim == CHOICE else aim for aim in state.aims]),
        dying=tuple(state.dying),
        scored=tuple(state.scored),
        chosen=sealed if isinstance(sealed, int) else None,
        over=state.over,
        winners=state.winners,
    )
