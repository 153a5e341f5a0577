"""Worlds that a view could be looking at: whole states, to imagine how a round goes on."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET

from game.core.rng import Chance
from game.core.rules import Player
from game.rules.roulette.questions import AIM, bits_of, question_for_seats
from game.rules.roulette.round.shots import default_aim
from game.rules.roulette.round.upcoming import steps_after
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import CHOICE, RouletteState
from game.rules.roulette.view import RouletteView
from game.scripting.hooks.memory import EMPTY


class Guess(msgspec.Struct, frozen=True):
    """A viewer's guesses of all that is hidden from it; impossible ones are put right."""

    pockets: Sequence[bool | None]
    """By player; None where there is no pocket card yet."""
    tops: Mapping[Player, Sequence[bool]] = {}
    """The first cards of barrels, as far as the viewer knows them."""
    dice: Sequence[int | None] = ()
    """The bets; left out: those of the view."""
    batch: Sequence[tuple[Player, Player]] = ()
    blind: Sequence[bool] = ()


def state_from_guess(setting: Setting, view: RouletteView, guess: Guess, rng: Chance) -> RouletteState:
    """A state that `view.me` cannot tell from the true one, but for wrong guesses."""
    players = view.players
    state = RouletteState(players, 0, view.spare, setting.team.cards)
    state.teams, state.scores = list(view.teams), list(view.scores)
    state.in_round, state.accused = list(view.in_round), list(view.accused)
    state.bullets = [setting.team.bullets + more for more in view.extra]
    state.dice = list(guess.dice or view.dice)
    state.revealed = any(die is not None for die in view.dice)
    state.shown = [pocket is not None for pocket in view.pockets]
    state.blind = list(guess.blind) or [False] * players
    state.turned = [list(cards) for cards in view.turned]
    state.shot, state.shooters, state.fired = view.shot, view.shooters, list(view.fired)
    state.forced, state.cancelled = list(view.forced), list(view.cancelled)
    state.aims = [CHOICE if aim is None else aim for aim in view.aims]
    state.dying, state.saved, state.scored = list(view.dying), list(view.saved), list(view.scored)
    state.batch, state.slanderers = list(guess.batch), list(view.slanderers)
    state.round, state.phase = view.round, view.phase
    state.memory = EMPTY if view.memory is UNSET else view.memory
    for player in range(players):
        _lay_gun(view, state, player, guess, rng)
    _deal_hands(setting, view, state, rng)
    _lay_question(view, state)
    return state


def _lay_gun(view: RouletteView, state: RouletteState, player: Player, guess: Guess, rng: Chance) -> None:
    """Lay a pocket and a barrel that hold as many BALLE as everybody can count."""
    size, pocket = view.barrels[player], guess.pockets[player]
    left = state.bullets[player] - sum(view.turned[player])
    if size or view.turned[player]:
        pocket = min(max(left - size, int(bool(pocket))), left, 1) > 0
        balls = left - pocket
        top = [*guess.tops.get(player, ())][:size]
        rest = [True] * (balls - sum(top)) + [False] * (size - balls - len(top) + sum(top))
        if len(top) + len(rest) != size:
            top, rest = [], [True] * balls + [False] * (size - balls)
        rng.shuffle(rest)
        state.barrels[player] = top + rest
    state.pockets[player] = pocket


def _deal_hands(setting: Setting, view: RouletteView, state: RouletteState, rng: Chance) -> None:
    """Deal all cards that the viewer does not see, in any order."""
    unseen = Counter(setting.content.deck)
    unseen.subtract(view.hand)
    unseen.subtract(view.discards)
    pool = list(unseen.elements())
    rng.shuffle(pool)
    for player, count in enumerate(view.hands):
        if player == view.me:
            state.hands[player] = list(view.hand)
        else:
            state.hands[player] = [pool.pop() for _ in range(min(count, len(pool)))]
    state.deck, state.discards = pool, list(view.discards)


def _lay_question(view: RouletteView, state: RouletteState) -> None:
    """Put the question of the moment, and the steps after it."""
    asks = view.asks
    if asks is None:
        state.over, state.winners = view.over, view.winners
        return
    state.steps = steps_after(asks, view.shot, view.slanderers)
    state.pending = question_for_seats(asks, bits_of(view.owing))
    if asks == AIM:
        for player in view.shooters:
            if state.aims[player] == CHOICE and player not in view.owing:
                mine = player == view.me
                state.sealed[player] = view.chosen if mine else default_aim(state, player)
