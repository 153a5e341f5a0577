"""What an answer looks like: two tiles meet, one is torn and dies, the other one is captured."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.hecatombe import events as happened
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import box_middle
from scenes.games.hecatombe.table.centre.exchange import Exchange
from scenes.games.hecatombe.table.centre.shield_ring import shield_rings
from scenes.games.hecatombe.table.clips.captive import CaptiveFlight
from scenes.games.hecatombe.table.clips.duel import LARGE, MEETING, Duel
from scenes.games.hecatombe.table.tiles.torn_tile import TornTile
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts, reading_seconds
from scenes.motion.timeline import Clip, callback_clip, pause_for, sequence, slide_value, together

LINGERING = 0.2
"""Seconds by which the strip may stand longer than it takes to read it, before the next question is asked."""
TEAR_SHARE, FALL_SHARE = 0.16, 0.58
"""Shares of the answer in which one tile tears, and its halves fall on the pile."""
RECOIL_SHARE, CAPTURE_SHARE = 0.32, 0.66
"""Shares of the answer in which the other tile springs back, and flies to its captor."""


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
    """The whole clash: both draw back, meet in a spark, one is torn, the other one is captured."""
    answer, capture = show.clash.answer, show.clash.capture
    assert capture is not None
    duel = Duel(show, answer.player, answer.army)
    death, prize = _death(show, event, duel), _capture(show, capture, duel)
    parts = Parts(
        breath=duel.draw_back,
        approach=duel.approach,
        answer=lambda s: together(death(s), prize(s)),
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
        if answer.sacrificed:
            beat = show.beats.beats["counter"]
            show.top.flourish(shield_rings(show.top.air, MEETING, (beat.stop + beat.answer) / 1000))
        show.top.flourish(pause_for(reading_seconds(telling.words) + LINGERING))

    moment = "counter" if answer.sacrificed else "clash"
    return show.beats.clip(moment, parts._replace(contact=contact), telling)


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


def _death(show: Animator, event: happened.TileDied, duel: Duel) -> Callable[[float], Clip]:
    """Return what makes the clip of a tile that is torn; its halves tumble onto the dead."""
    torn: list[TornTile] = []

    def rip() -> None:
        tile = duel.tile(event.player)
        x, y, lean = tile.x, tile.y - tile.height, tile.angle
        tile.remove()
        show.clash.victim = event.people
        torn.append(TornTile(show.top.faces, show.top.air, event.people, x, y, *LARGE, angle=lean))

    def tear(share: float) -> None:
        torn[0].tear(share)

    def fall(share: float) -> None:
        torn[0].fall(share, layout.DEAD)

    def land() -> None:
        torn.pop().remove()
        show.gone(event.player, event.people)
        show.shown.dead.append(event.people)
        show.top.centre.count_dead(len(show.shown.dead))

    return lambda s: sequence(
        callback_clip(rip),
        show.sound("tear"),
        slide_value(tear, 0, 1, TEAR_SHARE * s, "out-quad"),
        slide_value(fall, 0, 1, FALL_SHARE * s, "linear"),
        callback_clip(land),
        show.sound("tile-dies"),
    )


def _capture(show: Animator, event: happened.TileCaptured, duel: Duel) -> Callable[[float], Clip]:
    """Return what makes the clip of a tile that recoils, and flies to its captor."""
    flight = CaptiveFlight(show, event.player)

    def lift() -> None:
        flight.set_off(duel.tile(event.owner))
        show.clash.prize = event.people

    def land() -> None:
        show.gone(event.owner, event.people)
        flight.land(event.people)

    return lambda s: sequence(
        duel.recoil(event.owner, RECOIL_SHARE * s),
        callback_clip(lift),
        flight.fly(CAPTURE_SHARE * s),
        callback_clip(land),
        show.sound("chain-link"),
    )


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
