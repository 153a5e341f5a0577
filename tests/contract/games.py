"""The games that keep the contract: a new one joins with one entry in GAMES."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import msgspec

from game.core.rng import Rng
from game.core.rules import Action, Event, Player, Rules
from game.rules.complots import actions as complots
from game.rules.complots import events as told
from game.rules.complots.determinize import determinize
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState
from tests.builders import LONGEST, base_catalog, some_rules

AnyRules = Rules[Any, Any, Any]


class Game(msgspec.Struct, frozen=True):
    """What the contract needs to know of a game."""

    name: str
    variants: dict[str, Callable[[], AnyRules]]
    """Each way to play it: numbers of players, house rules."""
    conceivable: Callable[[AnyRules, Player], Iterable[Action]]
    """All that `player` could ever try, sensible or not."""
    same: Callable[[Action], object]
    """What two actions share that the rules cannot tell apart."""
    imagine: Callable[[AnyRules, Any, Rng], Any]
    """A world that a view could be looking at."""
    teaches: Callable[[Event, Player], bool]
    """Whether this event, as `player` sees it, uncovers what was hidden from him."""
    loud: Callable[[Action], bool]
    """Whether an action is likely to uncover something: wanderers that compare worlds choose it seldom."""


HOUSES: dict[str, dict[str, Any]] = {
    "default": {},
    "inquisition": {"fifth_character": "inquisiteur"},
    "parties": {"factions": True, "treasury": 54},
    "harsh": {
        "fifth_character": "inquisiteur",
        "factions": True,
        "block_after_challenge": False,
        "forced_at": 0,
    },
    "rich": {"fifth_character": "inquisiteur", "treasury": 18, "starting_coins": 4, "forced_at": 7},
    "poor": {"starting_coins": 0, "forced_at": 3, "block_after_challenge": False, "reaction_seconds": 0},
}


def complots_variants() -> dict[str, Callable[[], AnyRules]]:
    """2 to 8 players under every set of house rules."""
    out: dict[str, Callable[[], AnyRules]] = {}
    for name, flags in HOUSES.items():
        for players in range(2, 9):
            out[f"{name}-{players}"] = lambda players=players, flags=flags: some_rules(players, **flags)
    return out


@cache
def complots_conceivable(rules: Complots, player: Player) -> tuple[Action, ...]:
    """Every verb with every name of the catalog, and some that do not exist."""
    from game.rules.complots.defs import ActionDef, CharacterDef

    names = [action.id for action in base_catalog().all(ActionDef)] + ["base:danse", ""]
    cards = [character.id for character in base_catalog().all(CharacterDef)] + ["?"]
    targets = (None, *range(-1, rules.players + 1))
    every: list[Action] = [complots.Declare(player, name, target) for name in names for target in targets]
    every += [complots.Challenge(player), complots.Pass(player)]
    every += [complots.Judge(player, swap) for swap in (False, True)]
    for verb in (complots.Block, complots.Reveal, complots.Show, complots.Pick):
        every += [verb(player, card) for card in cards]
    for size in range(4):
        every += [complots.Keep(player, kept) for kept in combinations_with_replacement(sorted(cards), size)]
    return tuple(every)


def complots_same(action: Action) -> object:
    """The order in which cards are kept means nothing (C-18)."""
    if isinstance(action, complots.Keep):
        return complots.Keep(action.player, tuple(sorted(action.cards)))
    return action


def complots_teaches(event: Event, viewer: Player) -> bool:
    """Proofs, lies and lost cards teach all; what is drawn or shown teaches those who see it."""
    match event:
        case told.ClaimProved() | told.LieExposed() | told.CharacterLost():
            return True
        case told.CardsReplaced(player=player) | told.ExchangeDrawn(player=player):
            return player == viewer
        case told.CardShown(witness=witness):
            return witness == viewer
    return False


def complots_loud(action: Action) -> bool:
    """Challenges uncover cards."""
    return isinstance(action, complots.Challenge)


def complots_imagine(rules: AnyRules, view: Any, rng: Rng) -> ComplotsState:
    """Deal the cards that the view does not know."""
    assert isinstance(rules, Complots)
    return determinize(rules, view, rng)


GAMES = [
    Game(
        name="complots",
        variants=complots_variants(),
        conceivable=complots_conceivable,  # type: ignore[arg-type]
        same=complots_same,
        imagine=complots_imagine,
        teaches=complots_teaches,
        loud=complots_loud,
    ),
]

EVERY = [(game, variant) for game in GAMES for variant in game.variants]
NAMES = [f"{game.name}-{variant}" for game, variant in EVERY]


def tick(
    rules: AnyRules, state: Any, rng: Rng, quiet: Callable[[Action], bool] | None = None
) -> Sequence[Any]:
    """A random tick: mostly one player's answer, now and then several at once, seldom a quiet-breaker."""
    owing = rng.shuffled(rules.to_act(state))
    together = len(owing) if len(owing) > 1 and rng.below(6) == 0 else 1
    answers = []
    for player in owing[:together]:
        options = rules.legal_actions(state, player)
        answer = rng.choice(options)
        if quiet is not None and quiet(answer) and rng.below(4):
            answer = rng.choice(options)
        answers.append(answer)
    return answers


def wander(rules: AnyRules, seed: int, quiet: Callable[[Action], bool] | None = None) -> Iterator[Any]:
    """Every state of a random playthrough, its start and its end too; the caller only looks."""
    rng = Rng(seed)
    state = rules.setup(rng)
    yield state
    for _ in range(LONGEST):
        if not rules.to_act(state):
            return
        rules.apply(state, tick(rules, state, rng, quiet), rng, events=False)
        yield state
    raise AssertionError("the match does not end")


def finish(rules: AnyRules, state: Any, rng: Rng) -> None:
    """Play a state at random to its end."""
    for _ in range(LONGEST):
        if not rules.to_act(state):
            return
        rules.apply(state, tick(rules, state, rng), rng, events=False)
    raise AssertionError("the match does not end")
