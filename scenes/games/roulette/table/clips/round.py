"""What a round looks like: cards in pockets, barrels that spin, dice, points, the end."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.rules import Player
from game.rules.roulette import events as happened
from game.rules.roulette import questions
from scenes.audio.sound import semitone_pitch
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.shown import DUEL
from scenes.motion.beats import Parts
from scenes.motion.flying_things import BREATH, fly_picture
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
    together,
)

DECK = (640.0, 96.0)
"""Action cards are dealt from behind the valance."""
BACK = (34.0, 52.0)
COUNT_SECONDS = 2.5
"""Seconds to read what everybody gained in a round."""
BOTH = (640.0, 240.0, 900.0, 300.0)
"""The hole of light on both sides of the stage: its middle, width and height."""
LEAN = 9.0
"""Degrees by which the last two lean towards each other."""
OCTAVE = 8
"""Points sound higher and higher, up to here."""


def _round_began(show: Animator, event: happened.RoundBegan) -> Clip:
    """Return the clip in which cards go back to their owners and the two richest in points come forward."""

    def begin() -> None:
        show.shown.begin_round(event.round, event.players)
        show.top.ribbon.show(show.shown.phase)
        show.top.cylinder.reload()
        show.top.cylinder.name_round(event.round)
        show.top.front.aims.clear()
        show.top.restage()
        show.face_off(event.players)

    words = show.texts("roulette-round", n=event.round)
    return sequence(
        show.clear(),
        lazy_clip(lambda: _last_two(show, event, begin)),
        show.sound("turn"),
        show.announce(words),
        show.tell(event),
        pause_for(BREATH * 2),
    )


def _last_two(show: Animator, event: happened.RoundBegan, begin: Callable[[], None]) -> Clip:
    """The beat of a match that comes down to two captains: they lean towards each other, alone in the light.

    Any other round just begins.
    """
    if show.shown.duel or len(event.players) != DUEL:
        return callback_clip(begin)

    def breath(seconds: float) -> Clip:
        show.top.banner.hide()
        show.top.front.voice.say("")
        return pause_for(seconds)

    def approach(seconds: float) -> Clip:
        return sequence(callback_clip(begin), pause_for(seconds))

    def settle(seconds: float) -> Clip:
        cleared = callback_clip(show.beats.strip.clear)
        return sequence(cleared, together(pause_for(seconds), show.top.front.busts.lean(0)))

    parts = Parts(
        breath=lambda s: lazy_clip(lambda: breath(s)),
        approach=approach,
        contact=lambda: show.top.banner.say(show.texts("roulette-call-duel")),
        answer=lambda s: together(pause_for(s), show.top.front.busts.lean(LEAN)),
        settle=settle,
    )
    words = show.texts("roulette-said-duel", names=show.phrases.names(event.players))
    return show.beat("duel", parts, BOTH, cue="drum", words=words)


def _phase_began(show: Animator, event: happened.PhaseBegan) -> Clip:
    """The ribbon moves on, and the call of the phase hangs on the banner."""

    def move() -> None:
        show.shown.phase = event.phase
        show.top.ribbon.show(event.phase)
        show.top.banner.say(show.texts(f"roulette-call-{event.phase}"))
        show.refresh()
        if event.phase == "count":
            show.face_off([player for player, part in enumerate(show.shown.in_round) if part])

    page = show.sound("turn") if event.phase in ("accusation", "count") else pause_for(0)
    return sequence(show.clear(), callback_clip(move), page)


def _cards_drawn(show: Animator, events: Sequence[happened.CardsDrawn]) -> Clip:
    """Backs fly to the hands."""
    flown = [fly_card_back(show, event.player) for event in events for _ in event.cards]

    words = show.phrases.drawn(events)
    return sequence(lazy_clip(lambda: show.go_on(words)), stagger(0.07, *flown), callback_clip(show.refresh))


def fly_card_back(show: Animator, player: Player) -> Clip:
    """Return the clip in which one card back flies to a hand."""

    def land() -> None:
        show.shown.hands[player] += 1
        show.sounds.play("deal")
        show.refresh(player)

    end = show.top.places.hand(player)
    return fly_picture(show.top.air, "dos_action_mini", DECK, end, BACK, 0.26, lift=24, turn=18, land=land)


def _choice_sealed(show: Animator, event: happened.ChoiceSealed) -> Clip:
    """« Prêt »: nobody hears or sees what (R-20); nobody waits for it, for the others are choosing."""

    def seal() -> None:
        player = event.player
        if event.asks == questions.BET:
            show.shown.sealed[player] = True
        elif event.asks == questions.POCKET:
            show.shown.pocketed[player] = True
        show.sounds.play(SEALS[event.asks])
        show.refresh(player)

    return callback_clip(seal)


SEALS = {questions.POCKET: "pocket", questions.BET: "bet-seal", questions.AIM: "aim"}
"""The sound of sealing, whatever was chosen."""


def _barrels_spun(show: Animator, event: happened.BarrelsSpun) -> Clip:
    """The cylinder spins under the window before the bets (R-21)."""

    def load() -> None:
        for player, part in enumerate(show.shown.in_round):
            show.shown.barrels[player] = show.cards - 1 if part else 0
        show.refresh()
        show.sounds.play("spin")
        show.top.front.voice.say(show.phrases.tell(event))

    return sequence(show.clear(), callback_clip(load), show.under(show.top.cylinder.spin))


def _bets_revealed(show: Animator, event: happened.BetsRevealed) -> Clip:
    """All dice rattle under their masks, and all masks rise at once (R-05)."""
    bets = {player: face for player, face in enumerate(event.faces) if face is not None}

    def rattle(seconds: float) -> Clip:
        show.sounds.play("dice")
        shaken = (slide_value(show.top.plaques[one].die.rattle, 0, 1, seconds, "linear") for one in bets)
        return together(pause_for(seconds), *shaken)

    def lift(seconds: float) -> Clip:
        turned = [
            slide_value(
                show.top.plaques[player].die.turning(face, sealed=False), 0, 1, seconds, "out-back(1.1)"
            )
            for player, face in bets.items()
        ]
        return reducible_clip(together(pause_for(seconds), *turned), pause_for(0))

    def land() -> None:
        show.shown.dice[:] = event.faces
        show.shown.sealed[:] = [False] * len(event.faces)
        show.refresh()
        show.top.front.voice.say(show.phrases.tell(event))

    highest = max(bets, key=lambda player: bets[player], default=0)
    parts = Parts(
        breath=lambda s: lazy_clip(lambda: rattle(s)),
        approach=lambda s: lazy_clip(lambda: lift(s)),
        contact=land,
    )
    x, y = show.top.places.die(highest)
    return sequence(
        show.clear(),
        show.announce(show.texts("roulette-call-bets")),
        show.beat("bets", parts, (x, y, 150, 90), cue="dice-land"),
    )


def _points_changed(show: Animator, events: Sequence[happened.PointsChanged]) -> Clip:
    """Everybody's counter climbs, one point after the other."""
    most = max(abs(event.change) for event in events)
    steps = [callback_clip(_counting(show, events, step)) for step in range(1, most + 1)]
    climb = sequence(*(sequence(step, pause_for(0.09)) for step in steps))
    counts = show.top.banner.words == show.texts("roulette-call-count")
    reckoned = callback_clip(lambda: _reckoned(show, events)) if counts else pause_for(0)
    hold = COUNT_SECONDS if counts and not show.among_bots() else BREATH
    return sequence(show.clear(), show.say(show.phrases.gains(events)), reckoned, climb, pause_for(hold))


def _reckoned(show: Animator, events: Sequence[happened.PointsChanged]) -> None:
    """On the plaque of whoever held out: the shots of the die, and what living on is worth (R-15)."""
    for event in events:
        shots = show.shown.dice[event.player] or 0
        facts = {"n": shots, "living": event.change - shots, "gain": event.change}
        if event.change > shots:
            show.top.plaques[event.player].say(show.texts("roulette-state-count", **facts), good=True)


def _counting(show: Animator, events: Sequence[happened.PointsChanged], step: int) -> Callable[[], object]:
    """Return a step of the count: one more point for each player still owed some; the last is exact."""

    def count() -> None:
        for event in events:
            done = min(step, abs(event.change)) * (1 if event.change > 0 else -1)
            show.shown.scores[event.player] = event.points - event.change + done
            show.refresh(event.player)
        show.sounds.play("score-up", pitch=semitone_pitch(step % OCTAVE))

    return count


def _match_won(show: Animator, event: happened.MatchWon) -> Clip:
    """Return the clip of the last captain standing, or of nobody (R-19)."""

    def crown() -> None:
        if event.winners:
            winner = event.winners[0]
            show.top.front.busts.duel(winner, None)
            show.top.plaques[winner].light("active")

    key = "roulette-call-won" if event.winners else "roulette-call-nobody"
    words = show.texts(key, name=show.phrases.names(event.winners))
    return sequence(
        show.clear(), callback_clip(crown), show.announce(words), show.tell(event), pause_for(BREATH * 3)
    )


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    happened.RoundBegan: _round_began,
    happened.PhaseBegan: _phase_began,
    happened.ChoiceSealed: _choice_sealed,
    happened.BarrelsSpun: _barrels_spun,
    happened.BetsRevealed: _bets_revealed,
    happened.MatchWon: _match_won,
}
CROWDS: dict[type, Callable[[Animator, Sequence[Any]], Clip]] = {
    happened.CardsDrawn: _cards_drawn,
    happened.PointsChanged: _points_changed,
}
