"""What the picture of Roulette says now; it runs behind the facts and catches up with the events."""

from collections.abc import Sequence

from game.core.rules import Player
from game.rules.roulette import RouletteView, questions
from scenes.games.roulette.table.blows import KEPT, Blow
from scenes.games.roulette.table.seats.facts import DEAD, FELL, OUT, SAVED, SeatFacts

CLIC, BALLE, AWAY, SKY = "clic", "balle", "away", "sky"
"""The kinds of shots: nothing, a bullet that hit its shooter, one that went elsewhere, one at the sky."""
_BULLETS = (BALLE, AWAY, SKY, SAVED)
DUEL = 2
"""Captains whose match is a duel."""
_FIRED = (questions.AFTER_SHOT, questions.DYING)
"""Questions that are asked when the called shot has been fired."""


class Shown:
    """Teams, guns and numbers on the table; when nothing moves they equal the public view."""

    def __init__(self, view: RouletteView) -> None:
        players = range(view.players)
        self.round = view.round
        self.phase = view.phase
        self.shot = view.shot
        self.shooters: tuple[Player, ...] = view.shooters
        self.waiting = [p in view.shooters and view.asks not in _FIRED for p in players]
        """True for each player who still has to fire the shot that is called."""
        self.teams = list(view.teams)
        self.duel = sum(map(bool, view.teams)) <= DUEL
        """Whether it is known that no more than two captains are left."""
        self.scores = list(view.scores)
        self.dice = list(view.dice)
        """The faces of the dice; None while nobody has seen them."""
        self.sealed = [_chosen(view, questions.BET, p) for p in players]
        """Whose bet lies covered."""
        self.pocketed = [_pocketed(view, p) for p in players]
        """True for each player with a pocket card."""
        self.turned = [_marks(view, p) for p in players]
        """The shots of this round, by player: lists of CLIC, BALLE, AWAY, SKY, SAVED."""
        self.barrels = list(view.barrels)
        self.hands = list(view.hands)
        self.extra = list(view.extra)
        self.pockets = list(view.pockets)
        """The pocket cards that everybody has seen; True is a BALLE."""
        self.accused = list(view.accused)
        """True for each player whose accusation is used."""
        self.in_round = list(view.in_round)
        self.fallen: list[str] = ["" if view.in_round[p] else OUT if view.teams[p] else DEAD for p in players]
        """Why each one is out of the round: `FELL`, `JUDGED`, `SAVED`, `OUT`, `DEAD`, or nothing."""
        self.fell_at = [0] * view.players
        """In which shot."""
        self.forced = list(view.forced)
        self.cancelled = list(view.cancelled)
        self.aims = list(view.aims)
        self.deck = view.deck
        self.blows: list[Blow] = []
        """The last blows, the newest last."""

    def note_blows(self, blows: Sequence[Blow]) -> None:
        """Remember some blows more; the oldest are forgotten."""
        self.blows = [*self.blows, *blows][-KEPT:]

    def begin_round(self, number: int, players: Sequence[Player]) -> None:
        """A new round: guns are whole again, nobody has bet; all the living take part (R-16)."""
        everybody = range(len(self.teams))
        self.round, self.phase, self.shot, self.shooters = number, "pocket", 0, ()
        self.in_round = [player in players for player in everybody]
        self.duel = len(players) <= DUEL
        self.fallen = ["" if part else DEAD for part in self.in_round]
        self.dice, self.pockets = [None for _ in everybody], [None for _ in everybody]
        self.barrels, self.fell_at = [0 for _ in everybody], [0 for _ in everybody]
        self.turned = [[] for _ in everybody]
        self.aims = list(everybody)
        for flags in (self.waiting, self.sealed, self.pocketed, self.accused, self.forced, self.cancelled):
            flags[:] = [False for _ in everybody]

    def call(self, number: int, shooters: Sequence[Player]) -> None:
        """Shot `number` is called (R-11)."""
        self.shot, self.shooters = number, tuple(shooters)
        self.waiting = [player in shooters for player in range(len(self.teams))]

    def fire(self, player: Player, mark: str) -> None:
        """Record the top card of a player's barrel: CLIC, BALLE, AWAY or SKY."""
        self.turned[player].append(mark)
        self.barrels[player] = max(0, self.barrels[player] - 1)
        self.waiting[player] = self.forced[player] = self.cancelled[player] = False
        self.aims[player] = player

    def settle(self, view: RouletteView) -> None:
        """Take over what changes without an event: shots nobody takes, and what ends with a shot."""
        self.shot, self.shooters, self.deck = view.shot, view.shooters, view.deck
        self.forced[:], self.cancelled[:], self.aims[:] = view.forced, view.cancelled, view.aims
        if not self.shooters or view.asks in _FIRED:
            self.waiting[:] = [False] * view.players

    def leave(self, player: Player, why: str) -> None:
        """`player` is out of the round, without a gun: `FELL`, `JUDGED`, `SAVED`, `OUT` or `DEAD`."""
        self.in_round[player] = self.pocketed[player] = self.waiting[player] = False
        self.barrels[player], self.pockets[player] = 0, None
        self.blame(player, why, self.shot)

    def blame(self, player: Player, why: str, shot: int) -> None:
        """Record why a player is out of the round; one who FELL did so in that shot."""
        self.fallen[player] = why if self.teams[player] else DEAD
        self.fell_at[player] = shot if why == FELL else 0

    def facts(self, player: Player) -> SeatFacts:
        """Return the facts on a player's plaque."""
        seen = self.pockets[player]
        pocket = "" if not self.pocketed[player] else "back" if seen is None else BALLE if seen else CLIC
        return SeatFacts(
            team=self.teams[player],
            score=self.scores[player],
            face=self.dice[player],
            sealed=self.sealed[player],
            marks=self.marks(player),
            barrel=self.barrels[player],
            pocket=pocket,
            accused=self.accused[player],
            extra=self.extra[player],
            hand=self.hands[player],
            out=not self.in_round[player],
        )

    def marks(self, player: Player) -> tuple[str, ...]:
        """Return a player's shots: those fired, then those to come or lost."""
        fired, face = self.turned[player], self.dice[player] or 0
        if not self.in_round[player]:
            return (*fired, *["lost"] * max(0, face - len(fired)))
        to_come = ["todo"] * max(0, face - self.shot)
        if self.waiting[player]:
            to_come.insert(0, "next" if face >= self.shot else "forced")
        elif self.forced[player] and not to_come:
            to_come = ["forced"]
        if self.cancelled[player] and to_come:
            to_come[0] = "lost"
        return (*fired, *to_come)

    def differs(self, view: RouletteView) -> list[str]:
        """Return the differences between the picture and the facts; empty when it has caught up."""
        pairs: dict[str, tuple[object, object]] = {
            "round": (self.round, view.round),
            "phase": (self.phase, view.phase),
            "shot": (self.shot, view.shot),
            "shooters": (self.shooters, view.shooters),
            "teams": (tuple(self.teams), view.teams),
            "scores": (tuple(self.scores), view.scores),
            "dice": (tuple(self.dice), view.dice),
            "turned": (self.turned_cards, view.turned),
            "barrels": (tuple(self.barrels), view.barrels),
            "hands": (tuple(self.hands), view.hands),
            "extra": (tuple(self.extra), view.extra),
            "pockets": (tuple(self.pockets), view.pockets),
            "accused": (tuple(self.accused), view.accused),
            "in_round": (tuple(self.in_round), view.in_round),
            "forced": (tuple(self.forced), view.forced),
            "cancelled": (tuple(self.cancelled), view.cancelled),
            "aims": (tuple(self.aims), view.aims),
            "deck": (self.deck, view.deck),
        }
        return [f"{name}: {shown} for {fact}" for name, (shown, fact) in pairs.items() if shown != fact]

    @property
    def turned_cards(self) -> tuple[tuple[bool, ...], ...]:
        """The cards fired this round, as the rules have them; a player who left the round took theirs
        back.
        """
        return tuple(
            tuple(mark in _BULLETS for mark in marks) if part else ()
            for marks, part in zip(self.turned, self.in_round, strict=True)
        )


def _pocketed(view: RouletteView, player: Player) -> bool:
    return view.in_round[player] and (view.phase != "pocket" or _chosen(view, questions.POCKET, player))


def _chosen(view: RouletteView, asks: str, player: Player) -> bool:
    return view.asks == asks and view.in_round[player] and player not in view.owing


def _marks(view: RouletteView, player: Player) -> list[str]:
    """Return what can be told of shots fired before the watcher came."""
    hit = BALLE if player in view.dying else AWAY
    if not view.in_round[player]:
        return ["lost"] * view.fired[player]
    return [hit if bullet else CLIC for bullet in view.turned[player]]
