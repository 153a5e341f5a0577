"""The course of a round: phases, pockets, spin, bets, count, end (R-03 to R-05, R-15 to R-19)."""

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player
from game.core.steps import StepKind
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
from game.rules.roulette.questions import BET, POCKET, bits_of, question_for_seats
from game.rules.roulette.round import guns
from game.rules.roulette.round.steps import (
    ASK_BETS,
    ASK_POCKETS,
    BEGIN_PHASE,
    COUNT_POINTS,
    END_ROUND,
    REVEAL_BETS,
    ROUND,
    SPIN_BARRELS,
    TEST_LAST_CAPTAIN,
    StepRule,
)
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState

BACKWARDS = ROUND[::-1]
"""The steps of a round, the next one last."""


def deal(setting: Setting, rng: Chance) -> RouletteState:
    """The state of a new match: teams, guns, hands (R-01, R-02), and the first round."""
    team = setting.team
    state = RouletteState(setting.players, team.characters, setting.spare, team.cards)
    state.bullets = [team.bullets] * setting.players
    state.deck = list(setting.content.deck)
    rng.shuffle(state.deck)
    guns.draw_cards(state, [(player, team.hand) for player in range(setting.players)], rng, [])
    _begin_round(setting, state, [])
    return state


def _begin_round(setting: Setting, state: RouletteState, out: list[Event]) -> None:
    """Begin a round: all who live take their cards back and take part (R-16)."""
    players = setting.players
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


def _begin_phase(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Begin one of the six phases."""
    state.phase = about
    out.append(PhaseBegan(about))


# pockets, spin, bets


def _ask_pockets(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Ask everybody in the round for a pocket card, at the same time (R-03)."""
    state.pending = _question_to_all(state, POCKET)


def _question_to_all(state: RouletteState, kind: str) -> Question:
    """A question to all who are in the round."""
    return question_for_seats(kind, bits_of(state.taking_part()))


def seal_pocket(
    setting: Setting, state: RouletteState, action: Pocket, rng: Chance, out: list[Event]
) -> None:
    """Keep a pocket card hidden; a player who cannot decide takes any card (R-33)."""
    player = action.player
    bullet = action.bullet
    if bullet is None:
        bullet = rng.below(setting.team.cards) < state.bullets[player]
    state.pockets[player] = bullet
    out.append(ChoiceSealed(player, POCKET, "balle" if bullet else "clic"))
    state.mark_answered(player)


def _spin_barrels(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Spin all barrels together (R-04)."""
    for player in state.taking_part():
        guns.spin_barrel(setting, state, player, rng)
    out.append(BarrelsSpun())


def _ask_bets(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Ask everybody in the round for a bet, at the same time (R-05)."""
    state.pending = _question_to_all(state, BET)


def seal_bet(setting: Setting, state: RouletteState, action: Bet, rng: Chance, out: list[Event]) -> None:
    """Keep a die covered."""
    state.dice[action.player] = action.face
    out.append(ChoiceSealed(action.player, BET, str(action.face)))
    state.mark_answered(action.player)


def _reveal_bets(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Reveal all dice at once (R-05)."""
    state.revealed = True
    out.append(BetsRevealed(tuple(state.dice)))


# count, end


def _count_points(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Give points to all still in the round: the bet and one more (R-15)."""
    for player in state.taking_part():
        gained = (state.dice[player] or 0) + setting.team.survivor
        give_points(state, player, gained, out)
        state.scored[player] = gained > 0


def _end_round(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Let a sole leader with enough points win, or begin another round as long as there are any (R-19)."""
    best = max(state.scores)
    leaders = [player for player, score in enumerate(state.scores) if score == best]
    if best >= setting.flags.points_to_win and len(leaders) == 1 and state.teams[leaders[0]]:
        _finish_match(state, (leaders[0],), out)
    elif 0 < setting.flags.round_limit <= state.round:
        living = state.living()
        most = max(state.scores[player] for player in living)
        _finish_match(state, tuple(player for player in living if state.scores[player] == most), out)
    else:
        _begin_round(setting, state, out)


def _test_last_captain(
    setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]
) -> None:
    """End the match when at most one captain lives: that player wins, or nobody (R-19)."""
    if setting.players - state.teams.count(0) < 2:
        _finish_match(state, tuple(state.living()), out)


def _finish_match(state: RouletteState, winners: tuple[Player, ...], out: list[Event]) -> None:
    """End the match."""
    state.over = True
    state.winners = winners
    state.pending = None
    out.append(MatchWon(winners))


STEPS: dict[StepKind[str], StepRule] = {
    BEGIN_PHASE: _begin_phase,
    ASK_POCKETS: _ask_pockets,
    SPIN_BARRELS: _spin_barrels,
    ASK_BETS: _ask_bets,
    REVEAL_BETS: _reveal_bets,
    COUNT_POINTS: _count_points,
    END_ROUND: _end_round,
    TEST_LAST_CAPTAIN: _test_last_captain,
}
"""By step of this chapter: how it is carried out."""
