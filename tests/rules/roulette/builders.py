"""One line lays a moment of Roulette out by hand, one line plays it.

Cards are short in tests: `medecin` is `base:medecin`. Guns are words of B (BALLE) and C (CLIC), top first.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from hypothesis import strategies as st

from game.core.match import Match
from game.core.rng import Rigged
from game.core.rules import Action, Event, Player
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, resolve_flags
from game.mods.load import load_mods
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, RouletteAction, TakeAim
from game.rules.roulette.content import content, flags_from
from game.rules.roulette.defs import SECTIONS
from game.rules.roulette.questions import question_for_seats
from game.rules.roulette.round.progress import advance_until_asked
from game.rules.roulette.round.steps import ROUND
from game.rules.roulette.rules import Roulette
from game.rules.roulette.state import RouletteState
from game.rules.roulette.view import RouletteView
from tests.builders import BASE

E = TypeVar("E", bound=Event)
SEATS = range(2, 7)
ANN, BOB, CLO, DAN, EVE, FAY = range(6)
TEAM = """
[team.petite]
characters = 2
cards = 10
bullets = 3
hand = 3
highest_bet = 8
survivor = 0
caught = 1
slandered = 2
"""
"""Another team, as a mod would write it."""


@cache
def base_catalog() -> Catalog:
    """Roulette as it comes; a problem in it fails the test."""
    loaded = load_mods([BASE], SECTIONS)
    assert not loaded.problems, "\n".join(map(str, loaded.problems))
    return loaded.catalog


@cache
def some_rules(players: int = 4, **changes: Any) -> Roulette:
    """Roulette for so many players under the given flags, which must be such as the lobby allows."""
    return rules_of(base_catalog(), players, **changes)


def rules_of(catalog: Catalog, players: int, **changes: Any) -> Roulette:
    """Roulette with any content."""
    values, problems = resolve_flags(catalog.all(FlagDef, game="roulette"), changes)
    assert not problems, "\n".join(map(str, problems))
    flags = flags_from(values)
    return Roulette(content(catalog, flags), flags, players)


def full(name: str) -> str:
    """The id of a short name."""
    return name if ":" in name or name == "?" else f"base:{name}"


def cards(words: str) -> list[str]:
    """`cards("medecin cadeau")`: a list of ids."""
    return [full(word) for word in words.split()]


def gun(word: str) -> list[bool]:
    """`gun("CB")`: a CLIC on a BALLE."""
    return [letter == "B" for letter in word]


class Table(Match[RouletteState, RouletteAction, RouletteView]):
    """A match laid out by hand, whose dice shuffle nothing; what tests ask about has a short name."""

    def __init__(self, rules: Roulette, draws: tuple[int, ...] = ()) -> None:
        super().__init__(rules, seed=0)
        self.rng = Rigged(draws)  # type: ignore[assignment]
        self.at_round = self.state.round
        self.state.pending = None
        chain = rules.script_chain(self.state, self.rng, self.events)
        advance_until_asked(rules.setting, self.state, self.rng, self.events, chain)

    @property
    def asks(self) -> str | None:
        """The question on the table."""
        return self.state.pending.kind if self.state.pending else None

    @property
    def owing(self) -> tuple[Player, ...]:
        """Who owes an answer to it."""
        return tuple(self.to_act())

    @property
    def hands(self) -> list[list[str]]:
        """Action cards by short names."""
        return [[card.partition(":")[2] for card in hand] for hand in self.state.hands]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def a_table(
    at: str = "pockets",
    *,
    players: int = 4,
    hands: Mapping[Player, str] | None = None,
    deck: str = "",
    discards: str = "",
    pockets: Mapping[Player, str] | None = None,
    barrels: Mapping[Player, str] | None = None,
    bullets: Mapping[Player, int] | None = None,
    dice: tuple[int | None, ...] | None = None,
    teams: Mapping[Player, int] | None = None,
    scores: Mapping[Player, int] | None = None,
    out: tuple[Player, ...] = (),
    draws: tuple[int, ...] = (),
    round_: int = 1,
    rules: Roulette | None = None,
    **flags: Any,
) -> Table:
    """Lay out a step of the first round: everybody honest, one BALLE at the bottom, no cards, bets of 0."""
    under = rules or some_rules(players, **flags)
    players = under.players
    state = RouletteState(
        players, under.setting.team.characters, under.setting.spare, under.setting.team.cards
    )
    state.round = round_
    state.deck, state.discards = cards(deck)[::-1], cards(discards)
    spun = ROUND.index(at) > ROUND.index("spin")
    for player in range(players):
        state.teams[player] = (teams or {}).get(player, under.setting.team.characters)
        state.scores[player] = (scores or {}).get(player, 0)
        state.hands[player] = cards((hands or {}).get(player, ""))
        state.in_round[player] = state.teams[player] > 0 and player not in out
        state.bullets[player] = (bullets or {}).get(player, 1)
        if spun and state.in_round[player]:
            state.pockets[player] = (pockets or {}).get(player, "C") == "B"
            state.barrels[player] = gun((barrels or {}).get(player, "CCCCCB"))
            state.bullets[player] = sum(state.barrels[player]) + bool(state.pockets[player])
            state.spare -= max(0, state.bullets[player] - 1)
    if dice is not None or ROUND.index(at) > ROUND.index("reveal"):
        state.dice = list(dice or [0 if part else None for part in state.in_round])
        state.revealed = ROUND.index(at) > ROUND.index("reveal")
    state.pending = question_for_seats("laid out", 1)
    state.steps = list(ROUND[ROUND.index(at) :][::-1])
    scripts = under.setting.scripts
    laid = Roulette(under.setting.content, under.setting.flags, players, start=state, scripts=scripts)
    return Table(laid, draws)


def written(action: Any) -> Any:
    """The same action with full names."""
    if isinstance(action, Play):
        return Play(action.player, full(action.card), action.target, action.face)
    return action


def play(table: Table, *ticks: Action | tuple[Action, ...]) -> Table:
    """Submit one action after the other (a tuple: in the same tick); none may be refused."""
    for tick in ticks:
        actions = [written(action) for action in (tick if isinstance(tick, tuple) else (tick,))]
        refusal = table.submit(*actions)
        assert refusal is None, f"{actions}: {refusal}"
    return table


def refused(table: Table, action: Action) -> str | None:
    """The code of the refusal, or None when the action is legal; nothing is played."""
    refusal = table.rules.check(table.state, written(action))
    return None if refusal is None else refusal.code


DEFAULTS: Mapping[str, Callable[[Player], Action]] = {
    "pocket": lambda player: Pocket(player, False),
    "bet": lambda player: Bet(player, 0),
    "aim": TakeAim,
}


def all_pass(table: Table) -> Table:
    """Everybody who is asked says nothing, or answers as a quiet person would."""
    asks, say = table.asks, DEFAULTS.get(table.asks or "", Pass)
    for player in table.owing:
        if table.asks == asks:
            play(table, say(player))
    return table


def until(table: Table, asks: str | None, shot: int | None = None) -> Table:
    """Everybody says nothing until a question is asked (in a shot)."""
    for _ in range(200):
        if table.asks == asks and shot in (None, table.state.shot):
            return table
        assert table.asks is not None, f"the match is over before {asks}"
        all_pass(table)
    raise AssertionError(f"{asks} is never asked")


def next_round(table: Table) -> Table:
    """Everybody says nothing until the next round, or the end."""
    table.at_round += 1
    while table.state.round < table.at_round and table.asks:
        all_pass(table)
    return table


def accuse(table: Table, *pairs: tuple[Player, Player]) -> Table:
    """A batch of accusations, and nobody else speaks in it."""
    play(table, *[Accuse(*pair) for pair in pairs])
    while table.asks == "gather":
        all_pass(table)
    return table


tables = st.builds(
    lambda players, deck, spare, gather, points: some_rules(
        players,
        action_deck=deck,
        spare_bullets=spare,
        accusation_gather_seconds=gather,
        points_to_win=points,
    ),
    st.sampled_from(SEATS),
    st.sampled_from(["full", "full", "full", "named", "none"]),
    st.sampled_from([0, 1, 3, 36]),
    st.sampled_from([0, 2]),
    st.sampled_from([5, 15, 50]),
)
seeds = st.integers(0, 1_000_000)
