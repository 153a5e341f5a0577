"""Claims on the stage: remembered on the plaques, and lying beside the claimant while they stand."""

from collections.abc import Callable, Mapping, Sequence

from game.core.rules import Event, Player
from game.rules.complots import ComplotsView, questions
from game.rules.complots.defs import ActionDef
from game.rules.complots.events import ClaimProved, LieExposed, MatchWon, TurnBegan
from scenes.draw.layer import Layer
from scenes.games.complots.table.claims.claimed_cards import ClaimedCards
from scenes.games.complots.table.claims.memory import LIE, REMEMBERED, ClaimMemory
from scenes.motion.timeline import Clip, callback_clip, lazy_clip, pause_for
from scenes.shell.null_sound import Words


class Claims:
    """Follows the events that are shown; nothing of it is known before it has been seen."""

    def __init__(
        self,
        layer: Layer,
        texts: Words,
        view: ComplotsView,
        actions: Mapping[str, ActionDef],
        story: Sequence[Event],
        active: Callable[[], Player],
    ) -> None:
        """`active` says whose turn the picture shows: this one claims at the left, a blocker at the right."""
        self.memory = ClaimMemory(view, actions, story)
        self.cards = ClaimedCards(layer, texts)
        self._active = active
        self._recall(view, actions)

    def before(self, event: Event) -> Clip | None:
        """What goes away as an event begins to be shown: the card of a judged claim, or of the last turn."""
        match event:
            case TurnBegan() | MatchWon():
                return callback_clip(self.cards.clear)
            case LieExposed(player=player) | ClaimProved(player=player):
                return callback_clip(lambda: self.cards.clear(self._side(player)))
        return None

    def after(self, event: Event) -> Clip | None:
        """What comes once an event has been shown: the medallion, and the card of a claim that stands."""
        return lazy_clip(lambda: self._heard(event)) if type(event) in REMEMBERED else None

    def _heard(self, event: Event) -> Clip:
        player = self.memory.hear(event)
        told = self.memory.of(player) if player is not None else ()
        if player is None or not told or told[-1].fate == LIE:
            return pause_for(0)
        return self.cards.appear(self._side(player), told[-1])

    def _side(self, player: Player) -> int:
        return 0 if player == self._active() else 1

    def _recall(self, view: ComplotsView, actions: Mapping[str, ActionDef]) -> None:
        """Lay out, without motion, the claims of the action on the table."""
        declared, block = view.declared, view.block
        if declared is None or view.asks == questions.TURN:
            return
        action = actions[declared.action]
        claimants = [(0, declared.player)] if action.claim or action.denies else []
        if block is not None:
            claimants.append((1, block.player))
        for side, player in claimants:
            if told := self.memory.of(player):
                self.cards.put(side, told[-1])
