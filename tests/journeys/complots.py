"""Complots, as people play it who have never read its rules."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import TYPE_CHECKING, Any, ClassVar

from game.input.intents import Intent
from scenes.draw.drawable import Image
from scenes.games.complots.table import layout
from tests.journeys.game import Game

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene
    from tests.journeys.evening import MouseHand
    from tests.journeys.player import Person

LAST_CARDS = """
[[seat]]
hand = ["duchesse"]
lost = ["comtesse"]
coins = 7
[[seat]]
hand = ["capitaine"]
lost = ["assassin"]
coins = 7
"""


class Complots:
    """Menus and plaques are clicked; two cards of a fan at a time."""

    id = "complots"
    screen = "ComplotsScene"
    quick: ClassVar = {"starting_coins": 4}
    hasty: ClassVar = {"starting_coins": 4, "reaction_seconds": 3}
    weights: ClassVar = {
        "complots-pass": 60,
        "complots-doubt": 8,
        "complots-counter": 14,
        "complots-counter-as": 14,
        "complots-as": 40,
        "complots-aim": 40,
        "complots-back": 5,
    }
    still: ClassVar = (
        "complots-pass",
        "complots-doubt",
        "complots-counter",
        "complots-counter-as",
        "complots-as",
        "complots-left-card",
        "complots-right-card",
        "complots-give-up",
        "complots-show",
        "complots-give-back",
    )
    passing: ClassVar[Collection[str]] = ()
    unseen: ClassVar = ()
    opening = ""
    ending = LAST_CARDS
    confirm = Intent.COUNTER

    def point_and_click(self, person: Person, hand: MouseHand) -> str:
        controller = person.controller
        if controller.asks() == "turn":
            return self.turn(person, hand)
        if person.secret:
            return person.click_secretly(hand, 1 if controller.asks() == "pick" else 6)
        choice = person.like(controller.prompts())
        hand.press(choice.intent)
        return f"{choice.key} {choice.role}"

    def turn(self, person: Person, hand: MouseHand) -> str:
        """Click an action of the menu, or, once it wants a target, a plaque."""
        scene: Any = person.scene
        menu = scene.question.menu
        if menu is not None:
            hand.click_in(person.rng.choice(menu.boxes))
            return "clicked the menu"
        x, y, w, _ = person.rng.choice(layout.seat_place_boxes(len(scene.sitters)))
        hand.click(x + w / 2, y + 20)
        return "clicked a plaque"

    def telling(self, controller: Any) -> bool:
        return False

    def looks(self, view: Any) -> Hashable:
        return (view.asks, len(view.owing), view.winner)

    def crowded(self, scene: MatchScene) -> bool:
        """Nothing lies over anything."""
        return False

    def faces(self, scene: MatchScene) -> list[str]:
        """Cards on the table or held up; portraits are the catalogue's: of actions, and of claims."""
        found = []
        for layer in scene.layers():
            for mark in layer._marks:
                if isinstance(mark, Image) and mark.visible and mark.alpha and _is_secret(mark.name):
                    name = mark.name.split("_")[1]
                    found += [] if name in ("blank", "frame") else [f"base:{name}"]
        return sorted(found)

    def open_faces(self, scene: MatchScene) -> list[str]:
        return sorted(card for cards in scene.view.lost for card in cards)

    def faces_of(self, scene: MatchScene, player: int) -> list[str]:
        """Each once: held up, or on the plaque while somebody else chooses from the fan."""
        return sorted([*self.open_faces(scene), *scene.table.seat(player).view.hand])

    def faces_open(self, scene: Any, player: int) -> list[str]:
        """Each once: on the plaque, or beside the bust of whoever chooses."""
        return self.faces_of(scene, player)


def _is_secret(picture: str) -> bool:
    """Say whether a picture is a card of somebody's, and not a portrait of the catalogue."""
    return picture.startswith("carte_") and not picture.endswith("_portrait")


COMPLOTS: Game = Complots()
