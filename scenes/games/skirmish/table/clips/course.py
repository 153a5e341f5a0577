"""What the course of a battle looks like: turn cards, phases, names, dice, points, the end (S-02 to S-23)."""

from collections.abc import Callable
from typing import Any

from game.rules.skirmish.events import player as told
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.effects.dice_board import DiceRow
from scenes.games.skirmish.table.shown import NOBODY
from scenes.motion.timeline import Clip, sequence

SEAL_RADIUS = 20.0
"""The radius of the seal in the chevron of the phase that is played, in units."""


def _round_began(show: Animator, event: told.RoundBegan) -> Clip:
    """The number of the game turn is called out, and the turn cards lie face down again (S-02)."""
    shown = show.shown

    def begin() -> None:
        shown.round, shown.rounds, shown.phase, shown.named = event.round, event.last, "", NOBODY
        shown.flips = tuple(range(shown.players))

    words = show.texts("battle-call-round", round=event.round, last=event.last)
    return sequence(show.then(begin, show.frame.refresh), show.sound("shuffle"), show.air.call(words))


def _turn_flipped(show: Animator, event: told.TurnFlipped) -> Clip:
    """The card is turned up, the name called, the edges of all units painted for whose turn it is."""
    shown = show.shown
    name = show.sitters[event.player].name
    return sequence(
        show.then(lambda: shown.begin_turn(event.player), show.field.repaint_relations, show.frame.refresh),
        show.sound("flip"),
        show.air.call(name),
    )


def _turn_skipped(show: Animator, event: told.TurnSkipped) -> Clip:
    """The card of who has nobody left is laid away."""

    def lay_away() -> None:
        show.shown.flips = tuple(one for one in show.shown.flips if one != event.player)

    return sequence(show.then(lay_away, show.frame.refresh), show.sound("flip"))


def _phase_began(show: Animator, event: told.PhaseBegan) -> Clip:
    """The chevron lights up with a question mark; everybody else is neutral again (S-03)."""
    shown = show.shown

    def begin() -> None:
        shown.active, shown.phase, shown.named = event.player, event.phase, NOBODY
        shown.names.pop(event.phase, None)

    return sequence(show.then(begin, show.field.repaint_relations, show.frame.refresh), show.sound("turn"))


def _enemy_named(show: Animator, event: told.EnemyNamed) -> Clip:
    """The seal of the enemy is stamped into the chevron; then edges sweep over the table (S-03)."""
    at = show.spots.chevron()
    return sequence(
        show.sound("enemy-named"),
        show.air.stamp(show.seal_of(event.enemy), at, SEAL_RADIUS),
        show.then(
            lambda: show.shown.name_enemy(event.phase, event.enemy),
            show.frame.refresh,
            show.field.repaint_relations,
        ),
    )


def _name_refused(show: Animator, event: told.NameRefused) -> Clip:
    """The seal is taken out of the chevron again (S-21)."""
    shown = show.shown
    return sequence(
        show.sound("error"),
        show.then(
            lambda: shown.name_enemy(shown.phase, NOBODY), show.frame.refresh, show.field.repaint_relations
        ),
    )


def _phase_ended(show: Animator, event: told.PhaseEnded) -> Clip:
    """The points of the phase are counted out; tokens follow (S-16)."""

    def end() -> None:
        show.shown.earned, show.shown.fight = [0] * show.shown.players, ((), ())

    return show.then(end, show.frame.refresh)


def _turn_ended(show: Animator, event: told.TurnEnded) -> Clip:
    """Nothing but a line: the next card follows."""
    return show.then(show.frame.refresh)


def _dice_rolled(show: Animator, event: told.DiceRolled) -> Clip:
    """The dice fall in the colour of who rolled them."""
    return show.throw(DiceRow("", event.dice), player=event.player)


def _rolled_off(show: Animator, event: told.RolledOff) -> Clip:
    """One row for each who rolled off, then the winner's name (S-12)."""
    last = event.rolls[-1] if event.rolls else ()
    rows = [DiceRow(show.sitters[seat].name, (die,)) for seat, die in enumerate(last) if die]
    return show.throw(*rows, player=event.winner)


def _battle_won(show: Animator, event: told.BattleWon) -> Clip:
    """The winner's name, over everything (S-23)."""

    def win() -> None:
        show.shown.winner, show.shown.tokens = event.winner, list(event.tokens)

    name = show.sitters[event.winner].name
    return sequence(show.then(win, show.frame.refresh), show.sound("victory"), show.air.call(name, hold=1.8))


# points and tokens


def _points_earned(show: Animator, event: told.PointsEarned) -> Clip:
    """Points rise over the unit they were earned with (S-17)."""

    def earn() -> None:
        show.shown.victory[event.player] += event.points
        show.shown.earned[event.player] += event.points

    return sequence(show.then(earn, show.frame.refresh), show.sound("point"))


def _tokens_changed(show: Animator, event: told.TokensChanged) -> Clip:
    """A coin flies to the panel of who gains, out of the panel of who pays."""
    panel, middle = show.spots.coins(event.player), (743.0, 380.0)
    ends = (middle, panel) if event.after > event.before else (panel, middle)

    def pay() -> None:
        show.shown.tokens[event.player] = event.after

    coin = show.air.fly("piece_or_petite", *ends, 26)
    return sequence(show.sound("coin"), show.then(pay, show.frame.refresh), show.beside(event, coin))


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    told.RoundBegan: _round_began,
    told.TurnFlipped: _turn_flipped,
    told.TurnSkipped: _turn_skipped,
    told.PhaseBegan: _phase_began,
    told.EnemyNamed: _enemy_named,
    told.NameRefused: _name_refused,
    told.PhaseEnded: _phase_ended,
    told.TurnEnded: _turn_ended,
    told.DiceRolled: _dice_rolled,
    told.RolledOff: _rolled_off,
    told.BattleWon: _battle_won,
    told.PointsEarned: _points_earned,
    told.TokensChanged: _tokens_changed,
}
"""The clips of this chapter, by event."""
