"""What scripts may wish for in a battle, and how it is granted: by the laws of the game.

Nothing comes of a wish once the battle is over, nor of one for a unit that is not on the table, or neutral
in this phase (S-05, S-07). A seat or a unit that no battle has is a mistake. What happens to units happens at
once where nothing is under way, else when the phase ends, before its points are counted.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from game.core.rng import Chance
from game.core.rules import Event
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.consequences.victory_points import change_tokens
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import (
    SCRIPTS_HEAL,
    SCRIPTS_HIT,
    SCRIPTS_PANIC,
    TREACHERY_DRAW,
    TURNS_END_PHASE,
)
from game.rules.skirmish.scripted.facts import HOOKS, common_facts
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY, Step
from game.rules.skirmish.state.state import TABLE as ON_TABLE
from game.rules.skirmish.state.state import SkirmishState
from game.scripting.hooks.chain import Granting, HookTable
from game.scripting.hooks.wishes import Remember, Say, Seat, Wish, player_of

UnitNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]

MINE = "scripts:"
"""How the names of these steps begin."""
CALM = (MINE, "treachery:", "bribes:")
"""How the names of steps begin under which nothing is under way."""
WHY = "card"
"""Why tokens change: as by a treachery card."""
STEEL = "base:steel"
"""The name of what makes a unit stubborn."""


class Gain(Wish, frozen=True, kw_only=True, tag="gain"):
    """A player gets tokens from the bank."""

    player: Seat
    tokens: Few


class Pay(Wish, frozen=True, kw_only=True, tag="pay"):
    """A player pays tokens to the bank, as many as the player has."""

    player: Seat
    tokens: Few


class Give(Wish, frozen=True, kw_only=True, tag="give"):
    """A player gives tokens to another, as many as the giver has."""

    player: Seat
    target: Seat
    tokens: Few


class Draw(Wish, frozen=True, kw_only=True, tag="draw"):
    """A player draws treachery cards; who then holds more than five discards (S-19)."""

    player: Seat
    cards: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class Spare(Wish, frozen=True, kw_only=True, tag="spare"):
    """A player may not name another, at the player's next naming, if another name is left (S-09, S-21)."""

    player: Seat
    target: Seat


class Halt(Wish, frozen=True, kw_only=True, tag="halt"):
    """A unit may not `charge`, or not `shoot`, until the phase ends."""

    unit: UnitNumber
    what: Literal["charge", "shoot"]


class Steel(Wish, frozen=True, kw_only=True, tag="steel"):
    """A unit is stubborn until the phase ends (S-56)."""

    unit: UnitNumber


class Hit(Wish, frozen=True, kw_only=True, tag="hit"):
    """A unit suffers hits: they wound, are saved, and frighten as those of a spell (S-43, S-48, S-59).

    `player` gets the points of what dies, unless it is the player's own; left out, nobody does.
    """

    unit: UnitNumber
    hits: Annotated[int, msgspec.Meta(ge=1, le=60)]
    strength: Annotated[int, msgspec.Meta(ge=1, le=10)]
    player: Seat | None = None


class Panic(Wish, frozen=True, kw_only=True, tag="panic"):
    """A unit tests panic, if it may: unengaged, unfleeing, not immune, not yet tested (S-59)."""

    unit: UnitNumber


class Heal(Wish, frozen=True, kw_only=True, tag="heal"):
    """Wounds of a unit come back, and with `raises` dead models, as many as there is room for (S-43)."""

    unit: UnitNumber
    wounds: Few
    raises: bool = False


SkirmishWish: TypeAlias = (
    Gain | Pay | Give | Draw | Spare | Halt | Steel | Hit | Panic | Heal | Remember | Say
)

# whether it can be


def _check_seat(setting: Setting, state: SkirmishState, wish: Gain | Pay | Draw) -> str:
    """Refuse a seat that the table does not have."""
    return "" if player_of(wish.player) < setting.players else "wish-nobody"


def _check_pair(setting: Setting, state: SkirmishState, wish: Give | Spare) -> str:
    """Refuse seats that the table does not have, and what one would do to oneself."""
    if wish.player == wish.target:
        return "wish-target-self"
    return "" if player_of(max(wish.player, wish.target)) < setting.players else "wish-nobody"


def _check_unit(setting: Setting, state: SkirmishState, wish: Halt | Steel | Panic | Heal) -> str:
    """Refuse a unit that the battle does not have."""
    return "" if wish.unit <= len(state.units) else "wish-no-unit"


def _check_hit(setting: Setting, state: SkirmishState, wish: Hit) -> str:
    """Refuse a unit that the battle does not have, and points for nobody's seat."""
    if wish.player is not None and player_of(wish.player) >= setting.players:
        return "wish-nobody"
    return "" if wish.unit <= len(state.units) else "wish-no-unit"


# how it is granted


def _gain(setting: Setting, state: SkirmishState, wish: Gain, rng: Chance, out: list[Event]) -> None:
    """Give a player tokens from the bank."""
    if not state.over:
        change_tokens(Battle(setting, state, rng, out), player_of(wish.player), wish.tokens, WHY)


def _pay(setting: Setting, state: SkirmishState, wish: Pay, rng: Chance, out: list[Event]) -> None:
    """Take tokens of a player to the bank."""
    if not state.over:
        change_tokens(Battle(setting, state, rng, out), player_of(wish.player), -wish.tokens, WHY)


def _give(setting: Setting, state: SkirmishState, wish: Give, rng: Chance, out: list[Event]) -> None:
    """Move tokens from one player to another."""
    if not state.over:
        battle = Battle(setting, state, rng, out)
        paid = -change_tokens(battle, player_of(wish.player), -wish.tokens, WHY)
        change_tokens(battle, player_of(wish.target), paid, WHY)


def _draw(setting: Setting, state: SkirmishState, wish: Draw, rng: Chance, out: list[Event]) -> None:
    """Let a player draw, as soon as the question of the moment is answered."""
    if setting.flags.treachery and not state.over:
        state.steps.append(TREACHERY_DRAW(player_of(wish.player), wish.cards))


def _spare(setting: Setting, state: SkirmishState, wish: Spare, rng: Chance, out: list[Event]) -> None:
    """Note whom a player may not name next."""
    pact = player_of(wish.player), player_of(wish.target)
    if not state.over and pact not in state.pacts:
        state.pacts = [*state.pacts, pact]


def _halt(setting: Setting, state: SkirmishState, wish: Halt, rng: Chance, out: list[Event]) -> None:
    """Mark a unit until the next phase begins."""
    charge = wish.what == "charge"
    mark = unit_flags.FORBIDDEN_CHARGE if charge else unit_flags.FORBIDDEN_SHOT
    state.units[wish.unit - 1].mark(mark)


def _steel(setting: Setting, state: SkirmishState, wish: Steel, rng: Chance, out: list[Event]) -> None:
    """Let a unit on the table be stubborn, as by a card."""
    battle = Battle(setting, state, rng, out)
    unit = battle.unit(wish.unit - 1)
    if not state.over and unit.place == ON_TABLE:
        add_lasting_change(battle, unit, "stubborn", 1, "phase", STEEL, unit.owner)


def _hit(setting: Setting, state: SkirmishState, wish: Hit, rng: Chance, out: list[Event]) -> None:
    """Note hits on a unit."""
    by = NOBODY if wish.player is None else player_of(wish.player)
    _follow(state, SCRIPTS_HIT(wish.unit - 1, wish.hits, wish.strength, by))


def _panic(setting: Setting, state: SkirmishState, wish: Panic, rng: Chance, out: list[Event]) -> None:
    """Note that a unit tests panic."""
    _follow(state, SCRIPTS_PANIC(wish.unit - 1))


def _heal(setting: Setting, state: SkirmishState, wish: Heal, rng: Chance, out: list[Event]) -> None:
    """Note that wounds come back."""
    _follow(state, SCRIPTS_HEAL(wish.unit - 1, wish.wounds, int(wish.raises)))


TABLE = HookTable(
    HOOKS,
    common_facts,
    SkirmishWish,
    {
        Gain: Granting(_check_seat, _gain),
        Pay: Granting(_check_seat, _pay),
        Give: Granting(_check_pair, _give),
        Draw: Granting(_check_seat, _draw),
        Spare: Granting(_check_pair, _spare),
        Halt: Granting(_check_unit, _halt),
        Steel: Granting(_check_unit, _steel),
        Hit: Granting(_check_hit, _hit),
        Panic: Granting(_check_unit, _panic),
        Heal: Granting(_check_unit, _heal),
    },
)
"""What a battle tells scripts, and what it grants them."""

# steps


def _follow(state: SkirmishState, step: Step) -> None:
    """Let a step follow those of other wishes: at once in a calm moment, else when the phase ends."""
    if state.over:
        return
    steps, at = state.steps, _end_of_phase(state)
    if at is None or _is_calm(state):
        at = len(steps)
        while at and steps[at - 1].name.startswith(MINE):
            at -= 1
    steps.insert(at, step)


def _end_of_phase(state: SkirmishState) -> int | None:
    """The place of the first step before which the phase ends; None: it has ended."""
    names = [step.name for step in state.steps]
    return names.index(TURNS_END_PHASE.name) + 1 if TURNS_END_PHASE.name in names else None


def _is_calm(state: SkirmishState) -> bool:
    """Whether no move, charge, spell, volley, combat or test waits to be carried on."""
    first = next((step.name for step in reversed(state.steps) if not step.name.startswith(CALM)), "")
    return not first or first.startswith("turns:")
