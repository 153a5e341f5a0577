"""Steps as views and positions write them: an order that a step carries becomes ids, numbers and words."""

from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.rules.skirmish.actions.orders import Leg, Move, Reform
from game.rules.skirmish.flow.steps import MANOEUVRES_CARRY, MANOEUVRES_MARCHED, MANOEUVRES_REFORM
from game.rules.skirmish.state.records import Step, WrittenStep

Words = Sequence[int | str]


def written_step(step: Step) -> WrittenStep:
    """The step with its order, if it carries one, as ids, numbers and words."""
    match step.about:
        case (Move() as move,):
            legs = [number for leg in move.legs for number in (leg.forward, leg.wheel)]
            return WrittenStep(step.name, (move.unit, move.manner, move.x, move.y, move.heading, *legs))
        case (Reform() as order,):
            return WrittenStep(step.name, (order.unit, order.heading, order.files, int(order.swift)))
    return WrittenStep(*step)


def read_step(step: WrittenStep, player: Player) -> Step:
    """A written step with its order again, which is `player`'s; unchanged where the words are no order."""
    read = _READERS.get(step.name)
    if read is None:
        return Step(*step)
    try:
        return Step(step.name, (read(player, step.about),))
    except (TypeError, ValueError):
        return Step(*step)


def _read_move(player: Player, words: Words) -> Move:
    """The move of `player` that these words tell; ValueError: they tell none."""
    unit, manner, x, y, heading, *numbers = words
    if not isinstance(manner, str) or not all(isinstance(n, int) for n in (unit, x, y, heading, *numbers)):
        raise ValueError(words)
    lengths = [int(number) for number in numbers]
    legs = tuple(Leg(*leg) for leg in zip(lengths[::2], lengths[1::2], strict=True))
    return Move(player, int(unit), manner, legs, int(x), int(y), int(heading))


def _read_reform(player: Player, words: Words) -> Reform:
    """The reform of `player` that these words tell; ValueError: they tell none."""
    if not all(isinstance(word, int) for word in words):
        raise ValueError(words)
    unit, heading, files, swift = words
    return Reform(player, int(unit), int(heading), int(files), bool(swift))


_READERS: dict[str, Callable[[Player, Words], Move | Reform]] = {
    MANOEUVRES_MARCHED.name: _read_move,
    MANOEUVRES_CARRY.name: _read_move,
    MANOEUVRES_REFORM.name: _read_reform,
}
"""What the words of a step that carries an order are, by the step's name."""
