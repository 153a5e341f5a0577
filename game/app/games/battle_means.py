"""What battles come to on average: fights, truces, losses, bribes, questions, minutes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import fsum
from typing import Any

import msgspec

from game.app.games.battle_answers import idle_naming
from game.app.games.battle_moments import open_window
from game.app.games.battle_pace import (
    answer_seconds,
    answers_itself,
    is_alone,
    is_offer_prompt,
)
from game.app.moments.pictures import Pictures
from game.app.moments.waiting import PureWaiting
from game.core.match import Match
from game.core.rules import Action, Event, Player
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.events import combat as fights
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.turn.naming import Phase

MINUTE = 60.0


class BattleMeans(msgspec.Struct):
    """Figures of one battle, or their means over several; counts are those of the whole table."""

    game_turns: float = 0.0
    first_combat_turn: float | None = None
    """The game turn of the first combat; None where nobody fought."""
    combats: float = 0.0
    """Rounds of close combat that were fought."""
    truces: float = 0.0
    """Phases in which a neutral unit was pushed or held out of a combat (S-10)."""
    units_lost: float = 0.0
    """Units and characters destroyed or off the table."""
    armies_without_points: float = 0.0
    """Share of armies that earned no victory point."""
    winner_without_points: float = 0.0
    """Share of battles whose winner earned none."""
    ended_early: float = 0.0
    """Share of battles that ended before their last close combat, as at most one army was left."""
    tokens_points: float = 0.0
    tokens_bribes: float = 0.0
    tokens_cards: float = 0.0
    """Tokens that somebody got for points, as bribes, by cards."""
    offers_made: float = 0.0
    offers_taken: float = 0.0
    offer_prompts: float = 0.0
    """Answers about offers that somebody had to press."""
    promises_kept: float = 0.0
    promises_broken: float = 0.0
    cards_played: float = 0.0
    windows: float = 0.0
    window_seconds: float = 0.0
    """Seconds of windows beyond the pictures under which they run."""
    questions: float = 0.0
    questions_with_choice: float = 0.0
    """Questions to which the law knows more than one answer."""
    questions_self_answered: float = 0.0
    """Questions that need no press: those without a choice, and offers where no hand is raised."""
    minutes: float = 0.0
    """Minutes that people would take, with the pictures and the waiting."""


class FactionResult(msgspec.Struct):
    """How the armies of one faction fared."""

    battles: int = 0
    """Armies that fought; two of one battle count twice."""
    wins: int = 0
    share: float = 0.0
    """Wins by battles."""


class BattleCounter:
    """Counts what happens in battles of one setting, as they are played."""

    def __init__(self, rules: Skirmish, pictures: Pictures) -> None:
        self.rules = rules
        self._pictures = pictures
        self._waiting = PureWaiting(pictures)
        self.battles: list[BattleMeans] = []
        self.factions = {name: FactionResult() for name in factions_of(rules)}
        self._seats = factions_of(rules)
        self._now = BattleMeans()
        self._seconds: list[float] = []

    def count_answer(self, view: SkirmishView, options: Sequence[Any], action: Action) -> None:
        """Count one answer of a player, who saw `view` and was offered `options`."""
        now, kind, many = self._now, view.asks, len(options)
        self._waiting.see_question(open_window(view))
        now.questions += 1
        now.questions_with_choice += not is_alone(kind, many)
        now.questions_self_answered += answers_itself(kind, many, action)
        now.offer_prompts += is_offer_prompt(kind, action)
        proposed = idle_naming(self.rules, view) is not None
        self._seconds.append(answer_seconds(kind, many, action, proposed=proposed))

    def count_events(self, events: Sequence[Event]) -> None:
        """Count the picture of the tick in which this happened."""
        self._waiting.show_tick(events)

    def count_end(self, match: Match[Any, Any, Any]) -> None:
        """Count a battle that is over, and begin with the next."""
        now, state = self._now, match.state
        _count_events(now, match.events)
        points = _points_of(match.events, state.players)
        winner: Player = state.winner
        now.armies_without_points = points.count(0) / state.players
        now.winner_without_points = float(points[winner] == 0)
        last = (state.round, state.phase, state.flips) == (state.rounds, Phase.COMBAT, [])
        now.ended_early = float(len(state.living()) <= 1 and not last)
        now.window_seconds = self._waiting.seconds
        now.minutes = fsum([*self._seconds, now.window_seconds, self._waiting.pictures]) / MINUTE
        self.battles.append(now)
        for seat, name in enumerate(self._seats):
            self.factions[name].battles += 1
            self.factions[name].wins += seat == winner
        self._now, self._seconds, self._waiting = BattleMeans(), [], PureWaiting(self._pictures)

    def means(self) -> BattleMeans:
        """The mean of each figure over all battles that were counted."""
        return BattleMeans(**{name: self._mean(name) for name in BattleMeans.__struct_fields__})

    def _mean(self, name: str) -> Any:
        """The mean of one figure over the battles that have it; None without any."""
        found = [getattr(one, name) for one in self.battles if getattr(one, name) is not None]
        return round(fsum(found) / len(found), 4) if found else None

    def results(self) -> dict[str, FactionResult]:
        """How each faction fared."""
        for one in self.factions.values():
            one.share = round(one.wins / one.battles, 4) if one.battles else 0.0
        return self.factions


def factions_of(rules: Skirmish) -> list[str]:
    """The faction of each seat's army, by id: that of its first unit that is no mercenary."""
    factions = rules.setting.content.factions
    homes = {unit: id for id, one in factions.items() for unit in one.units}
    own = [next(one for one in army if not one.mercenary) for army in rules.setting.armies]
    return [homes.get(one.unit, "") for one in own]


def _points_of(events: Sequence[Event], players: int) -> list[int]:
    """The victory points that each player earned."""
    points = [0] * players
    for event in events:
        if isinstance(event, told.PointsEarned):
            points[event.player] += event.points
    return points


def _count_events(now: BattleMeans, events: Sequence[Event]) -> None:
    """Count what happened in a battle."""
    counts = Counter(_figures_of(events))
    for name, count in counts.items():
        setattr(now, name, float(count))
    for event in events:
        if isinstance(event, told.RoundBegan):
            now.game_turns = event.round
        elif isinstance(event, fights.CombatCounted) and now.first_combat_turn is None:
            now.first_combat_turn = now.game_turns
        elif isinstance(event, told.TokensChanged) and event.why in GAINS and event.after > event.before:
            name = GAINS[event.why]
            setattr(now, name, getattr(now, name) + event.after - event.before)


GAINS = {"points": "tokens_points", "bribe": "tokens_bribes", "card": "tokens_cards"}
"""The figure of tokens that somebody got, by what for."""
FIGURES: dict[type[Event], str] = {
    fights.CombatCounted: "combats",
    field.UnitDestroyed: "units_lost",
    told.OfferMade: "offers_made",
    told.CardPlayed: "cards_played",
    told.WindowOpened: "windows",
}
"""The figure that each event of a kind adds one to."""


def _figures_of(events: Sequence[Event]) -> Iterator[str]:
    """The figures to which events add one, in order; a phase has one truce at most (S-10)."""
    held = False
    for event in events:
        held = held and not isinstance(event, told.PhaseBegan)
        if type(event) in FIGURES:
            yield FIGURES[type(event)]
        elif isinstance(event, fights.TruceKept) and not held:
            held = True
            yield "truces"
        elif isinstance(event, told.OfferAnswered) and event.accepted:
            yield "offers_taken"
        elif isinstance(event, told.PromiseEnded) and event.how in ("kept", "broken"):
            yield f"promises_{event.how}"
