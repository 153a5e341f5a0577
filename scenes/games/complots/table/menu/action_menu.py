"""The actions of a turn, held out to its player: a fan of cards, or rows where there are too many."""

from collections.abc import Sequence

from scenes.draw.layer import Layer
from scenes.draw.style import Box, is_in_box
from scenes.games.complots.table.menu import places
from scenes.games.complots.table.menu.card import MenuCard
from scenes.games.complots.table.menu.faces import ActionFace
from scenes.games.complots.table.menu.row import draw_row_card
from scenes.games.complots.table.menu.ticket import draw_ticket
from scenes.shell.null_sound import Words


class ActionMenu:
    """The menu of one player; an action that cannot be chosen now is veiled, never hidden."""

    def __init__(
        self,
        layer: Layer,
        choice: Layer,
        texts: Words,
        faces: Sequence[ActionFace],
        chosen: int,
        *,
        mirrored: bool,
    ) -> None:
        """The chosen card and its ticket are drawn on the layer `choice`, the others on `layer`."""
        self.layer, self.choice, self.texts = layer, choice, texts
        self.faces, self.chosen, self.mirrored = faces, chosen, mirrored
        self.names = tuple([face.action for face in faces])
        many = len(faces) > places.MOST_IN_FAN
        find = places.row_boxes if many else places.fan_boxes
        self.boxes: list[Box] = find(len(faces), mirrored=mirrored)
        if many:
            self._rows()
        else:
            self._fan()
        draw_ticket(layer, texts, faces[chosen], places.ticket_box(mirrored=mirrored))

    def _fan(self) -> None:
        """The cards, those far from the chosen one below."""
        count = len(self.faces)
        for place in sorted(range(count), key=lambda one: -abs(one - self.chosen)):
            chosen = place == self.chosen
            pose = places.fan_pose(place, count, self.chosen, mirrored=self.mirrored)
            layer = self.choice if chosen else self.layer
            MenuCard(layer, self.texts, self.faces[place], pose, chosen=chosen)

    def _rows(self) -> None:
        for place, (face, box) in enumerate(zip(self.faces, self.boxes, strict=True)):
            chosen = place == self.chosen
            draw_row_card(self.choice if chosen else self.layer, self.texts, face, box, chosen=chosen)

    def at(self, x: float, y: float) -> str | None:
        """The action under the mouse."""
        found = (name for name, box in zip(self.names, self.boxes, strict=True) if is_in_box(box, x, y))
        return next(found, None)
