"""The course of a round: windows, pockets, spin, bets, count, end (R-03 to R-05, R-15 to R-21)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.roulette.actions import Bet, Pocket
from game.rules.roulette.cards.effects import give_points
from game.rules.roulette.events import (
    BarrelsSpun,
    BetsRevealed,
    ChoiceSealed,
    MatchWon,
    PhaseBegan,
    RoundBegan,
)
from game.rules.roulette.round import guns, windows
from game.rules.roulette.round.questions import Question, bits_of, question_for_seats
from game.rules.roulette.state import RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette

ROUND = (
    "phase:pocket",
    "window:before-pockets",
    "pockets",
    "phase:spin",
    "spin",
    "window:before-bets",
    "phase:bet",
    "bets",
    "reveal",
    "window:after-bets",
    "window:before-accusations",
    "phase:accusation",
    "accusations",
    "phase:trigger",
    "shots",
    "phase:count",
    "count",
    "window:after-count",
    "end",
)
"""The steps of a round in order; those that ask somebody wait for his answer."""
BACKWARDS = ROUND[::-1]


def deal(rules: "Roulette", rng: Chance) -> RouletteState:
    """Teams, guns, hands (R-01, R-02); the first round begins."""
    team = rules.team
    state = RouletteState(rules.players, team.characters, rules.spare, team.cards)
    state.bullets = [team.bullets] * rules.players
    state.deck = list(rules.content.deck)
    rng.shuffle(state.deck)
    guns.draw_cards(state, [(player, team.hand) for player in range(rules.players)], rng, [])
    _begin_round(rules, state, [])
    return state


def _begin_round(rules: "Roulette", state: RouletteState, out: list[Event]) -> None:
    """Everybody who lives takes all his cards back and takes part (R-16)."""
    players = rules.players
    state.round += 1
    state.in_round = [team > 0 for team in state.teams]
    state.dice = [None] * players
    state.pockets = [None] * players
    state.revealed = False
    state.fired = [0] * players
    state.shot = 0
    state.shooters = ()
    nobody = [False] * players
    state.shown, state.accused, state.blind = nobody[:], nobody[:], nobody[:]
    state.forced, state.cancelled, state.scored, state.saved = nobody[:], nobody[:], nobody[:], nobody
    state.aims = list(range(players))
    state.barrels = [[] for _ in range(players)]
    state.turned = [[] for _ in range(players)]
    state.steps = list(BACKWARDS)
    out.append(RoundBegan(state.round, state.taking_part()))


def advance_until_asked(rules: "Roulette", state: RouletteState, rng: Chance, out: list[Event]) -> None:
    """Go on until somebody is asked, or the match is over."""
    ready = rules.steps
    while not state.over and (state.pending is None or not state.pending.players):
        state.pending = None
        step, about = ready[state.steps.pop()]
        step(rules, state, about, rng, out)


def _phase(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """One of the six phases begins."""
    state.phase = about
    out.append(PhaseBegan(about))


# pockets, spin, bets


def _pockets(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Everybody in the round pockets a card, at the same time (R-03)."""
    state.pending = _everybody(state, "pocket")


def _everybody(state: RouletteState, kind: str) -> Question:
    """A question to all who are in the round."""
    return question_for_seats(kind, bits_of(state.taking_part()))


def seal_pocket(
    rules: "Roulette", state: RouletteState, action: Pocket, rng: Chance, out: list[Event]
) -> None:
    """Keep the card hidden; who cannot decide takes any of his cards (R-33)."""
    player = action.player
    bullet = action.bullet
    if bullet is None:
        bullet = rng.below(rules.team.cards) < state.bullets[player]
    state.pockets[player] = bullet
    out.append(ChoiceSealed(player, "pocket", "balle" if bullet else "clic"))
    mark_answered(state, player)


def _spin(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """All barrels together (R-04)."""
    for player in state.taking_part():
        guns.spin_barrel(rules, state, player, rng)
    out.append(BarrelsSpun())


def _bets(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Everybody in the round sets his die, at the same time (R-05)."""
    state.pending = _everybody(state, "bet")


def seal_bet(rules: "Roulette", state: RouletteState, action: Bet, rng: Chance, out: list[Event]) -> None:
    """Keep the die covered."""
    state.dice[action.player] = action.face
    out.append(ChoiceSealed(action.player, "bet", str(action.face)))
    mark_answered(state, action.player)


def _reveal(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """All dice at once (R-05)."""
    state.revealed = True
    out.append(BetsRevealed(tuple(state.dice)))


def mark_answered(state: RouletteState, player: Player) -> None:
    """`player` owes no answer any more."""
    assert state.pending is not None
    state.pending = state.pending.left[player]


# count, end


def _count(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Who is still in the round gains his bet and one more (R-15)."""
    for player in state.taking_part():
        gained = (state.dice[player] or 0) + rules.team.survivor
        give_points(state, player, gained, out)
        state.scored[player] = gained > 0


def _end(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Enough points, and more than anybody, win; else another round (R-19)."""
    best = max(state.scores)
    leaders = [player for player, score in enumerate(state.scores) if score == best]
    if best >= rules.flags.points_to_win and len(leaders) == 1 and state.teams[leaders[0]]:
        _finish(state, (leaders[0],), out)
    else:
        _begin_round(rules, state, out)


def _last_captain(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """One captain alive wins at once; none, and nobody wins (R-19)."""
    if rules.players - state.teams.count(0) < 2:
        _finish(state, tuple(state.living()), out)


def _finish(state: RouletteState, winners: tuple[Player, ...], out: list[Event]) -> None:
    """The match is over."""
    state.over = True
    state.winners = winners
    state.pending = None
    out.append(MatchWon(winners))


Step = Callable[["Roulette", RouletteState, str, Chance, list[Event]], None]
STEPS: dict[str, Step] = {
    "phase": _phase,
    "window": windows.open_card_window,
    "pockets": _pockets,
    "spin": _spin,
    "bets": _bets,
    "reveal": _reveal,
    "count": _count,
    "end": _end,
    "last-captain": _last_captain,
}
"""What happens by itself, by name; a step is a name, or a name and what it is about: `window:dying`."""
