"""A beginner at Roulette: bets by mood, accuses on a whim, plays cards because he has them."""

from collections.abc import Sequence

from game.ai.policy import Choice, Thought
from game.ai.roulette.tempers import Temper
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.rules import Roulette
from game.rules.roulette.view import RouletteView

CARELESS = 0.1
"""How often he does just anything."""
CHEATS = 0.18
ACCUSES = 0.3
"""How readily he accuses the highest bet, when it is high."""


class Weak:
    """Follows his nerves; knows no arithmetic but that five shots are many."""

    def __init__(self, rules: Roulette, temper: Temper) -> None:
        self.rules = rules
        self.temper = temper

    def choose(
        self, view: RouletteView, options: Sequence[RouletteAction], story: Sequence[Event], rng: Rng
    ) -> Choice:
        """Follow a mood, or a whim."""
        if view.asks not in ("accusation", "gather") and rng.random() < CARELESS:
            return Choice(rng.choice(options), Thought("weak-whim"))
        likings = [self.liking(view, option) + rng.random() for option in options]
        return Choice(options[likings.index(max(likings))], Thought("weak-gun"))

    def liking(self, view: RouletteView, option: RouletteAction) -> float:
        """How much he likes an option; moods waver by one."""
        match option:
            case Pocket(bullet=bullet):
                return -2.0 if bullet is None else (CHEATS + self.temper.cheating / 10 - 0.55) * bullet
            case Bet(face=face):
                return 1.4 if view.pocket and face > 3 else 0.5 - 0.25 * abs(face - 2)
            case Accuse(target=target):
                face, most = view.dice[target] or 0, self.rules.team.highest_bet
                return ACCUSES - 1 + 0.2 * self.temper.suspicion if face >= most - 1 else -2.0
            case Pass():
                return 0.3
            case Play(target=target):
                return -0.3 if target == view.me else 0.0
            case TakeAim(target=target):
                return 0.0 if target is not None and view.in_round[target] else -1.0
            case _:
                return 0.0
