"""What an answer looks like: two tiles meet, one folds and dies, the other one is captured."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.hecatombe import events as happened
from scenes.draw.style import Box, Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import ArenaTile, CarriedPiece, box_middle
from scenes.games.hecatombe.table.centre.exchange import Exchange
from scenes.games.hecatombe.table.tiles.tiles import FoldingTile
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts, reading_seconds
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence, slide_value, together

GROWN = 1.3
"""Factor by which tiles that meet are larger than the great tile of an attack."""
LARGE = (GROWN * layout.STORM[2], GROWN * layout.STORM[3])
MEETING: Point = (640.0, 262.0)
"""The point where the two papers touch."""
DRAWN_BACK = 8.0
"""Units by which a tile draws back before it strikes."""
LINGERING = 0.2
"""Seconds by which the strip may stand longer than it takes to read it, before the next question is asked."""
RECOIL = 12.0
"""Units by which the two tiles part after the blow."""
DEATH_SHARE = 0.46
"""Share of the answer in which one tile dies; in the rest the other one is captured."""


def _attack_let_go(show: Animator, event: happened.AttackLetGo) -> None:
    """Note that the attacked army comes to meet the attacker: it is shown once the fate of both is known."""
    show.clash.meet(event.player, "", sacrificed=False)


def _countered(show: Animator, event: happened.Countered) -> None:
    """Note that another army, or the attacked one, throws itself before the attacker."""
    show.clash.meet(event.player, event.army, sacrificed=True)


def _tile_captured(show: Animator, event: happened.TileCaptured) -> None:
    """Note the capture; it is shown beside the death that follows."""
    show.clash.capture = event


def _tile_died(show: Animator, event: happened.TileDied) -> Clip:
    """The whole clash: both draw back, meet in a spark, one dies, the other one is captured."""
    answer, capture = show.clash.answer, show.clash.capture
    assert capture is not None
    duel = _Duel(show, answer.player, answer.army, sacrificed=answer.sacrificed)
    death, prize = _death(show, event), _capture(show, capture)
    parts = Parts(
        breath=duel.draw_back,
        approach=duel.approach,
        answer=lambda s: sequence(duel.part(0.1 * s), death(DEATH_SHARE * s), prize((0.9 - DEATH_SHARE) * s)),
        settle=lambda s: together(
            show.zone(event.player).row.close_up(),
            show.zone(capture.owner).row.close_up(),
            callback_clip(lambda: _settle(show)),
        ),
    )
    sides = (capture.player, answer.player)
    telling = _telling(show, capture, event, sides, counter=answer.sacrificed)

    def contact() -> None:
        duel.strike()
        show.top.flourish(pause_for(reading_seconds(telling.words) + LINGERING))

    return show.beats.clip("clash", parts._replace(contact=contact), telling)


def _telling(
    show: Animator,
    capture: happened.TileCaptured,
    death: happened.TileDied,
    sides: tuple[Player, Player],
    *,
    counter: bool,
) -> Telling:
    """Return what is said of a clash, and which two zones keep their light."""
    if counter:
        facts = {"name": show.name(death.player), "people": show.phrases.people(death.people)}
        words, seal = show.texts("hecatombe-caption-countered", **facts), show.colour(death.player)
    else:
        facts = {"name": show.name(capture.player), "people": show.phrases.people(capture.people)}
        words, seal = show.texts("hecatombe-caption-captures", **facts), show.colour(capture.player)
    return Telling(show.lit(*sides), "tile-clash", words, seal, show.among_bots(*sides))


class _Duel:
    """The attacker on the left, who meets it on the right, from the breath to the blow."""

    def __init__(self, show: Animator, player: Player, army: str, *, sacrificed: bool) -> None:
        self.show, self.player, self.army, self.sacrificed = show, player, army, sacrificed
        self.rival, self.storm = CarriedPiece(), CarriedPiece()

    def draw_back(self, seconds: float) -> Clip:
        """The army leaves its row, and both draw back a little."""
        return sequence(callback_clip(self._step_out), slide_value(self._both, 0, 1, seconds, "out-quad"))

    def _step_out(self) -> None:
        show, top = self.show, self.show.top
        self.army = self.army or show.clash.prey
        armies = show.shown.armies[self.player]
        place = armies.index(self.army)
        x, y, w, h = top.places.tiles(self.player, len(armies))[place]
        row = show.zone(self.player).row
        row.take(place).remove()
        row.slot(place)
        piece = top.faces.draw(
            top.air, self.army, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5), zoom=LARGE[0] / w
        )
        show.clash.rival = ArenaTile(piece, self.army, self.player, w)
        top.veil_others(show.clash.player, self.player)
        top.centre.cut()
        top.centre.say("")
        up = -DRAWN_BACK if self.sacrificed else DRAWN_BACK
        self.rival.lift(piece, (piece.x, piece.y + up))
        attacker = show.clash.attacker
        if attacker is not None:
            self.storm.lift(attacker.piece, (attacker.piece.x - DRAWN_BACK, attacker.piece.y))

    def approach(self, seconds: float) -> Clip:
        """They rush at each other and grow."""
        return sequence(callback_clip(self._charge), slide_value(self._both, 0, 1, seconds, "in-quart"))

    def _charge(self) -> None:
        x, y = MEETING
        rival = self.show.clash.rival
        self.storm.lift(self.storm.piece, (x - LARGE[0] / 2, y), GROWN)
        self.rival.lift(self.rival.piece, (x + LARGE[0] / 2, y), LARGE[0] / rival.width if rival else 1.0)

    def _both(self, share: float) -> None:
        self.rival.place(share)
        self.storm.place(share)

    def strike(self) -> None:
        """Sparks fly in the colours of both papers."""
        self.show.top.strike(MEETING, (self.show.clash.army, self.army))

    def part(self, seconds: float) -> Clip:
        """They recoil from the blow."""

        def set_off() -> None:
            for piece, way in ((self.storm, -RECOIL), (self.rival, RECOIL)):
                if piece.piece is not None:
                    piece.lift(piece.piece, (piece.piece.x + way, piece.piece.y), piece.scales[1])

        return sequence(callback_clip(set_off), slide_value(self._both, 0, 1, seconds, "out-quad"))


def _death(show: Animator, event: happened.TileDied) -> Callable[[float], Clip]:
    """Return what makes the clip of a tile that folds in half and slides under the dead."""
    carried = CarriedPiece()

    def crease() -> None:
        standing = show.clash.take(event.player)
        show.clash.victim = event.people
        x, y = (standing.piece.x, standing.piece.y) if standing else MEETING
        carried.lift(standing.piece if standing else None, show.spot_of_dead())
        carried.drop()
        _forget(show, event.player)
        folded = FoldingTile(show.top.faces, show.top.air, event.people, x, y, *LARGE)
        carried.lift(folded, show.spot_of_dead())

    def fold(share: float) -> None:
        if isinstance(carried.piece, FoldingTile):
            carried.piece.progress = share

    def away(share: float) -> None:
        carried.place(share)
        carried.fade(0.7 * share)

    def land() -> None:
        carried.drop()
        show.gone(event.player, event.people)
        show.shown.dead.append(event.people)
        show.top.centre.count_dead(len(show.shown.dead), show.top.flourish)

    return lambda s: sequence(
        callback_clip(crease),
        show.sound("fold"),
        slide_value(fold, 0, 1, 0.5 * s, "in-out-sine"),
        slide_value(away, 0, 1, 0.5 * s, "in-quad"),
        callback_clip(land),
        show.sound("tile-dies"),
    )


def _capture(show: Animator, event: happened.TileCaptured) -> Callable[[float], Clip]:
    """Return what makes the clip of a tile that shrinks and joins the captives, and of their number."""
    carried = CarriedPiece()

    def lift() -> None:
        standing = show.clash.take(event.owner)
        boxes = show.top.places.captured(event.player, len(show.shown.captured[event.player]) + 1)
        scale = boxes[-1][2] / standing.width if standing else 1
        carried.lift(standing.piece if standing else None, box_middle(boxes[-1]), scale)
        show.clash.prize = event.people

    def land() -> None:
        carried.drop()
        _forget(show, event.owner)
        show.gone(event.owner, event.people)
        show.shown.captured[event.player].append(event.people)
        show.top.refresh_plate(event.player)
        show.top.count_captives(event.player, event.people)

    return lambda s: sequence(
        callback_clip(lift),
        slide_value(carried.place, 0, 1, s, "in-out-cubic"),
        callback_clip(land),
        show.sound("chain-link"),
    )


def _forget(show: Animator, owner: Player) -> None:
    """The attacker's great tile stands in the arena no more."""
    if owner == show.clash.player:
        show.top.centre.storm(None)


def _settle(show: Animator) -> None:
    """The exchange is over: the chronicle keeps it, and the attacked one plays (H-08, H-11)."""
    clash, shown = show.clash, show.shown
    shown.exchanges.append(
        Exchange(clash.player, clash.army, clash.target, clash.prey, clash.victim, clash.prize)
    )
    shown.active = clash.target
    shown.father = clash.player if show.father_rule else None
    show.top.veils.lift()
    show.top.centre.clear()
    show.top.settle()
    show.bar_father()
    zone: Box = show.top.places.zone(clash.target)
    show.light(*box_middle(zone))


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.AttackLetGo: _attack_let_go,
    happened.Countered: _countered,
    happened.TileCaptured: _tile_captured,
    happened.TileDied: _tile_died,
}
"""The clips of this chapter, by event."""
