"""A skirmish under oath: every single step is watched for what no step may ever do."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.core.match import Match
from game.core.rng import Chance, Rng
from game.core.rules import Event, Player
from game.rules.skirmish.actions.player import Dismiss
from game.rules.skirmish.chapters import CHAPTERS, STEPS
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.events.player import TokensChanged
from game.rules.skirmish.events.unit import ModelsLost, ModelsRaised, UnitDestroyed
from game.rules.skirmish.flow.battle import Battle, do_nothing
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import TURN, Pose
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import GONE, SkirmishState, Unit
from game.rules.skirmish.turn import dismissal
from game.rules.skirmish.unit.sides import status_of
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.play import crowd

STARTED = (GONE, 0)
"""What is left of a unit that is gone: no model."""
COURSE = ("turns:", "deployment:", "ambush:", "treachery:resolve", "dismissal:")
"""Where marks are forgotten, units deployed or dismissed; cards that prevail over S-05 where they say so."""
TRUCE = "truce:"
MAY_LEAVE = ("caught", "fled", "dismissed", "combat", "misfire", "miscast")
"""Why a unit may be gone though models of it were alive: run down, over the edge, a machine lost."""


class Witness(Skirmish):
    """The same rules, whose `apply` takes an oath after every step."""

    def __init__(self, preset: str, players: int, armies: Any = None, **flags: Any) -> None:
        super().__init__(base_content(), SkirmishFlags(preset=preset, **flags), players, armies=armies)
        self.steps = 0

    def apply(
        self, state: SkirmishState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out one order, one step after the other."""
        (order,) = actions
        battle = Battle(self.setting, state, rng, [])
        question = state.questions[-1]
        before = state.clone()
        if isinstance(order, Dismiss):
            dismissal.agree_to_dismissal(battle, order)
        else:
            CHAPTERS[question.chapter].apply(battle, question, order)
        neutral_is_untouched(before, state, question.kind)
        while not state.over and not state.questions:
            step = state.steps.pop()
            before = state.clone()
            STEPS.get(step.name, do_nothing)(battle, *step.about)
            neutral_is_untouched(before, state, step.name)
            self.steps += 1
        return battle.out


def under_oath(players: int, seed: int, preset: str = "short", **flags: Any) -> Match[Any, Any, Any]:
    """A battle whose every step is watched."""
    return Match(Witness(preset, players, **flags), seed)


def crowded(players: int, seed: int, preset: str = "short", **flags: Any) -> Match[Any, Any, Any]:
    """The same of a battle in which everybody is near everybody else from the start."""
    return Match(crowd(Witness(preset, players, **flags), seed), seed)


def neutral_is_untouched(before: SkirmishState, after: SkirmishState, what: str) -> None:
    """S-05: nothing befalls a neutral unit in a step, but a push of the truce and the course of turns."""
    if not before.phase or what.startswith(COURSE):
        return
    for old, new in zip(before.units, after.units, strict=True):
        if old != new and status_of(before, old.owner).value == "neutral":
            if what.startswith(TRUCE):
                old.pose, old.marks = new.pose, new.marks & unit_flags.ASIDE | old.marks
                new_marks = new.marks | old.marks & unit_flags.ROUND
                assert old.marks == new_marks, (what, old, new)
                continue
            assert old == new, (what, old, new)


# what is always so


def kept(match: Match[Any, Any, Any]) -> None:
    """All that is true of any moment of any battle."""
    state = match.state
    models_are_kept(state, match.events)
    tokens_are_kept(match.rules, state, match.events)
    cards_are_kept(match.rules, state)
    units_are_sound(match.rules, state)


def models_are_kept(state: SkirmishState, events: Sequence[Event]) -> None:
    """Alive + dead + fled = started, unit by unit, told by events alone."""
    lost: Counter[int] = Counter()
    ends: dict[int, str] = {}
    for event in events:
        if isinstance(event, ModelsLost):
            lost[event.unit] += event.lost
        elif isinstance(event, ModelsRaised):
            lost[event.unit] -= event.models - (state.units[event.unit].enlisted.models - lost[event.unit])
        elif isinstance(event, UnitDestroyed):
            assert event.unit not in ends, event
            ends[event.unit] = event.why
    for unit in state.units:
        left = unit.enlisted.models - lost[unit.id]
        assert left >= 0, unit
        if unit.place == GONE:
            assert unit.models == 0 and unit.id in ends, unit
            assert left == 0 or ends[unit.id] in MAY_LEAVE, (unit, left, ends[unit.id])
        else:
            assert unit.models == left and unit.id not in ends, (unit, left)


def tokens_are_kept(rules: Skirmish, state: SkirmishState, events: Sequence[Event]) -> None:
    """Every token that changed hands was told, and nobody goes below 0 (S-16)."""
    told: dict[Player, int] = {}
    for event in events:
        if isinstance(event, TokensChanged):
            assert event.before == told.get(event.player, event.before) and event.after >= 0, event
            told[event.player] = event.after
    for player, tokens in told.items():
        assert state.tokens[player] == tokens


def cards_are_kept(rules: Skirmish, state: SkirmishState) -> None:
    """Every card of the deck is in one place (S-19)."""
    cards = Counter(state.deck) + Counter(state.discards) + Counter(play.card for play in state.plays)
    for hand in state.hands:
        cards += Counter(hand)
    bought = {
        id: card.copies
        for id, card in rules.setting.content.cards.items()
        if state.players > 2 or not card.three
    }
    assert cards == Counter(bought)


def units_are_sound(rules: Skirmish, state: SkirmishState) -> None:
    """Units stand wholly on the table, in no other, as many files as they have models (S-28, S-62, S-78)."""
    for unit in state.units:
        assert 0 <= unit.heading < TURN and unit.files >= 1 and unit.marks >= 0, unit
        if unit.host != NONE:
            host = state.units[unit.host]
            assert unit.id in host.guests and unit.place == host.place, unit
        for guest in unit.guests:
            assert state.units[guest].host == unit.id, unit
        if unit.stands:
            assert unit.models > 0 and unit.files <= unit.models + len(unit.guests), unit


def deepest(rules: Skirmish, state: SkirmishState) -> list[tuple[int, int, int]]:
    """Pairs of standing units that overlap by more than contact allows: (unit, unit, milli) (S-62)."""
    table = rules.setting.ground.table(state)  # type: ignore[attr-defined]
    ids = [unit.id for unit in state.standing()]
    pairs = [(one, other) for one in ids for other in table.touched(one) if one < other]
    return [(a, b, table.overlap(a, b)) for a, b in pairs if table.overlap(a, b) > 10]


# what is hidden


def shuffled_secrets(state: SkirmishState, viewer: Player, dice: Rng) -> SkirmishState:
    """Another truth which looks the same from that chair: others' hands, the deck, turn cards face down."""
    other = state.clone()
    others = [player for player in range(state.players) if player != viewer]
    pool = [card for player in others for card in other.hands[player]] + other.deck
    dice.shuffle(pool)
    for player in others:
        size = len(other.hands[player])
        other.hands[player], pool = pool[:size], pool[size:]
    other.deck = pool
    dice.shuffle(other.flips)
    return other


def about(unit: Unit) -> tuple[int, int, Pose]:
    """What a message of a failed oath needs."""
    return unit.id, unit.models, unit.pose
