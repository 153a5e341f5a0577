"""Roulette, as people play it who have never read its rules."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from game.input.intents import Intent
from game.rules.roulette.cards.glances import known_barrel_tops
from game.rules.roulette.questions import SECRET
from scenes.draw.drawable import Drawable, Image
from scenes.games.roulette.table.slots import PAGE_CARDS
from tests.contract.worlds import laid
from tests.journeys.game import Game

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene
    from tests.journeys.evening import MouseHand
    from tests.journeys.player import Person

BALLE, CLIC = "BALLE", "CLIC"


class Roulette:
    """Slots of the map, accusations, windows held; the mouse clicks answers, cards, plaques and dice."""

    id = "roulette"
    screen = "RouletteScene"
    quick: ClassVar[Mapping[str, object]] = {"points_to_win": 5}
    hasty: ClassVar[Mapping[str, object]] = {
        **{"points_to_win": 5, "choice_seconds": 5},
        **{"card_seconds": 1, "accusation_seconds": 1, "accusation_gather_seconds": 1, "aim_seconds": 1},
    }
    weights: ClassVar[Mapping[str, int]] = {
        **{"roulette-pass": 60, "roulette-skip": 60, "roulette-card": 14, "roulette-accuse": 6},
        **{
            "roulette-yes": 40,
            "roulette-other": 10,
            "roulette-no": 5,
            "roulette-back": 5,
            "roulette-let-go": 5,
        },
    }
    still: ClassVar[Collection[str]] = ("roulette-slot-0",)
    passing: ClassVar[Collection[str]] = ()
    unseen: ClassVar[tuple[str, ...]] = ("roulette-slot",)
    opening = ""
    ending = laid("roulette", "ending-2")
    confirm = Intent.ACCEPT

    def point_and_click(self, person: Person, hand: MouseHand) -> str:
        """In company he looks first; when he has chosen, his cards are covered by themselves."""
        scene: Any = person.scene
        if person.controller.asks() in SECRET:
            self.look(person, hand)
            boxes = scene.top.buttons.boxes
            hand.click_in(person.rng.choice(boxes))
            person.evening.step()
            assert scene.hands.peeking != person.player, "What was opened to choose stays open."
            return "clicked an answer"
        if person.controller.picking:
            return self.click_card(person, hand)
        if person.controller.accusing:
            hand.click_in(scene.top.plaques[person.rng.below(scene.view.players)].plan.box)
            return "clicked whom he accuses"
        choice = person.like(person.controller.prompts())
        if choice.key == "roulette-card" or choice.key.startswith("roulette-slot"):
            return self.click_card(person, hand)
        hand.press(choice.intent)
        return str(choice.key)

    def look(self, person: Person, hand: MouseHand) -> None:
        """Open the own panel, if it is not open."""
        if not person.scene.hands.open_to_all(person.player):
            hand.press(Intent.PEEK)
        assert person.scene.hands.open_to_all(person.player)

    def click_card(self, person: Person, hand: MouseHand) -> str:
        """A card of the open hand, then a plaque or a die."""
        scene: Any = person.scene
        if person.controller.targets():
            hand.click_in(scene.top.plaques[person.rng.choice(person.controller.targets())].plan.box)
            return "clicked a target"
        if person.controller.faces():
            hand.click_in(person.rng.choice(scene.top.buttons.boxes))
            return "clicked a face"
        self.look(person, hand)
        boxes = [box for box in scene.top.private_panel.boxes if box[2]]
        if not person.controller.fitting() or not boxes:
            hand.press(Intent.ACCEPT)
            return "gave up"
        hand.click_in(person.rng.choice(boxes))
        return "clicked a card"

    def telling(self, controller: Any) -> bool:
        """A card is played, or the slot was empty, for all to see."""
        return bool(controller.picking)

    def looks(self, view: Any) -> Hashable:
        """Each question, with so many who owe; hands and scores grow."""
        return (view.asks, len(view.owing), max(view.hands), max(view.scores) > 9, view.shot)

    def crowded(self, scene: MatchScene) -> bool:
        """Nothing lies over anything."""
        return False

    def faces(self, scene: MatchScene) -> list[str]:
        """Cards in the private panel, glimpses of barrels included, and in the pockets of the plaques."""
        top: Any = scene.top  # type: ignore[attr-defined]
        private = [*top.private_panel.layer._marks]
        found = [FACES.get(plain(mark), "") for mark in top.pieces._marks if seen(mark)]
        found += [FACES.get(plain(mark)) or GLIMPSES.get(mark.name, "") for mark in private if seen(mark)]
        found += [plain(mark).removeprefix(ACTION) for mark in private if seen(mark) and ACTION in mark.name]
        return sorted(filter(None, found))

    def open_faces(self, scene: MatchScene) -> list[str]:
        """Pockets that everybody has seen."""
        return sorted(gun(pocket) for pocket in scene.view.pockets if pocket is not None)

    def faces_of(self, scene: MatchScene, player: int) -> list[str]:
        """His hand, his pocket, what is left in his barrel, and what he saw of other barrels."""
        return sorted([*self.open_faces(scene), *self.own(scene, player)])

    def faces_open(self, scene: MatchScene, player: int) -> list[str]:
        return self.faces_of(scene, player)

    def own(self, scene: MatchScene, player: int) -> list[str]:
        """What only he knows, as cards."""
        seat = scene.table.seat(player)
        view = seat.view
        page = scene.hands.controllers[player].page * PAGE_CARDS
        found = [card.rpartition(":")[2] for card in view.hand[page : page + PAGE_CARDS]]
        pocketed = view.in_round[player] and (view.barrels[player] or view.pocket is not None)
        found += [gun(view.pocket)] if pocketed and view.pocket is not None else []
        if not view.barrels[player] or view.pocket is not None:
            found += [BALLE, CLIC]  # how many of each
        for cards in known_barrel_tops(seat.story, player).values():
            found += [gun(card) for card in cards]
        return found


FACES = {"carte_balle": BALLE, "carte_clic": CLIC}
GLIMPSES = {"shot_balle": BALLE, "shot_clic": CLIC}
"""So small are those of several barrels."""
ACTION = "carte_action_"


def gun(bullet: bool) -> str:
    """What a card of a gun is called here."""
    return BALLE if bullet else CLIC


def seen(mark: Drawable) -> bool:
    """Whether it is a picture that is drawn."""
    return isinstance(mark, Image) and mark.visible and bool(mark.alpha)


def plain(mark: Any) -> str:
    """Its picture, at whatever size."""
    return str(mark.name.removesuffix("_mini"))


ROULETTE: Game = Roulette()
