"""Coming back to a match of Roulette: who stands on the stage, and what was told last, as events left it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from game.core.rules import Event, Player
from game.rules.roulette import events as happened
from scenes.games.roulette.table.centre.puppets import sides_of
from scenes.games.roulette.table.clips.all_clips import CROWDS
from scenes.games.roulette.table.clips.shot import told_apart, told_unhurt
from scenes.games.roulette.table.phrases import Phrases
from scenes.games.roulette.table.sentence import MAX_LINE_LETTERS


class Recalled:
    """What the events of a match have left on the stage, heard one moment after the other."""

    def __init__(self, phrases: Phrases, players: int, story: Sequence[Event]) -> None:
        self.pair: list[Player | None] = [None, None]
        """Who stands on the stage, left and right."""
        self.news = ""
        """The sentence that was told last."""
        self.cards: set[str] = set()
        """The kinds of cards that have been shown large."""
        self._phrases = phrases
        self._accusers: list[Player] = []
        self._scores, self._part = [0] * players, set(range(players))
        for _, placed in groupby(enumerate(story), _moment_of):
            events = [event for _, event in placed]
            self._reveal(events)
            for event in events:
                self._note(event)
                self._stand(event)
            self._tell(events)

    def _note(self, event: Event) -> None:
        """Note who takes part, points, and cards: what later moments hang on."""
        match event:
            case happened.RoundBegan(players=players):
                self._part = set(players)
            case happened.LeftRound(player=player):
                self._part.discard(player)
            case happened.PointsChanged(player=player, points=points):
                self._scores[player] = points
            case happened.CardPlayed(card=card):
                self.cards.add(card)

    def _reveal(self, events: Sequence[Event]) -> None:
        """Note who comes forward at « feu ! »: the first who shoots at another, and that other."""
        for event in events:
            if isinstance(event, happened.Fired) and event.target not in (event.player, happened.SKY):
                return self._duel(event.player, event.target)

    def _stand(self, event: Event) -> None:
        """Note who comes to the front of the stage, and who falls off it."""
        match event:
            case happened.RoundBegan() | happened.PhaseBegan(phase="count"):
                self._face_off()
            case happened.ShotCalled(shooters=shooters):
                self._duel(*[*shooters, None][:2])
            case happened.AimChanged(player=player, target=target) if target is not None:
                if target not in (player, happened.SKY):
                    self._duel(player, target)
            case happened.PocketShown(player=player, accusers=accusers):
                self._duel(accusers[0], player)
            case happened.CharacterDied(player=player):
                self.pair = [None if one == player else one for one in self.pair]
            case happened.MatchWon(winners=(winner, *_)):
                self._duel(winner, None)

    def _tell(self, events: Sequence[Any]) -> None:
        """Note what is told of one moment; a shot that hits is told on the strip, and then nothing is."""
        phrases, first = self._phrases, events[0]
        if not isinstance(first, happened.AccusationMade | happened.ChoiceSealed):
            self._accusers = []
        match first:
            case happened.PhaseBegan() | happened.ChoiceSealed() | happened.AimChanged(target=None):
                return
            case happened.AccusationMade(player=player):
                self._accusers.append(player)
                self.news = phrases.accusers(self._accusers)
            case happened.CardsDrawn():
                drawn = phrases.drawn(events)
                both = f"{self.news} {drawn}" if self.news else drawn
                self.news = drawn if len(both) > MAX_LINE_LETTERS else both
            case happened.Fired():
                hit = any(event.bullet and event.target in self._part for event in events)
                self.news = (
                    phrases.volley(told_apart(phrases, events)) if hit else told_unhurt(phrases, events)
                )
            case happened.PointsChanged():
                self.news = phrases.gains(events)
            case happened.CharacterDied() | happened.CharacterSaved() | happened.LeftRound():
                dead = any(isinstance(event, happened.CharacterDied) for event in events)
                self.news = "" if dead else phrases.burial(events)
            case _:
                self.news = phrases.tell(events[-1])

    def _face_off(self) -> None:
        """The two with most points among those in the round."""
        best = sorted(sorted(self._part), key=lambda player: -self._scores[player])
        self._duel(*[*best, None, None][:2])

    def _duel(self, one: Player | None, other: Player | None) -> None:
        self.pair = sides_of(one, other, len(self._scores))


def _moment_of(placed: tuple[int, Event]) -> Any:
    """What several events have in common that are one moment; an event by itself is one of its own."""
    place, event = placed
    return CROWDS.get(type(event)) or place
