"""What freeing looks like: everybody at once; all chains break on the same frame (H-25)."""

from game.rules.hecatombe import events as happened
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import CarriedPiece, Pose
from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value

SIGN_EDGE = 42.0
_RISE = 26.0
"""Units by which a freed tile is lifted."""
_ZOOM = 1.35


def gather_freed(show: Animator, event: happened.TileFreed) -> Clip | None:
    """Wait until it is known of everybody what they free; then show all of it at once."""
    show.freed.append(event)
    if len(show.freed) < show.freers:
        return None
    freed, show.freed = show.freed, []
    return _all_freed(show, freed)


def _all_freed(show: Animator, freed: list[happened.TileFreed]) -> Clip:
    """Return the clip of all who free a tile, and of those who free none: it takes the same time."""
    all_ = _Freeing(show, freed)
    parts = Parts(
        breath=lambda s: sequence(callback_clip(all_.begin), all_.each("show", s, "out-quad")),
        approach=lambda s: all_.each("tremble", s, "linear"),
        contact=all_.break_chains,
        answer=lambda s: all_.each("rise", s, "out-cubic"),
        settle=lambda s: sequence(all_.each("fade", s, "out-quad"), callback_clip(all_.land)),
    )
    players = [event.player for event in freed]
    telling = Telling(show.lit(*players), "free", among_bots=show.among_bots(*players))
    return show.beats.clip("freeing", parts, telling)


class _Freeing:
    """Everybody who may free a tile, as one."""

    def __init__(self, show: Animator, freed: list[happened.TileFreed]) -> None:
        self.show = show
        self.hands = [_Hand(show, event) for event in freed]
        self.given = [event.player for event in freed if event.people is not None]

    def each(self, kind: str, seconds: float, curve: str) -> Clip:
        """Return the clip of what all hands do."""
        moves = [getattr(hand, kind) for hand in self.hands]

        def move(share: float) -> None:
            for one in moves:
                one(share)

        return slide_value(move, 0, 1, seconds, curve)

    def begin(self) -> None:
        """Lay all signs."""
        self.show.top.centre.say("")
        for hand in self.hands:
            hand.begin()

    def break_chains(self) -> None:
        """All chains break on the same frame, and it is said who frees."""
        for hand in self.hands:
            hand.break_chain()
        names = self.show.phrases.names(self.given)
        key = "hecatombe-caption-freeing"
        words = (
            self.show.texts(key, names=names, n=len(self.given))
            if self.given
            else self.show.texts(f"{key}-none")
        )
        self.show.top.centre.say(words)

    def land(self) -> None:
        """Every freed tile is worth a point."""
        for hand in self.hands:
            hand.land()
        self.show.top.centre.show_dead(len(self.show.shown.dead))
        self.show.top.tell()
        if self.given:
            self.show.sounds.play("point")


class _Hand:
    """One who may free a tile: a chain that breaks over it, or an open hand that gives nothing."""

    def __init__(self, show: Animator, event: happened.TileFreed) -> None:
        self.show_, self.event = show, event
        self.carried = CarriedPiece()
        self.sign: Image | None = None
        self.ground: Image | None = None
        self.at: Point = (0, 0)
        self.point: Label | None = None
        """The point that flies from the freed tile to the score."""

    def begin(self) -> None:
        """Lay the sign: a chain over the tile, or over the captives of who frees none."""
        top, event = self.show_.top, self.event
        captured = self.show_.shown.captured[event.player]
        boxes = top.places.captured(event.player, len(captured))
        place = captured.index(event.people) if event.people is not None else len(captured) // 2
        x, y, w, h = boxes[place] if boxes else top.places.header(event.player).fan
        self.at = (x + w / 2, y + h / 2)
        if event.people is not None:
            self._lift((x, y, w, h))
        name = "icon_manacles" if event.people is not None else "icon_hand"
        self.ground = top.air.disc(*self.at, SIGN_EDGE * 0.62, style.GLYPH_DISC, alpha=0)
        tint = style.GOLD_LIGHT if event.people is not None else style.CREAM
        self.sign = top.air.image(name, *self.at, SIGN_EDGE, anchor=(0.5, 0.5), alpha=0, tint=tint)

    def _lift(self, box: Box) -> None:
        show, event = self.show_, self.event
        show.shown.captured[event.player].remove(event.people or "")
        show.shown.dead.append(event.people or "")
        show.refresh(event.player)
        piece = LiftedTile(show.top.faces, show.top.air, event.people, box, zoom=_ZOOM)
        self.carried.lift(piece, Pose(*self.at, _ZOOM, _RISE))

    def show(self, share: float) -> None:
        """The sign comes up."""
        self._shine(share)

    def _shine(self, share: float) -> None:
        if self.sign is not None and self.ground is not None:
            self.sign.alpha, self.ground.alpha = 255 * share, 200 * share

    def tremble(self, share: float) -> None:
        """It trembles before it breaks, or opens."""
        if self.sign is not None:
            swing = (1, -1)[int(share * 8) % 2] if 0 < share < 1 else 0
            self.sign.angle = 6 * swing

    def break_chain(self) -> None:
        """The chain is broken."""
        if self.sign is not None and self.event.people is not None:
            self.sign.name = "icon_breaking_chain"
            air = self.show_.top.air
            self.point = air.text(
                "+1", *self.at, 34, face="cinzel800", colour=style.GOLD_LIGHT, align="center"
            )
            self.point.exempt = True

    def rise(self, share: float) -> None:
        """The tile rises out of its row."""
        self.carried.place(share)
        if self.event.people is not None:
            self._shine(1 - 0.6 * share)
        self._fly(share)

    def _fly(self, share: float) -> None:
        """The point is on its way to the medal of who frees."""
        if self.point is not None:
            (x, y), (end, foot) = self.at, self.show_.top.places.header(self.event.player).medal
            self.point.move(x + (end - x) * share, y + (foot + 8 - y) * share)

    def fade(self, share: float) -> None:
        """All of it is gone."""
        self.carried.fade(share)
        self._shine(1 - share)

    def land(self) -> None:
        """A freed tile is worth a point (H-21)."""
        self.carried.drop()
        if self.point is not None:
            self.point.remove()
            self.point = None
        if self.sign is not None and self.ground is not None:
            self.sign.remove()
            self.ground.remove()
            self.sign = self.ground = None
        show, event = self.show_, self.event
        if event.people is None:
            return
        scored = show.shown.history[-1]
        show.shown.history[-1] = show.scored(freed=(*scored.freed, (event.player, event.people)))
        show.shown.points[event.player] += 1
        show.refresh(event.player)
