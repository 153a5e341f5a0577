"""Records of a finished match of Roulette: rounds, seats and deeds, with the truth of each."""

from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.rules import Player
from game.rules.roulette import odds
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState

EVEN_ODDS = 0.5
"""Probability that a player cheats before anything is known."""
NOBODY: Player = -1
"""Stands for the player of a deed that is nobody's."""


class Deed(msgspec.Struct, frozen=True):
    """One deed or event of a round. `kind` says what the other fields mean:

    `card`: `player` played `card`, on `target` where it chooses somebody, naming the face `number`.
    `look`: `player` saw `seen` of the `what` (barrel or pocket) of `target`.
    `die`: the die of `player` shows `number`.
    `loaded`: `player` has `number` extra BALLE now.
    `swapped`, `shuffled`: the pocket and barrel of `player`.
    `accused`: `player` accused `target`; `bullet`: rightly; `odds`: an honest gun survives the bet.
    `shown`: `player`, accused by `by`, showed the pocket, `bullet` or not.
    `called`: shot `number`, by `by`; `player` is nobody (-1).
    `aimed`: a card points the gun of `player` at `target`; None: where the shooter will choose.
    `chose`: `player` secretly aimed shot `number` at `target`.
    `forced`, `cancelled`: the next shot of `player`.
    `fired`: `player` turned a `bullet` or not in shot `number`, aimed at `target`.
    `saved`, `died`: a character of `player`, and why (`what`: caught, own, shot), by `by`; `number` live.
    `left`: `player` is out of the round.
    `points`: `player` gained `number`.
    `taken`: `player` took `card` from `target`.
    `drew`: `player` drew `cards`.
    `said`: a script of a mod said the message `what` of its words, with `facts`; `player` is nobody (-1).
    `won`: the match is over, and `by` has won; `player` is nobody (-1).
    """

    tick: int
    """The tick of the log in which it happened."""
    phase: str
    kind: str
    player: Player
    target: Player | None = None
    card: str = ""
    number: int = 0
    bullet: bool | None = None
    odds: float | None = None
    what: str = ""
    seen: tuple[bool, ...] = ()
    cards: tuple[str, ...] = ()
    by: tuple[Player, ...] = ()
    facts: dict[str, str | int] = {}


class SeatTold(msgspec.Struct, frozen=True):
    """One player in one round; guns are written top first, True is a BALLE."""

    player: Player
    part: bool
    """Whether the player took part in the round."""
    hand: tuple[str, ...] = ()
    """Action cards when the round began."""
    bullets: int = 0
    """BALLE of the gun, as everybody could count them (R-20); at the end, or when the player left."""
    pocket: bool | None = None
    """The card put into the pocket: True is a BALLE, and cheating (R-03)."""
    kept: bool | None = None
    """The card in the pocket in the end, after swaps that its owner did not see."""
    shown: bool = False
    """Whether the pocket was shown to everybody."""
    barrel: tuple[bool, ...] = ()
    """The order of the barrel after the spin, which nobody knew (R-04)."""
    bet: int | None = None
    """The shots that the player meant to take (R-05)."""
    die: int | None = None
    """The face of the die in the end."""
    survival: float = 0.0
    """Probability to survive the bet, knowing the own pocket and no order (R-34)."""
    honest: float = 0.0
    """Probability with as many BALLE and an honest pocket: what the others could count."""
    turned: tuple[bool, ...] = ()
    """The cards turned, in order."""
    suspicion: float | None = None
    """Probability of a BALLE in the pocket, from even odds, by the cards turned; None: it was shown."""
    fate: str = ""
    """The reason of leaving the round: caught, own, shot, saved; empty: the player stayed."""
    gained: int = 0
    """Points won and lost in the round."""
    points: int = 0
    """Points when the round ended."""
    living: int = 0
    """Living characters when the round ended."""
    sealed: tuple[int, int] = (-1, -1)
    """Ticks in which the pocket was filled and the die set; -1: never."""

    @property
    def cheated(self) -> bool:
        """Whether the player put a BALLE into the pocket."""
        return self.pocket is True

    @property
    def survived(self) -> bool:
        """Whether the player was in the round to its end."""
        return self.part and not self.fate


class RoundTold(msgspec.Struct, frozen=True):
    """One round, unveiled: every seat, and every deed in order."""

    number: int
    seats: tuple[SeatTold, ...]
    deeds: tuple[Deed, ...] = ()
    counted: bool = False
    """Whether the round came to the count, and did not end before with the last captains."""

    def told(self, *kinds: str) -> list[Deed]:
        """The deeds of these kinds."""
        return [deed for deed in self.deeds if deed.kind in kinds]


class Book:
    """The rounds told so far, and the one that is being written."""

    def __init__(self, setting: Setting, state: RouletteState) -> None:
        self.setting, self.state = setting, state
        self.barrel = setting.team.cards - 1
        self.rounds: list[RoundTold] = []
        self.deeds: list[Deed] = []
        self.culprits: dict[Player, tuple[str, tuple[Player, ...]]] = {}
        """By dying player: the reason, and those who caused it."""
        self.tops: list[list[bool]] = [[] for _ in range(setting.players)]
        """The top of every barrel before the action that is being told."""
        self.tick, self.phase, self.shot = -1, state.phase, state.shot
        self.seats = [self.seated(player) for player in range(setting.players)]
        self.number, self.counted = state.round, False
        if any(state.barrels):
            self.spun()

    # rounds

    def seated(self, player: Player) -> SeatTold:
        """The record of a seat at the beginning of a round."""
        state = self.state
        return SeatTold(
            player,
            part=state.in_round[player],
            hand=tuple(state.hands[player]),
            bullets=state.bullets[player],
            points=state.scores[player],
            living=state.teams[player],
            bet=state.dice[player],
            die=state.dice[player],
            turned=tuple(state.turned[player]),
            shown=state.shown[player],
        )

    def close(self) -> None:
        """Finish the record of the round."""
        seats = tuple([self.weighed(seat) for seat in self.seats])
        self.rounds.append(RoundTold(self.number, seats, tuple(self.deeds), self.counted))
        self.deeds, self.counted = [], False

    def weighed(self, seat: SeatTold) -> SeatTold:
        """The record of a seat with its odds, once the round is over."""
        if seat.bet is None or not seat.barrel:
            return seat
        total = sum(seat.barrel) + bool(seat.pocket)
        return replace(
            seat,
            survival=odds.survival_odds(seat.bet, sum(seat.barrel), self.barrel),
            honest=odds.survival_odds(seat.bet, total, self.barrel),
            suspicion=None if seat.shown or self.blind(seat.player) else self.suspicion(seat),
        )

    def suspicion(self, seat: SeatTold) -> float:
        """Probability, for everybody, of a BALLE in a pocket that nobody has seen."""
        turned, bullets = len(seat.turned), sum(seat.turned)
        return odds.cheating_having_survived(turned - bullets, seat.bullets, EVEN_ODDS, self.barrel, bullets)

    def blind(self, player: Player) -> bool:
        """Whether a pocket card came out of the barrel."""
        return any(deed.kind == "swapped" and deed.player == player for deed in self.deeds)

    def look(self) -> None:
        """Record the cards that lie in the pockets."""
        for seat, pocket in zip(self.seats, self.state.pockets, strict=True):
            if pocket is not None and seat.pocket is not None and seat.kept is not pocket:
                self.amend(seat.player, kept=pocket)

    def spun(self) -> None:
        """Record filled pockets and spun barrels."""
        for player, barrel in enumerate(self.state.barrels):
            pocket = self.state.pockets[player]
            order = (*self.state.turned[player], *barrel)
            self.amend(player, pocket=pocket, kept=pocket, barrel=order)

    # writing

    def amend(self, player: Player, **changes: Any) -> None:
        """Change the record of a seat."""
        self.seats[player] = replace(self.seats[player], **changes)

    def write(self, kind: str, player: Player, **facts: Any) -> None:
        """Record a deed."""
        self.deeds.append(Deed(self.tick, self.phase, kind, player, **facts))
