"""The company: a layer of layers, one a figure, so that each can fade, dim and be made anew by itself."""

from __future__ import annotations

from scenes.draw.layer import Layer


class Company(Layer):
    """Draws its figures' layers in their order, all shifted and seen as near as itself."""

    def __init__(self, like: Layer) -> None:
        """`like` is any layer of the scene: its pictures and letters are used."""
        super().__init__(like.art, like.letters)
        self.still = like.still
        self._members: list[Layer] = []

    def member(self, *, behind: Layer | None = None) -> Layer:
        """A layer for one more figure, before all others or just behind one of them."""
        layer = Layer(self.art, self.letters)
        layer.still = self.still
        place = self._members.index(behind) if behind in self._members else len(self._members)
        self._members.insert(place, layer)
        return layer

    def dismiss(self, layer: Layer) -> None:
        """Let a figure's layer go."""
        layer.clear()
        if layer in self._members:
            self._members.remove(layer)

    def clear(self) -> None:
        """Let everybody go."""
        super().clear()
        for member in self._members:
            member.clear()
        self._members.clear()

    def draw(self) -> None:
        """Draw everybody, the furthest first."""
        if not self.visible:
            return
        for member in self._members:
            member.dx, member.dy = self.dx, self.dy
            member.zoom, member.zoom_at = self.zoom, self.zoom_at
            member.draw()
