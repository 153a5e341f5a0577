"""What seeing asks of the battle's scene, and what somebody at the table looks at now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.survey.board import Board
from scenes.games.skirmish.table.answers.crumbs import UNIT, next_crumbs
from scenes.games.skirmish.table.answers.families import UNITS

if TYPE_CHECKING:
    from game.app.table import Table
    from game.couch.sitter import Sitter
    from game.rules.skirmish import SkirmishView
    from scenes.draw.layer import Layer
    from scenes.games.skirmish.table.controller import Controller
    from scenes.games.skirmish.table.driving.steering import Steering
    from scenes.games.skirmish.table.field.camera import Camera
    from scenes.games.skirmish.table.field.field import Field
    from scenes.games.skirmish.table.naming.naming import Naming
    from scenes.games.skirmish.table.parts import Part
    from scenes.games.skirmish.table.question import Question
    from scenes.games.skirmish.table.shown import Shown
    from scenes.match.hands import Hands
    from scenes.motion.timeline import Timeline
    from scenes.shell.null_sound import SoundOutput, Words
    from scenes.shell.stage import Stage


class SeeingStage(Protocol):
    """The scene, as far as it is known here."""

    stage: Stage
    texts: Words
    sounds: SoundOutput
    timeline: Timeline
    sitters: list[Sitter]
    table: Table
    hands: Hands
    field: Field
    camera: Camera
    shown: Shown
    steering: Steering
    question: Question
    naming: Naming
    parts: Sequence[Part]

    @property
    def odds(self) -> Callable[..., object]:
        """The rules' odds of a pair, in pieces: `odds_pieces`."""

    @property
    def view(self) -> SkirmishView:
        """The facts that every player may know."""

    def board(self) -> Board:
        """The battle as everybody sees it, to be asked."""

    def layer(self) -> Layer:
        """Add a layer above all others."""


def ordering_hand(scene: SeeingStage) -> Controller | None:
    """The hand of the person who gives orders to own units one after the other; None: nobody does."""
    for player in scene.view.owing:
        if player in scene.hands.people:
            hand: Controller = scene.hands.controllers[player]
            if hand.asks() is not None and hand.family is UNITS:
                return hand
    return None


def ready_units(hand: Controller) -> tuple[int, ...]:
    """The units that this hand may still give an order to, in the order in which the rules list them."""
    options = [one for one in hand.options if not isinstance(one, Done)]
    return tuple(crumb.worth[0] for crumb in next_crumbs(options, ()) if crumb.kind == UNIT)


def looked_at(scene: SeeingStage) -> int | None:
    """The unit that is driven, or chosen, or under the cursor; None: there is none."""
    ghost = scene.steering.ghost
    if ghost is not None:
        return ghost.unit
    lit = scene.question.lit(scene.question.asked(scene.view))
    if lit:
        return lit[-1]
    hand = ordering_hand(scene)
    chosen = hand.path[:1] if hand is not None else ()
    return int(chosen[0].worth[0]) if chosen and chosen[0].kind == UNIT else None
