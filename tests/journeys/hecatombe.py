"""Hécatombe, as people play it who have never read its rules."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import TYPE_CHECKING, Any, ClassVar

from game.core.rules import UNKNOWN
from game.input.intents import Intent
from scenes.games.hecatombe.table.tiles.tiles import DEAD, Tile
from tests.contract.worlds import laid
from tests.journeys.game import Game

if TYPE_CHECKING:
    from scenes.match.scene import MatchScene
    from tests.journeys.evening import MouseHand
    from tests.journeys.player import Person


class Hecatombe:
    """Armies, objectives and tiles of fans are clicked where they lie."""

    id = "hecatombe"
    screen = "HecatombeScene"
    quick: ClassVar = {"rounds_to_win": 1}
    hasty: ClassVar = {"rounds_to_win": 1}
    weights: ClassVar = {
        "hecatombe-back": 3,
        "hecatombe-mark": 12,
        "hecatombe-seal": 20,
        "hecatombe-let-go": 20,
        "hecatombe-counter": 20,
    }
    still: ClassVar = ()
    passing: ClassVar[Collection[str]] = ()
    unseen: ClassVar = ()
    opening = ""
    ending = laid("hecatombe", "reveal-2") + "[flags]\nrounds_to_win = 1\n"
    confirm = Intent.COUNTER

    def point_and_click(self, person: Person, hand: MouseHand) -> str:
        scene, controller = person.scene, person.controller
        asked = controller.asks()
        if person.secret:
            return person.click_secretly(hand, 8)
        fan = scene.hands.fans.get(person.player)
        if fan:
            hand.click_in(person.rng.choice(fan))
            return "clicked a people"
        thing = person.rng.choice(controller.things())
        hand.click_in(scene.box(thing, person.player))
        if asked == "defence":
            choice = person.like(controller.prompts())
            hand.press(choice.intent)
            return choice.key
        return f"clicked {thing}"

    def telling(self, controller: Any) -> bool:
        return False

    def looks(self, view: Any) -> Hashable:
        """The tables of a round grow emptier; each size of tiles is looked at."""
        most = max(len(tiles) for tiles in view.armies)
        return (view.asks, len(view.owing), view.active, most, len(view.history))

    def crowded(self, scene: MatchScene) -> bool:
        """Nothing lies over anything."""
        return False

    def faces(self, scene: MatchScene) -> list[str]:
        """Tiles in the band of secrets, in the fan, and on the plates' places for objectives."""
        top: Any = scene.top  # type: ignore[attr-defined]
        laid = [*top.secrets.layer._marks, *top.cards._marks]
        laid += [tile for zone in top.zones for tile in zone.plate.objectives]
        shown = [mark for mark in laid if isinstance(mark, Tile) and mark.visible and mark.alpha]
        return sorted(tile.people for tile in shown if tile.people not in (None, DEAD))

    def open_faces(self, scene: MatchScene) -> list[str]:
        """What has been revealed, on the plates and in the band of the one below; peoples to be named."""
        base: int = scene.base  # type: ignore[attr-defined]
        return sorted(self._laid(scene, base, scene.view))

    def faces_of(self, scene: MatchScene, player: int) -> list[str]:
        """His objectives and those he knows of his right-hand neighbour; the fan, or what he has sealed."""
        fan = scene.hands.controllers[player].fan()
        view = scene.table.seat(player).view
        sealed = view.chosen if view.asks == "objectives" and player not in view.owing else ()
        weighed = self._weighed(scene, player)
        return sorted([*self._laid(scene, player, view), *fan, *weighed, *(one for one in sealed if one)])

    def _weighed(self, scene: MatchScene, player: int) -> list[str]:
        """The oath, or the army, that he thinks of, which lies large on the table while he looks."""
        controller: Any = scene.hands.controllers[player]
        fan, here = controller.fan(), controller.pointed()
        thinks = scene.view.asks in ("objectives", "keepers")
        return [fan[here.place]] if fan and here is not None and thinks else []

    def faces_open(self, scene: MatchScene, player: int) -> list[str]:
        fan = () if player in scene.table.bots else scene.hands.controllers[player].fan()
        return sorted([*self._laid(scene, player, scene.table.seat(player).view), *fan])

    def _laid(self, scene: MatchScene, whose: int, view: Any) -> list[str]:
        """The faces on the plates, and those in the band when it shows the secrets of `whose`."""
        base: int = scene.base  # type: ignore[attr-defined]
        plates = [tile for owner, row in enumerate(scene.view.objectives) if owner != base for tile in row]
        right = view.objectives[(whose - 1) % view.players][: scene.table.rules.setting.table.known]
        named = scene.view.peoples if scene.view.asks == "reveal" and scene.hands.fans else ()
        return [tile for tile in (*plates, *view.objectives[whose], *right, *named) if tile != UNKNOWN]


HECATOMBE: Game = Hecatombe()
