"""What doubts, lies, proofs and losses look like."""

from collections.abc import Callable
from typing import Any

from game.rules.complots import events as happened
from scenes.games.complots.table import layout, props
from scenes.games.complots.table.animator import Animator
from scenes.motion import flying_things
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import Clip, pause_for, reducible_clip, sequence, slide_value, together


def _challenged(show: Animator, event: happened.Challenged) -> Clip:
    """The doubter's seal slams onto the claim."""
    x, y, w, _ = layout.seat_place_boxes(show.players)[event.player]
    seal = f"seal_{show.sitters[event.player].colour + 1}_grand"
    slam = flying_things.fly_picture(
        show.air, seal, (x + w / 2, y), (640, 193), (96, 96), 0.18, lift=20, easing="in-quart", turn=-14
    )
    names = {"name": show.name(event.player), "other": show.name(event.claimant)}
    return sequence(
        show.say("complots-caption-doubt", **names),
        show.sound("doubt"),
        slam,
        flying_things.shake_layer(show.centre.paper, 5),
        pause_for(BREATH),
    )


def _lie_exposed(show: Animator, event: happened.LieExposed) -> Clip:
    """Return the clip in which the ticket of an exposed lie tears."""
    return sequence(
        show.tear(),
        show.sound("lie"),
        show.say("complots-caption-lie", name=show.name(event.player)),
        pause_for(BREATH),
    )


def _claim_proved(show: Animator, event: happened.ClaimProved) -> Clip:
    """The card comes to the middle and turns its face up."""
    names = {"name": show.name(event.player), "other": show.name(event.challenger)}
    shown = [show.reveal(event.player, card, place, event.cards) for place, card in enumerate(event.cards)]
    come = together(*[sequence(one.come(), one.turn()) for one in shown])
    go = together(*[one.go(flying_things.do_nothing, show.court()) for one in shown])
    side = 0 if event.player == show.shown.active else 1
    return sequence(
        come,
        together(
            show.sound("truth"),
            reducible_clip(slide_value(show.centre.halo(side), 0, 1, 0.45), pause_for(0)),
        ),
        show.say("complots-caption-truth", **names),
        flying_things.gold_dust_burst(show.air, props.RevealedCard.MIDDLE),
        pause_for(0.5),
        go,
    )


def _character_lost(show: Animator, event: happened.CharacterLost) -> Clip:
    """The card turns, the veil falls."""
    card = show.reveal(event.player, event.card, 0, (event.card,))

    def fall() -> None:
        show.shown.hidden[event.player] = event.left
        show.shown.lost[event.player].append(event.card)
        show.refresh_cards(event.player)

    names = {"name": show.name(event.player), "role": show.role(event.card)}
    return sequence(
        card.come(),
        show.sound("flip"),
        card.turn(),
        show.say("complots-caption-lost", **names),
        show.sound("lost"),
        props.strike_out_card(show.air),
        pause_for(BREATH),
        card.go(fall),
    )


def _player_eliminated(show: Animator, event: happened.PlayerEliminated) -> Clip:
    """Return the clip of a player leaving the match: a sentence and a low drum."""
    return sequence(
        show.say("complots-caption-eliminated", name=show.name(event.player)),
        show.sound("out"),
        pause_for(BREATH),
    )


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.Challenged: _challenged,
    happened.LieExposed: _lie_exposed,
    happened.ClaimProved: _claim_proved,
    happened.CharacterLost: _character_lost,
    happened.PlayerEliminated: _player_eliminated,
}
"""The clips of this chapter, by event."""
