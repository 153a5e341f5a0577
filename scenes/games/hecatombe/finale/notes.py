"""What was thought at a moment of a round, by those who keep notes: bots speak, people keep their reasons."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.ai.policy import Thought
from game.app.moments.notes import NotedThought
from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.hecatombe.review import Moment, RoundTold
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.hecatombe.finale.phrases import ReviewWords
from scenes.screens.finale.changing_words import write_within

LINES = (267.0, 296.0)
LEFT, END = 352.0, 1232.0
SIZE = 24.0
CHOICE_SEARCH_TICKS = 24
"""Ticks before the first attack in which the choice of objectives is looked for."""


class PlayerThought(NamedTuple):
    """A player who might say something, and the thought; None: nothing was noted."""

    player: Player
    thought: Thought | None


class ThoughtFinder:
    """Finds the thoughts of a moment: attacker's and defender's, else those of the mind looked into."""

    def __init__(self, noted: Sequence[NotedThought], bots: frozenset[Player]) -> None:
        self.bots = bots
        self._at: Mapping[tuple[int, Player], Thought] = {
            (note.tick, note.player): note.thought for note in noted
        }
        self.any = bool(noted)
        """True if anybody noted anything; among people alone nobody does."""

    def of(self, told: RoundTold, moments: Sequence[Moment], at: int, player: Player) -> list[PlayerThought]:
        """Return everything said aside at one moment, in order."""
        moment = moments[at]
        if moment.assaults and not moment.kept:
            assault = told.assaults[moment.assaults - 1]
            who = ((assault.tick, assault.player), (assault.answered, assault.target))
            return [PlayerThought(player, self._at.get((tick, player))) for tick, player in who]
        since = moments[at - 1].tick if at else moment.tick - CHOICE_SEARCH_TICKS
        for tick in range(moment.tick, since, -1):
            if (tick, player) in self._at:
                return [PlayerThought(player, self._at[tick, player])]
        return [] if player in self.bots else [PlayerThought(player, None)]


class ThoughtLines:
    """Draws up to two asides, a line each."""

    def __init__(
        self, layer: Layer, sitters: Sequence[Sitter], tale: ReviewWords, asides: ThoughtFinder
    ) -> None:
        self.layer, self.sitters, self.review_words, self.asides = layer, sitters, tale, asides
        self._lines = [
            (
                layer.image("seal_1_petit", LEFT, y - 8, 28, 28, anchor=(0.5, 0.5)),
                layer.text("", LEFT + 22, y, SIZE, face="fell-italic", colour=style.INK_2),
            )
            for y in LINES
        ]
        for mark in (mark for line in self._lines for mark in line):
            mark.visible = False

    def show(self, told: RoundTold, moments: Sequence[Moment], at: int, player: Player) -> None:
        """Show what was thought at this moment."""
        said = self.asides.of(told, moments, at, player)
        for place, (seal, label) in enumerate(self._lines):
            seal.visible = label.visible = place < len(said)
            if place < len(said):
                seal.name = f"seal_{self.sitters[said[place].player].colour + 1}_petit"
                words = self.review_words.aside(
                    said[place].thought,
                    self.sitters[said[place].player].name,
                    bot=said[place].player in self.asides.bots,
                )
                write_within(self.layer.letters, label, words, SIZE, END - LEFT - 22)
