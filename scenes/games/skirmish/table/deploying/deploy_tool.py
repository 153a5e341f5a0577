"""The hand that deploys: a ghost is pushed, turned, drawn up in files, and set down (S-25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from game.core.rules import Refusal
from game.input.intents import Intent
from game.rules.skirmish.actions.player import Deploy, DeployForMe, KeepBack, Placement
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.placing import PLACINGS, groups_due, suggested_places
from scenes.games.skirmish.table.shown import NOBODY
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

INCH, DEGREE, TURN = 1000, 100, 36000
_PUSHES = {
    Intent.LEFT: (-INCH, 0),
    Intent.RIGHT: (INCH, 0),
    Intent.UP: (0, INCH),
    Intent.DOWN: (0, -INCH),
}
_TURN_STEP = 5 * DEGREE
_PROMPTS = (
    PromptSpec(Intent.ACCEPT, "skirmish-deploy-place"),
    PromptSpec(Intent.NEXT, "skirmish-deploy-next"),
    PromptSpec(Intent.HURRY, "skirmish-deploy-turn"),
    PromptSpec(Intent.DOUBT, "skirmish-deploy-best"),
    PromptSpec(Intent.COUNTER, "skirmish-deploy-for-me"),
)
_AMBUSH = PromptSpec(Intent.BACK, "skirmish-deploy-ambush")


class DeployTool:
    """The ghosts of one chair: it begins where the house would place them."""

    def __init__(self, board: Callable[[], Board]) -> None:
        self._board = board
        self._asked: object = None
        self.groups: tuple[tuple[int, ...], ...] = ()
        """What may be placed now, each line together."""
        self.group = 0
        self.member = 0
        """Which of the group is pushed."""
        self.draft: tuple[Placement, ...] = ()
        self.for_me = False
        """Whether the house places all that is left."""
        self.turning = False
        """Whether arrows turn the ghost and change its files: a button is held."""
        self._checked: tuple[object, Refusal | None] = (None, None)

    def takes(self, hand: Controller) -> bool:
        """Whether this chair has something to place."""
        return hand.kind in PLACINGS and bool(self._begin(hand).groups)

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Set down, another unit, turn, as the house would, the house for all; who may lies in ambush."""
        return (*_PROMPTS, _AMBUSH) if self.ambush(hand) is not None else _PROMPTS

    def ambush(self, hand: Controller) -> KeepBack | None:
        """The order that leaves the pushed unit in reserve, from where it arrives later; None: it may not."""
        ghost = self.ghost
        kept = KeepBack(hand.me, ghost.unit) if ghost is not None else None
        return kept if kept is not None and kept in hand.options else None

    def state(self, hand: Controller) -> object:
        """Where the ghosts stand."""
        return self.group, self.member, self.draft, self.turning, self.for_me

    @property
    def ghost(self) -> Placement | None:
        """The one that is pushed."""
        return self.draft[self.member] if self.draft else None

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Push, turn, take another, set down, or leave it to the house."""
        self._begin(hand)
        if intent in _PUSHES:
            self.push(intent)
        elif intent is Intent.DOUBT:
            self._suggest(hand)
        elif intent is Intent.COUNTER:
            self.for_me = True
            return DeployForMe(hand.me)
        elif intent is Intent.ACCEPT:
            return self.refusal(hand) or self.answer(hand)
        elif intent is Intent.BACK:
            return self.ambush(hand)
        return None

    def push(self, intent: Intent) -> None:
        """One step of an arrow: an inch, or 5 degrees, or a file more or less."""
        ghost = self.ghost
        if ghost is None or ghost.host != NOBODY:
            return
        dx, dy = _PUSHES[intent]
        if not self.turning:
            self.set_ghost(x=ghost.x + dx, y=ghost.y + dy)
        elif dx:
            self.set_ghost(heading=(ghost.heading + (_TURN_STEP if dx > 0 else -_TURN_STEP)) % TURN)
        else:
            most = self._board().unit(ghost.unit).models
            self.set_ghost(files=max(1, min(most, ghost.files + (1 if dy > 0 else -1))))

    def set_ghost(self, **changes: int) -> None:
        """Change where the pushed one stands: x, y in milli, heading in centi, files."""
        ghost = self.ghost
        if ghost is not None:
            moved = msgspec.structs.replace(ghost, **changes)
            self.draft = (*self.draft[: self.member], moved, *self.draft[self.member + 1 :])

    def turn_to(self, hand: Controller, by: int) -> None:
        """Take the next of the group, or the next group."""
        self._begin(hand)
        if 0 <= self.member + by < len(self.draft):
            self.member += by
            return
        self.group = (self.group + by) % len(self.groups)
        self._suggest(hand)
        self.member = 0 if by > 0 else len(self.draft) - 1

    def take_group(self, hand: Controller, group: int) -> None:
        """Take this group, as the house would place it."""
        self._begin(hand)
        self.group = group
        self._suggest(hand)

    def answer(self, hand: Controller) -> Deploy:
        """The placement as the ghosts stand."""
        return Deploy(hand.me, self.draft)

    def refusal(self, hand: Controller) -> Refusal | None:
        """Why the ghosts may not stand so; asked once for each change."""
        key = (self._asked, self.draft)
        if self._checked[0] != key:
            self._checked = (key, hand.seat.refusal(self.answer(hand)))
        return self._checked[1]

    def _begin(self, hand: Controller) -> DeployTool:
        """Another moment: what is due now, and where the house would place the first of it."""
        asked = (hand.table.tick(), hand.kind)
        if asked != self._asked:
            self._asked = asked
            kind = str(hand.kind)
            self.groups = groups_due(self._board(), kind, hand.me) if hand.kind in PLACINGS else ()
            self.group = self.group % max(1, len(self.groups))
            if self.groups:
                self._suggest(hand)
        return self

    def _suggest(self, hand: Controller) -> None:
        """The ghosts stand where the house would place them."""
        self.member = 0
        ids = self.groups[self.group]
        self.draft = suggested_places(self._board(), str(hand.kind), hand.me, ids)
