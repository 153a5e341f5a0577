"""Changes that last on a unit: of spells and of cards; how they begin and end (S-07, S-21, S-43)."""

from collections.abc import Callable

from game.core.rules import Player
from game.rules.skirmish.events.unit import ChangeBegan, ChangeEnded
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.state.records import NONE, Lasting
from game.rules.skirmish.state.state import Unit


def add_lasting_change(
    battle: Battle,
    unit: Unit,
    what: str,
    amount: int | str,
    until: str,
    source: str,
    by: Player,
    *,
    caster: int = NONE,
    value: int = 0,
    least: int = 0,
) -> Lasting:
    """A characteristic changes, or a special rule is gained; one source works once on a unit."""
    state = battle.state
    end_those(battle, lambda one: (one.unit, one.what, one.source) == (unit.id, what, source))
    new = Lasting(state.new_id(), unit.id, what, amount, until, source, by, caster, value, least)
    state.lasting.append(new)
    battle.tell(ChangeBegan(new.id, unit.id, what, amount, until, source))
    return new


def end_those(battle: Battle, ends: Callable[[Lasting], bool]) -> None:
    """Let the changes of which this is true end; each is told."""
    state = battle.state
    gone = [one for one in state.lasting if ends(one)]
    state.lasting = [one for one in state.lasting if one not in gone]
    for one in gone:
        battle.tell(ChangeEnded(one.id, one.unit))


def end_phase(battle: Battle) -> None:
    """End changes that last until a round or a phase ends."""
    end_those(battle, lambda one: one.until in ("round", "phase"))


def end_turn(battle: Battle) -> None:
    """End changes that last until a turn ends."""
    end_those(battle, lambda one: one.until in ("round", "phase", "turn"))


def end_of_caster(battle: Battle, player: Player) -> None:
    """End changes that last until the caster's next Magic phase, whatever the cards say (S-07)."""
    end_those(battle, lambda one: one.until == "caster" and one.by == player)
