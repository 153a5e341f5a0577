"""What the story of a match of Roulette tells one seat: cards seen and turned, who cheats and accuses."""

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.roulette.bet_equilibrium import OTHERS, Gains
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
from game.rules.roulette.rules import Roulette

HIDES = ((0.02, 0.02), (0.03, 0.6), (0.9, 0.9), (0.3, 0.5))
"""How often people hide a BALLE behind a low bet, and behind one of the two highest: the honest, the greedy,
the cheats, and those who follow the plan, about."""
FADES = 0.8
"""What was gained in a round counts so much of what was gained in the next one."""
UNSEEN = 6.0
"""The usual gains count as so many that were seen."""
SHARES = (0.25, 0.15, 0.15, 0.45)
"""How many people are of each sort, before anything was seen."""


class Gun:
    """One player's gun of this round, as the seat knows it.

    `open` and `hidden` are how likely what was seen is when the pocket holds a CLIC, or a BALLE.
    """

    def __init__(self, total: int, barrel: int) -> None:
        self.total, self.left = total, barrel
        self.balls = 0
        """BALLE turned this round."""
        self.top: list[bool] = []
        """The first cards, as far as they are known."""
        self.open = self.hidden = 1.0
        self.pocket: bool | None = None
        """The pocket card, where the seat has seen it."""
        self.shown = False
        """Whether its pocket has been shown."""
        self.mixed: tuple[float, float] | None = None
        """After a swap: how likely a BALLE lies in the pocket now, if a CLIC (a BALLE) did before."""

    def draw(self, cards: Sequence[bool]) -> None:
        """Cards beyond the known ones are seen."""
        known, balls = len(self.top), self.balls + sum(self.top)
        fresh, size = cards[known:], self.left - len(self.top)
        if fresh and self.mixed is None:
            self.open *= bullet_count_odds(sum(fresh), len(fresh), max(0, self.total - balls), size)
            self.hidden *= bullet_count_odds(sum(fresh), len(fresh), max(0, self.total - balls - 1), size)
        self.top = list(cards) if len(cards) > known else self.top

    def fire(self, bullet: bool) -> None:
        """The top card is turned."""
        if not self.top:
            self.draw([bullet])
        self.top = self.top[1:]
        self.left -= 1
        self.balls += bullet

    def swap(self) -> None:
        """Pocket and top change places, unseen."""
        before = max(0, self.total - self.balls - sum(self.top))
        size = max(1, self.left - len(self.top))
        if self.mixed is None:
            self.mixed = (min(1.0, before / size), min(1.0, max(0, before - 1) / size))
        self.pocket = self.top[0] if self.top else None
        self.top = []

    def evidence(self) -> tuple[float, float]:
        """How likely all that was seen in the round is when a CLIC, or a BALLE, was pocketed."""
        if self.shown and self.mixed is None and self.pocket is not None:
            return float(not self.pocket), float(self.pocket)
        return self.open, self.hidden

    def posterior(self, prior: float) -> float:
        """How likely a BALLE lies in the pocket now, if it did with `prior` before anything was seen."""
        if self.pocket is not None:
            return float(self.pocket)
        both = prior * self.hidden + (1 - prior) * self.open
        chance = prior * self.hidden / both if both else prior
        if self.mixed is not None:
            clic, balle = self.mixed
            return chance * balle + (1 - chance) * clic
        return chance


class StoryReading:
    """A story read once, as `me` saw it; `learns` is whether it tells of what sort people are."""

    def __init__(self, rules: Roulette, me: Player, story: Sequence[Event], learns: bool = True) -> None:
        self.rules, self.me, self.learns = rules, me, learns
        seats = rules.players
        self.totals = [rules.team.bullets] * seats
        self.habits = [list(SHARES) for _ in range(seats)]
        """How likely each player is of each sort."""
        self.guns: list[Gun] = []
        self.faces: tuple[int | None, ...] = (None,) * seats
        self.bets = [0] * (rules.team.highest_bet + 1)
        """How often each bet was made in this match."""
        self.accused = [0] * (rules.team.highest_bet + 1)
        """How many of them somebody else than the seat accused."""
        self.scores, self.before = [0] * seats, [0] * seats
        """Points now, and at the start of the round."""
        self.gains = [0.0] * (rules.team.highest_bet + rules.team.survivor + 1)
        """How often so many points were gained in a round, by anybody but the seat; old rounds count less."""
        self.foe: Player | None = None
        """Who last accused me or shot at me."""
        self.begin()
        for event in story:
            read = READ.get(type(event))
            if read:
                read(self, event)

    def begin(self) -> None:
        """A new round: nothing is known of any gun, but what the last one told of its player."""
        for player, gun in enumerate(self.guns if self.learns else ()):
            self.learn(player, *gun.evidence())
        self.gains = [FADES * many for many in self.gains]
        for player, face in enumerate(self.faces):
            if face is not None and player != self.me:
                gained = self.scores[player] - self.before[player]
                self.gains[min(max(0, gained), len(self.gains) - 1)] += 1
        self.before = self.scores[:]
        barrel = self.rules.team.cards - 1
        self.guns = [Gun(total, barrel) for total in self.totals]
        self.faces = (None,) * self.rules.players
        self.swapped: set[Player] = set()
        self.hid: bool | None = None
        """Whether the seat itself has pocketed a BALLE."""

    def others(self) -> Gains:
        """What somebody else gains in a round, as usual and as seen in this match."""
        seen = self.gains[:]
        for points, share in OTHERS:
            seen[min(points, len(seen) - 1)] += UNSEEN * share
        return [(points, many / sum(seen)) for points, many in enumerate(seen) if many > 0]

    def learn(self, player: Player, clic: float, balle: float) -> None:
        """Of which sort somebody is, after a round so likely with a CLIC, or a BALLE, in his pocket."""
        high = self.high(player)
        weights = [
            share * (hides[high] * balle + (1 - hides[high]) * clic)
            for share, hides in zip(self.habits[player], HIDES, strict=True)
        ]
        if sum(weights):
            self.habits[player] = [weight / sum(weights) for weight in weights]

    def high(self, player: Player) -> bool:
        """Whether somebody has made one of the two highest bets."""
        return (self.faces[player] or 0) >= self.rules.team.highest_bet - 1

    def hides(self, player: Player, planned: float) -> float:
        """How likely somebody hides a BALLE, who would do so with the chance `planned` by the plan."""
        high, habit = self.high(player), self.habits[player]
        return habit[-1] * planned + sum(
            [share * hides[high] for share, hides in zip(habit, HIDES[:-1], strict=False)]
        )


def _spun(reading: StoryReading, event: BarrelsSpun) -> None:
    """The barrels hold what the guns now have."""
    barrel = reading.rules.team.cards - 1
    pockets = [gun.pocket for gun in reading.guns]
    reading.guns = [Gun(total, barrel) for total in reading.totals]
    for gun, pocket in zip(reading.guns, pockets, strict=True):
        gun.pocket = pocket


def _scored(reading: StoryReading, event: PointsChanged) -> None:
    """Points as they stand."""
    reading.scores[event.player] = event.points


def _sealed(reading: StoryReading, event: ChoiceSealed) -> None:
    """The seat's own pocket, which it remembers after a swap."""
    if event.player == reading.me and event.asks == "pocket":
        reading.hid = event.choice == "balle"


def _revealed(reading: StoryReading, event: BetsRevealed) -> None:
    """The bets as they were made."""
    reading.faces = event.faces
    for face in event.faces:
        if face is not None:
            reading.bets[face] += 1


def _loaded(reading: StoryReading, event: BulletsLoaded) -> None:
    """One BALLE more or less; the barrel is shuffled."""
    total = reading.rules.team.bullets + event.extra
    reading.totals[event.player] = reading.guns[event.player].total = total
    reading.guns[event.player].top = []


def _seen(reading: StoryReading, event: CardsSeen) -> None:
    """The seat itself looked: whoever else looks shows nothing."""
    gun = reading.guns[event.owner]
    if event.at == "barrel":
        gun.draw(event.cards)
    elif event.cards:
        gun.pocket = event.cards[0]


def _shown(reading: StoryReading, event: PocketShown) -> None:
    """Everybody has seen a pocket."""
    gun = reading.guns[event.player]
    gun.pocket, gun.shown = event.bullet, True
    reading.accused[reading.faces[event.player] or 0] += event.accusers != (reading.me,)
    if event.player == reading.me and event.accusers:
        reading.foe = event.accusers[0]


def _fired(reading: StoryReading, event: Fired) -> None:
    """A card is turned."""
    reading.guns[event.player].fire(event.bullet)
    if event.target == reading.me != event.player:
        reading.foe = event.player


def _swapped(reading: StoryReading, event: PocketSwapped) -> None:
    """Nobody knows the pocket any more, unless the top had been seen."""
    reading.guns[event.player].swap()
    reading.swapped.add(event.player)


def _shuffled(reading: StoryReading, event: BarrelShuffled) -> None:
    """What was seen lies elsewhere."""
    reading.guns[event.player].top = []


def _died(reading: StoryReading, event: CharacterDied) -> None:
    """The gun is as at the start."""
    reading.totals[event.player] = reading.rules.team.bullets


READ: dict[type, Callable[[StoryReading, Any], None]] = {
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
"""What each event tells."""
