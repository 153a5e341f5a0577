"""Reading of a match's story for one seat: cards seen and turned, who cheats and who accuses."""

from collections.abc import Callable, Sequence
from math import fsum
from typing import Any, NamedTuple

from game.ai.roulette.bet_equilibrium import PRIOR_GAINS, Gains
from game.core.rules import Event, Player
from game.rules.roulette.events import (
    BarrelShuffled,
    BarrelsSpun,
    BetsRevealed,
    BulletsLoaded,
    CardsSeen,
    CharacterDied,
    ChoiceSealed,
    Fired,
    PocketShown,
    PocketSwapped,
    PointsChanged,
    RoundBegan,
)
from game.rules.roulette.odds import bullet_count_odds
from game.rules.roulette.questions import POCKET
from game.rules.roulette.setting import Setting


class ReadingWeights(NamedTuple):
    """Expectations of other players before their bets are seen.

    There are four sorts of people: the honest, the greedy, the cheats, and those who follow the plan.
    """

    hiding: tuple[tuple[float, float], ...] = ((0.02, 0.02), (0.03, 0.6), (0.9, 0.9), (0.3, 0.5))
    """By sort: probability of a BALLE behind a low bet, and behind one of the two highest."""
    sorts: tuple[float, ...] = (0.25, 0.15, 0.15, 0.45)
    """By sort: the share of people."""
    gain_decay: float = 0.8
    """Weight of the gains of a round, relative to those of the next one."""
    prior_gains: float = 6.0
    """Rounds of gains that the prior ones count for."""


WEIGHTS = ReadingWeights()


class Gun:
    """The gun of one player in this round, as the seat knows it.

    `open` and `hidden` are the probabilities of what was seen when the pocket holds a CLIC, or a BALLE.
    """

    def __init__(self, total: int, barrel: int) -> None:
        self.total, self.left = total, barrel
        self.balls = 0
        """Number of BALLE turned this round."""
        self.top: list[bool] = []
        """The first cards of the barrel, as far as they are known; True is a BALLE."""
        self.open = self.hidden = 1.0
        self.pocket: bool | None = None
        """The pocket card, where the seat has seen it."""
        self.shown = False
        """Whether everybody has seen the pocket."""
        self.mixed: tuple[float, float] | None = None
        """After a swap: probability of a BALLE in the pocket now, if a CLIC (a BALLE) was there before."""

    def draw(self, cards: Sequence[bool]) -> None:
        """Weigh the cards of `cards` beyond the known ones."""
        known, balls = len(self.top), self.balls + sum(self.top)
        fresh, size = cards[known:], self.left - len(self.top)
        if fresh and self.mixed is None:
            self.open *= bullet_count_odds(sum(fresh), len(fresh), max(0, self.total - balls), size)
            self.hidden *= bullet_count_odds(sum(fresh), len(fresh), max(0, self.total - balls - 1), size)
        self.top = list(cards) if len(cards) > known else self.top

    def fire(self, bullet: bool) -> None:
        """Turn the top card."""
        if not self.top:
            self.draw([bullet])
        self.top = self.top[1:]
        self.left -= 1
        self.balls += bullet

    def swap(self) -> None:
        """Let pocket and top change places, unseen."""
        before = max(0, self.total - self.balls - sum(self.top))
        size = max(1, self.left - len(self.top))
        if self.mixed is None:
            self.mixed = (min(1.0, before / size), min(1.0, max(0, before - 1) / size))
        self.pocket = self.top[0] if self.top else None
        self.top = []

    def evidence(self) -> tuple[float, float]:
        """Probabilities of all that was seen in the round when a CLIC, or a BALLE, was pocketed."""
        if self.shown and self.mixed is None and self.pocket is not None:
            return float(not self.pocket), float(self.pocket)
        return self.open, self.hidden

    def posterior(self, prior: float) -> float:
        """Probability of a BALLE in the pocket now, when it was `prior` before anything was seen."""
        if self.pocket is not None:
            return float(self.pocket)
        both = prior * self.hidden + (1 - prior) * self.open
        chance = prior * self.hidden / both if both else prior
        if self.mixed is not None:
            clic, balle = self.mixed
            return chance * balle + (1 - chance) * clic
        return chance


class StoryReading:
    """A story read once, as `me` saw it; with `learns` it also tells of what sort the players are."""

    def __init__(self, setting: Setting, me: Player, story: Sequence[Event], learns: bool = True) -> None:
        self.setting, self.me, self.learns = setting, me, learns
        seats = setting.players
        self.totals = [setting.team.bullets] * seats
        self.habits = [list(WEIGHTS.sorts) for _ in range(seats)]
        """By player: the probability of each sort of people."""
        self.guns: list[Gun] = []
        self.faces: tuple[int | None, ...] = (None,) * seats
        self.bets = [0] * (setting.team.highest_bet + 1)
        """By face: bets made in this match."""
        self.accused = [0] * (setting.team.highest_bet + 1)
        """By face: bets accused by somebody else than the seat."""
        self.scores, self.before = [0] * seats, [0] * seats
        """Points now, and at the start of the round."""
        self.gains = [0.0] * (setting.team.highest_bet + setting.team.survivor + 1)
        """By points: how often a player other than the seat gained them in a round; old rounds count less."""
        self.foe: Player | None = None
        """The player who last accused me or shot at me."""
        self.begin()
        for event in story:
            read = READERS.get(type(event))
            if read:
                read(self, event)

    def begin(self) -> None:
        """Begin a round: nothing is known of any gun; the last round's cards tell of the players."""
        for player, gun in enumerate(self.guns if self.learns else ()):
            self.learn(player, *gun.evidence())
        self.gains = [WEIGHTS.gain_decay * count for count in self.gains]
        for player, face in enumerate(self.faces):
            if face is not None and player != self.me:
                gained = self.scores[player] - self.before[player]
                self.gains[min(max(0, gained), len(self.gains) - 1)] += 1
        self.before = self.scores[:]
        barrel = self.setting.team.cards - 1
        self.guns = [Gun(total, barrel) for total in self.totals]
        self.faces = (None,) * self.setting.players
        self.swapped: set[Player] = set()
        self.hid: bool | None = None
        """Whether the seat itself has pocketed a BALLE."""

    def others(self) -> Gains:
        """Gains of another player in a round, from the usual ones and those seen in this match."""
        seen = self.gains[:]
        for points, share in PRIOR_GAINS:
            seen[min(points, len(seen) - 1)] += WEIGHTS.prior_gains * share
        return [(points, count / fsum(seen)) for points, count in enumerate(seen) if count > 0]

    def learn(self, player: Player, clic: float, balle: float) -> None:
        """Learn of what sort `player` is, from a round's probability with a CLIC, or a BALLE, pocketed."""
        high = self.high(player)
        weights = [
            share * (hides[high] * balle + (1 - hides[high]) * clic)
            for share, hides in zip(self.habits[player], WEIGHTS.hiding, strict=True)
        ]
        if fsum(weights):
            self.habits[player] = [weight / fsum(weights) for weight in weights]

    def high(self, player: Player) -> bool:
        """Whether `player` has made one of the two highest bets."""
        return (self.faces[player] or 0) >= self.setting.team.highest_bet - 1

    def hides(self, player: Player, planned: float) -> float:
        """Probability that `player` hides a BALLE, when the plan says `planned`."""
        high, habit = self.high(player), self.habits[player]
        return habit[-1] * planned + fsum(
            [share * hides[high] for share, hides in zip(habit, WEIGHTS.hiding[:-1], strict=False)]
        )


def _spun(reading: StoryReading, event: BarrelsSpun) -> None:
    """Refill the barrels with what the guns now have."""
    barrel = reading.setting.team.cards - 1
    pockets = [gun.pocket for gun in reading.guns]
    reading.guns = [Gun(total, barrel) for total in reading.totals]
    for gun, pocket in zip(reading.guns, pockets, strict=True):
        gun.pocket = pocket


def _scored(reading: StoryReading, event: PointsChanged) -> None:
    """Note the points as they stand."""
    reading.scores[event.player] = event.points


def _sealed(reading: StoryReading, event: ChoiceSealed) -> None:
    """Note the seat's own pocket, which it remembers after a swap."""
    if event.player == reading.me and event.asks == POCKET:
        reading.hid = event.choice == "balle"


def _revealed(reading: StoryReading, event: BetsRevealed) -> None:
    """Note the bets as they were made."""
    reading.faces = event.faces
    for face in event.faces:
        if face is not None:
            reading.bets[face] += 1


def _loaded(reading: StoryReading, event: BulletsLoaded) -> None:
    """Note one BALLE more or less; the barrel is shuffled."""
    total = reading.setting.team.bullets + event.extra
    reading.totals[event.player] = reading.guns[event.player].total = total
    reading.guns[event.player].top = []


def _seen(reading: StoryReading, event: CardsSeen) -> None:
    """Note cards that the seat itself saw; what others look at stays unknown."""
    gun = reading.guns[event.owner]
    if event.at == "barrel":
        gun.draw(event.cards)
    elif event.cards:
        gun.pocket = event.cards[0]


def _shown(reading: StoryReading, event: PocketShown) -> None:
    """Note a pocket that everybody has seen, and its accusers."""
    gun = reading.guns[event.player]
    gun.pocket, gun.shown = event.bullet, True
    reading.accused[reading.faces[event.player] or 0] += event.accusers != (reading.me,)
    if event.player == reading.me and event.accusers:
        reading.foe = event.accusers[0]


def _fired(reading: StoryReading, event: Fired) -> None:
    """Note a turned card, and who shot at me."""
    reading.guns[event.player].fire(event.bullet)
    if event.target == reading.me != event.player:
        reading.foe = event.player


def _swapped(reading: StoryReading, event: PocketSwapped) -> None:
    """Note a swap: nobody knows the pocket any more, unless the top had been seen."""
    reading.guns[event.player].swap()
    reading.swapped.add(event.player)


def _shuffled(reading: StoryReading, event: BarrelShuffled) -> None:
    """Note a shuffle: what was seen lies elsewhere."""
    reading.guns[event.player].top = []


def _died(reading: StoryReading, event: CharacterDied) -> None:
    """Note a death: the gun is as at the start."""
    reading.totals[event.player] = reading.setting.team.bullets


READERS: dict[type, Callable[[StoryReading, Any], None]] = {
    RoundBegan: lambda reading, event: reading.begin(),
    BarrelsSpun: _spun,
    ChoiceSealed: _sealed,
    PointsChanged: _scored,
    BetsRevealed: _revealed,
    BulletsLoaded: _loaded,
    CardsSeen: _seen,
    PocketShown: _shown,
    Fired: _fired,
    PocketSwapped: _swapped,
    BarrelShuffled: _shuffled,
    CharacterDied: _died,
}
"""By event type: what the event tells."""
