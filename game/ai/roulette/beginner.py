"""The beginner of Roulette: bets by mood, accuses on a whim, plays cards because it has them."""

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.policy import Choice, Thought
from game.ai.roulette.tempers import Temper
from game.core.rng import Rng
from game.core.rules import Event, Player
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.questions import ACCUSATION, GATHER
from game.rules.roulette.rules import Roulette
from game.rules.roulette.view import RouletteView


class BeginnerWeights(NamedTuple):
    """A beginner's liking of its options; a mood between 0 and 1 is added to each."""

    careless_choice: float = 0.1
    """Probability of taking any option at all."""
    cheating: float = 0.18
    """Liking of a BALLE in the pocket, before temper and `cheating_shame`."""
    cheating_shame: float = 0.55
    """Liking that shame takes off `cheating`."""
    cheating_per_temper: float = 10
    """Points of the temper that count as 1."""
    any_card: float = -2.0
    """Of pocketing an unknown card."""
    high_bet_when_cheating: float = 1.4
    favourite_bet: float = 0.5
    """Of two shots; each shot more or less takes off `bet_slope`."""
    bet_slope: float = 0.25
    accusing: float = 0.3
    """Of accusing one of the two highest bets; `accusing_shame` is taken off."""
    accusing_shame: float = 1
    accusing_per_suspicion: float = 0.2
    """Added for a temper's factor of suspicion."""
    accusing_low_bet: float = -2.0
    passing: float = 0.3
    card_on_oneself: float = -0.3
    aiming_past: float = -1.0
    """Of aiming at nobody in the round."""


WEIGHTS = BeginnerWeights()
FAVOURITE_SHOTS = 2
HIGH_BET_FROM = 4
"""Shots from which a bet suits a BALLE in the pocket."""


class Weak:
    """The weakest bot: follows its nerves and knows no arithmetic but that five shots are many."""

    def __init__(self, rules: Roulette, temper: Temper) -> None:
        self.setting = rules.setting
        self.temper = temper

    def choose(
        self, view: RouletteView, options: Sequence[RouletteAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """One of `options` with its reason: the one it likes best in its mood, or a whim."""
        if view.asks not in (ACCUSATION, GATHER) and rng.random() < WEIGHTS.careless_choice:
            return Choice(rng.choice(options), Thought("weak-whim"))
        likings = [self.liking(view, option) + rng.random() for option in options]
        return Choice(options[likings.index(max(likings))], Thought("weak-gun"))

    def liking(self, view: RouletteView, option: RouletteAction) -> float:
        """The beginner's liking of `option`; moods waver by one."""
        match option:
            case Pocket(bullet=bullet):
                return self.pocket_liking(bullet)
            case Bet(face=face):
                return _bet_liking(face, bool(view.pocket))
            case Accuse(target=target):
                return self.accusation_liking(view.dice[target] or 0, target)
            case Pass():
                return WEIGHTS.passing
            case Play(target=target):
                return WEIGHTS.card_on_oneself if target == view.me else 0.0
            case TakeAim(target=target):
                return 0.0 if target is not None and view.in_round[target] else WEIGHTS.aiming_past
            case _:
                return 0.0

    def pocket_liking(self, bullet: bool | None) -> float:
        """The beginner's liking of a BALLE, a CLIC or (None) any card in the pocket."""
        if bullet is None:
            return WEIGHTS.any_card
        cheating = WEIGHTS.cheating + self.temper.cheating / WEIGHTS.cheating_per_temper
        return (cheating - WEIGHTS.cheating_shame) * bullet

    def accusation_liking(self, face: int, target: Player) -> float:
        """The beginner's liking of accusing a player of a bet of `face` shots."""
        if face < self.setting.team.highest_bet - 1:
            return WEIGHTS.accusing_low_bet
        boldness = WEIGHTS.accusing - WEIGHTS.accusing_shame
        regard = self.temper.regard
        suspicion = self.temper.suspicion * regard.suspicion(target) + regard.doubt(target)
        return boldness + WEIGHTS.accusing_per_suspicion * suspicion


def _bet_liking(face: int, bullet: bool) -> float:
    """The beginner's liking of a bet of `face` shots, with or without a BALLE in the pocket."""
    if bullet and face >= HIGH_BET_FROM:
        return WEIGHTS.high_bet_when_cheating
    return WEIGHTS.favourite_bet - WEIGHTS.bet_slope * abs(face - FAVOURITE_SHOTS)
