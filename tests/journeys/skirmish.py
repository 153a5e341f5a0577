"""Triomphe et Trahison, as people play it who have never read its rules."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from game.input.intents import Intent
from game.rules.skirmish.flow.questions import CHARGE_REACTION, MAKE_OFFERS, NAME_ENEMY
from game.rules.skirmish.survey.placing import PLACINGS
from tests.contract.worlds import laid
from tests.journeys.game import Game

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene
    from tests.journeys.evening import MouseHand
    from tests.journeys.player import Person


class Skirmish:
    """Units, rows, prompts and tabs are clicked; who has enough holds the ticket at the foot."""

    id = "skirmish"
    screen = "SkirmishScene"
    quick: ClassVar[Mapping[str, object]] = {"preset": "short", "card_seconds": 1}
    hasty: ClassVar[Mapping[str, object]] = {"preset": "short", "card_seconds": 1, "answer_seconds": 5}
    weights: ClassVar[Mapping[str, int]] = {
        **{
            "skirmish-deploy-for-me": 400,
            "skirmish-hand-pass": 60,
            "skirmish-hand-take": 60,
            "skirmish-hand-name": 60,
        },
        **{
            "skirmish-hand-undo": 2,
            "skirmish-hand-undo-unit": 1,
            "skirmish-hand-back": 5,
            "skirmish-bid-shut": 60,
        },
        **{"skirmish-shot-fire": 60, "skirmish-shot-reasons": 5},
    }
    still: ClassVar[Collection[str]] = ()
    passing: ClassVar[Collection[str]] = (MAKE_OFFERS,)
    unseen: ClassVar[tuple[str, ...]] = ()
    opening = laid("skirmish", "turn-2")
    ending = opening
    confirm = Intent.ACCEPT

    def point_and_click(self, person: Person, hand: MouseHand) -> str:
        """A tab of the parchment, a row, a prompt, the table, or the ticket that ends it all."""
        from scenes.games.skirmish.table.layout import END_TICKET, WINDOW, tab_boxes

        scene: Any = person.scene
        controller, rng = person.controller, person.rng
        if controller.may_end and rng.below(3) == 0:
            hand.hold_in(END_TICKET)
            return "held the ticket"
        spots = {i: box for box, owner, i in scene.hands.spots if owner == person.player}
        if controller.kind in PLACINGS and Intent.COUNTER in spots:
            hand.click_in(spots[Intent.COUNTER])
            return "let the house deploy"
        if scene.view.asks == NAME_ENEMY and scene.naming.names:
            tab = rng.choice(tab_boxes(len(scene.naming.names)))
            if self.holds(scene, Intent.ACCEPT):
                hand.hold_in(tab)
                return "held a name"
            hand.click_in(tab)
            return "clicked a name"
        rows = [box for box in scene.hands.fans.get(person.player, ()) if box[2] > 0]
        boxes = rows or [box for intent, box in spots.items() if intent is not Intent.DOUBT]
        if not boxes or rng.below(4) == 0:
            boxes = [(WINDOW[0] + rng.below(600), WINDOW[1] + rng.below(500), 1, 1)]
        hand.click_in(rng.choice(boxes))
        return "clicked"

    def holds(self, scene: Any, intent: Intent) -> bool:
        """A name that breaks a promise is held."""
        naming = scene.naming
        return intent is Intent.ACCEPT and naming.open and bool(naming.breaks_promise(naming.chosen))

    def telling(self, controller: Any) -> bool:
        """A card that is played is told to everybody."""
        return bool(controller.picking)

    def looks(self, view: Any) -> Hashable:
        """Each question of each phase of each turn is read once."""
        return (view.asks, len(view.owing), view.phase, view.round)

    def crowded(self, scene: MatchScene) -> bool:
        """Rows lie over the dice of a combat, the cards of whoever is charged over the line at the foot."""
        view = scene.view
        return view.phase == "combat" or view.asks == CHARGE_REACTION

    def faces(self, scene: MatchScene) -> list[str]:
        """No hand of cards lies open on this table."""
        return []

    def open_faces(self, scene: MatchScene) -> list[str]:
        """None: what was played is told in words."""
        return []

    def faces_of(self, scene: MatchScene, player: int) -> list[str]:
        """The hand is drawn in the drawer; its own tests read it."""
        return []

    def faces_open(self, scene: MatchScene, player: int) -> list[str]:
        """The same."""
        return []


SKIRMISH: Game = Skirmish()
