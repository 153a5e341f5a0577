"""How many actions a second: every game through its public rules, and a whole Match, each beside a floor.

Floors: the very same loops around rules that only do what no rules can avoid (see `Cheapest`).
Seconds are those of the processor, so that other programs on the core are not counted.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.app.games import GAMES, all_sections, flag_values  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rng import Chance, Rng  # noqa: E402
from game.core.rules import Action, Event, Outcome, Player, Refusal  # noqa: E402
from game.mods.catalog import Catalog  # noqa: E402
from game.mods.load import load_mods  # noqa: E402
from game.saves import journal  # noqa: E402
from game.saves.save import Header  # noqa: E402
from tools.bench.measure import Spread, as_json, in_turns, machine, options, ratios  # noqa: E402

GOALS = {
    "complots": {"rules": 250_000, "match": 60_000},
    "hecatombe": {"rules": 200_000, "match": 60_000},
    "roulette": {"rules": 200_000, "match": 60_000},
}
"""Actions a second, game by game; a game without goals is measured all the same."""
ROUNDS, ACTIONS = 9, 20_000

Journals = Callable[[], Any]

SHORT_GAMES = ["complots", "hecatombe", "roulette"]
"""Games that are measured unless one is named; battles have a bench of their own, battles.py."""


class Nod(Action, frozen=True, tag=True):
    """The only action of the floor."""

    word: str


class Nodded(Event, frozen=True, tag=True):
    """The only event of the floor."""

    player: Player
    word: str


class Cheapest:
    """Rules that do only what no rules can avoid: tell whose turn it is, offer a ready list, note what came.

    `length` actions make a match.
    """

    def __init__(self, players: int, length: int) -> None:
        self.players, self.length = players, length
        self.asked = tuple((player,) for player in range(players))
        self.offers = tuple((Nod(player, "yes"), Nod(player, "no")) for player in range(players))
        self.told: list[list[Event]] = [[Nodded(player, "yes")] for player in range(players)]

    def setup(self, rng: Chance) -> list[Nod]:
        """Begin with nothing."""
        return []

    def to_act(self, state: list[Nod]) -> tuple[Player, ...]:
        """One after the other."""
        done = len(state)
        return self.asked[done % self.players] if done < self.length else ()

    def legal_actions(self, state: list[Nod], player: Player) -> tuple[Nod, ...]:
        """Yes or no."""
        return self.offers[player]

    def check(self, state: list[Nod], action: Nod) -> Refusal | None:
        """Everything is legal."""
        return None

    def apply(
        self, state: list[Nod], actions: tuple[Nod, ...], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Note it; the event is a ready one."""
        state.append(actions[0])
        return self.told[actions[0].player] if events else []

    def observe(self, state: list[Nod], viewer: Player) -> None:
        """There is nothing to see."""

    def outcome(self, state: list[Nod]) -> Outcome | None:
        """Nobody wins."""
        return None


def base_content() -> Catalog:
    """What all games are played with: the base mod."""
    return load_mods([ROOT / "mods/base"], all_sections()).catalog


def tables(game: str) -> tuple[int, ...]:
    """The smallest table of a game, one of four, the largest."""
    seats = GAMES[game].seats
    return (seats[0], 4, seats[-1])


def rules_of(catalog: Catalog, game: str, players: int) -> Any:
    """A game with the flags it comes with."""
    return GAMES[game].rules(catalog, players, flag_values(catalog, game, {})[0])


def by_rules(rules: Any, seed: int, least: int) -> float:
    """Actions a second of random matches through the rules alone, without events."""
    rng, done = Rng(seed), 0
    draw = rng.random
    begun = time.process_time()
    while done < least:
        state = rules.setup(rng)
        while owing := rules.to_act(state):
            choices = rules.legal_actions(state, owing[0])
            rules.apply(state, (choices[int(draw() * len(choices))],), rng, events=False)
            done += 1
    return done / (time.process_time() - begun)


def by_match(rules: Any, seed: int, least: int, journals: Journals) -> float:
    """Actions a second of random matches through Match: options, check, journal, log, events.

    Making the file of a match and letting it go (once a match) is not counted.
    """
    rng, done, spent = Rng(seed), 0, 0.0
    draw, clock = rng.random, time.process_time
    while done < least:
        book = journals()
        begun = clock()
        match: Any = Match(rules, seed + done, book)
        while owing := match.to_act():
            choices = match.options(owing[0])
            match.submit(choices[int(draw() * len(choices))])
            done += 1
        spent += clock() - begun
        if book is not None:
            book.close()
    return done / spent


def mean_length(rules: Any, matches: int = 100) -> int:
    """How many actions a random match has."""
    rng, done = Rng("length"), 0
    for _ in range(matches):
        state = rules.setup(rng)
        while owing := rules.to_act(state):
            rules.apply(state, (rng.choice(rules.legal_actions(state, owing[0])),), rng, events=False)
            done += 1
    return round(done / matches)


def books(folder: Path, game: str) -> dict[str, Journals]:
    """Every way a match is written down: not at all, in memory, in a file line by line."""
    numbers = count()
    header = Header(program="bench", game=game, seed=0, seats=(), flags={}, mods={}, setup={}, started="")
    return {
        "no journal": lambda: None,
        "journal in memory": lambda: journal.in_memory_journal()[0],
        "journal in a file": lambda: journal.begin(folder / f"{game}-{next(numbers)}.match", header),
    }


def measure(games: Sequence[str], rounds: int, actions: int, folder: Path) -> list[dict[str, Any]]:
    """One row for each game, each table and each way, with its floor."""
    catalog = base_content()
    rows = []
    for game in games:
        ways = books(folder, game)
        for players in tables(game):
            rules = rules_of(catalog, game, players)
            floor = Cheapest(players, mean_length(rules))
            pairs: dict[str, Callable[[Any, int], float]] = {
                "rules": lambda subject, seed: by_rules(subject, seed, actions)
            }
            for way, journals in ways.items():
                pairs[f"match, {way}"] = lambda subject, seed, journals=journals: by_match(  # type: ignore[misc]
                    subject, seed, actions // 2, journals
                )
            rows += [row(game, name, players, pair, rules, floor, rounds) for name, pair in pairs.items()]
    return rows


def row(
    game: str,
    name: str,
    players: int,
    pair: Callable[[Any, int], float],
    rules: Any,
    floor: Any,
    rounds: int,
) -> dict[str, Any]:
    """Measure one way beside its floor."""
    values = in_turns(
        {"ours": lambda seed: pair(rules, seed), "floor": lambda seed: pair(floor, seed)}, rounds
    )
    goal = GOALS.get(game, {}).get(name.partition(",")[0], 0)
    ours = Spread.of(values["ours"])
    return {
        "game": game,
        "what": name,
        "players": players,
        "goal": goal,
        "actions_per_second": ours,
        "floor": Spread.of(values["floor"]),
        "times_the_floor": ratios(values["floor"], values["ours"]),
        "met": ours.median >= goal,
    }


def show(rows: list[dict[str, Any]]) -> None:
    """The table for human eyes."""
    print(f"{'':>31} players  actions/s (least / median / most)      floor (median)  × floor")
    for one in rows:
        mark = "ok" if one["met"] else f"below {one['goal']:,}"
        who = f"{one['game']:>10} {one['what']:>20} {one['players']:7}"
        speed, floor = one["actions_per_second"].text(",.0f"), one["floor"].median
        share = one["times_the_floor"].median
        print(f"{who}  {speed:38} {floor:16,.0f} {share:8.1f}  {mark}")


def main() -> None:
    """Read the command line and measure."""
    parser = options(__doc__, ROUNDS)
    parser.add_argument("--actions", type=int, default=ACTIONS, help="actions a measure, at least")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = measure(said.game or SHORT_GAMES, said.rounds, said.actions, Path(folder))
    if said.json:
        print(as_json({"bench": "rules", "machine": machine(), "rows": rows}))
    else:
        show(rows)


if __name__ == "__main__":
    main()
