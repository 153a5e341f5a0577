"""How the field is told: moves, charges, tests, losses, magic, shooting (S-26 to S-50, S-59, S-80, S-81)."""

from game.core.chronicle import DEED, DETAIL, LOG, TELLING, TURNING, Facts, Line, Named, Person
from game.core.rules import Event
from game.rules.skirmish.chronicle.teller import Teller, Telling, plain_line, told_dice
from game.rules.skirmish.events import unit as field
from game.rules.skirmish.state.formation import INCH, half_up
from game.rules.skirmish.state.records import NOBODY, NONE

# moves and charges

MOVE_WEIGHTS = {"overrun": DEED, "push": DETAIL, "arrive": DEED, "vanguard": DETAIL}
"""What moves weigh; any other is for the log."""


def _moved(teller: Teller, event: field.UnitMoved) -> Line:
    """A move, and whom it stopped at."""
    facts: Facts = {"manner": event.manner, "unit": teller.troop(event.unit)}
    weight = MOVE_WEIGHTS.get(event.manner, LOG)
    if event.stopped_by == NONE:
        return Line("moved", facts, weight)
    return Line("moved-up-to", {**facts, "target": teller.troop(event.stopped_by)}, weight)


def _left_table(teller: Teller, event: field.UnitLeftTable) -> Line:
    """Over the edge: for good, or to come back."""
    facts: Facts = {"unit": teller.troop(event.unit)}
    return Line("over-the-edge", facts, DEED) if event.returns else Line("left-table", facts, TURNING)


def _declared(teller: Teller, event: field.ChargeDeclared) -> Line:
    """A declared charge; its arc is remembered for its end."""
    teller.arcs[event.unit] = event.arc
    facts: Facts = {"unit": teller.troop(event.unit), "target": teller.troop(event.target), "arc": event.arc}
    return Line("charge-declared", facts)


REACTION_WEIGHTS = {"hold": LOG}
"""What reactions weigh; any other: a detail."""


def _answered(teller: Teller, event: field.ChargeAnswered) -> Line:
    """The answer to a charge."""
    facts: Facts = {"unit": teller.troop(event.unit), "reaction": event.reaction}
    return Line("charge-answered", facts, REACTION_WEIGHTS.get(event.reaction, DETAIL))


def _charge_rolled(teller: Teller, event: field.ChargeRolled) -> Line:
    """The dice of a charge, and how far it may come."""
    facts: Facts = {
        "unit": teller.troop(event.unit),
        "dice": told_dice(event.dice),
        "inches": half_up(event.reach / INCH),
    }
    return Line("charge-rolled", facts)


CHARGE_WEIGHTS = {"contact": TELLING, "failed": DEED}
"""What ends of charges weigh; any other: a detail (who is caught is told as such)."""


def _charge_ended(teller: Teller, event: field.ChargeEnded) -> Line:
    """What became of a charge."""
    facts: Facts = {"unit": teller.troop(event.unit), "target": teller.troop(event.target)}
    weight = CHARGE_WEIGHTS.get(event.how, DETAIL)
    if event.how == "contact":
        return Line("charge-home", {**facts, "arc": teller.arcs.get(event.unit, "front")}, weight)
    return Line("charge-ended", {**facts, "how": event.how}, weight)


# tests and losses


def _tested(teller: Teller, event: field.LeadershipTested) -> Line:
    """A test of Leadership: what was rolled, and under what."""
    facts: Facts = {
        "unit": teller.troop(event.unit),
        "why": event.why,
        "sum": sum(event.dice),
        "needed": event.needed,
    }
    return Line("test-passed" if event.passed else "test-failed", facts)


QUIET_LOSSES = ("combat", "standard", "unstable")
"""Losses that the result of a combat tells already."""


def _lost(teller: Teller, event: field.ModelsLost) -> Line:
    """Models that fell, or wounds that felled nobody."""
    facts: Facts = {"unit": teller.troop(event.unit), "why": event.why}
    if not event.lost:
        return Line("wounded", {**facts, "wounds": event.wounds}, DETAIL)
    weight = DETAIL if event.why in QUIET_LOSSES or not event.models else DEED
    return Line("lost", {**facts, "lost": event.lost, "left": event.models}, weight)


COMMAND_WEIGHTS = {"standard": TELLING}
"""What losses of a command group weigh; any other: a detail."""


def _command(teller: Teller, event: field.CommandLost) -> Line:
    """A musician, a standard or a champion less."""
    facts: Facts = {"unit": teller.troop(event.unit), "which": event.which}
    return Line("command-lost", facts, COMMAND_WEIGHTS.get(event.which, DETAIL))


def _destroyed(teller: Teller, event: field.UnitDestroyed) -> Line:
    """The end of a unit, and who has the points."""
    facts: Facts = {"unit": teller.troop(event.unit), "why": event.why}
    if event.credit == NOBODY:
        return Line("destroyed", facts, TURNING)
    return Line("destroyed-by", {**facts, "player": Person(event.credit)}, TURNING)


# magic


def _winds(teller: Teller, event: field.WindsBlew) -> Line:
    """The winds: dice, and the two pools."""
    facts: Facts = {"dice": told_dice(event.dice), "power": event.power, "dispel": event.dispel}
    return Line("winds", facts)


def _cast(teller: Teller, event: field.SpellCast) -> Line:
    """A spell, at somebody or not."""
    facts: Facts = {
        "unit": teller.troop(event.wizard),
        "spell": Named(event.spell),
        "total": event.total,
        "how": event.how,
    }
    weight = LOG if event.how == "failed" else TELLING
    if event.target == NONE:
        return Line("spell", facts, weight)
    return Line("spell-at", {**facts, "target": teller.troop(event.target)}, weight)


def _dispelled(teller: Teller, event: field.SpellDispelled) -> Line:
    """A try to dispel."""
    facts: Facts = {"player": Person(event.player), "total": event.total}
    return Line("dispelled", facts, TELLING) if event.passed else Line("not-dispelled", facts)


def _miscast(teller: Teller, event: field.Miscast) -> Line:
    """A miscast: the dice, and whether the wizard is gone with it."""
    facts: Facts = {"unit": teller.troop(event.wizard), "dice": told_dice(event.dice)}
    return Line("miscast-lost" if event.lost else "miscast", facts, TURNING)


# shooting


def _volley(teller: Teller, event: field.VolleyShot) -> Line:
    """A volley: shots, hits, and what came through."""
    facts: Facts = {
        "unit": teller.troop(event.unit),
        "target": teller.troop(event.target),
        "shots": event.shots,
        "hits": event.hits,
        "unsaved": event.unsaved,
    }
    return Line("volley", facts, DETAIL if event.unsaved else LOG)


def _machine(teller: Teller, event: field.MachineShot) -> Line:
    """A shot of a machine, and whom it struck."""
    facts: Facts = {"unit": teller.troop(event.unit), "dice": told_dice(event.dice)}
    struck = dict.fromkeys(event.struck)
    if not struck:
        return Line("machine-missed", facts, DETAIL)
    return Line("machine-shot", {**facts, "struck": teller.troops(struck)}, DEED)


def _template(teller: Teller, event: field.TemplateLaid) -> Line:
    """A template, and how many models are under it."""
    return Line("template", {"unit": teller.troop(event.unit), "count": len(event.models)})


def _sure_hits(teller: Teller, event: field.HitsRolled) -> Line:
    """Hits that need no roll: how many."""
    return Line("sure-hits", {"unit": teller.troop(event.unit), "count": len(event.hits)})


def _misfired(teller: Teller, event: field.Misfired) -> Line:
    """A misfire, with or without a machine afterwards."""
    facts: Facts = {"unit": teller.troop(event.unit), "roll": event.roll}
    return Line("burst", facts, TURNING) if event.destroyed else Line("misfired", facts, TELLING)


def _looked_out(teller: Teller, event: field.LookedOut) -> Line:
    """A trooper who stood before a hero, or did not."""
    facts: Facts = {"unit": teller.troop(event.unit), "roll": event.roll}
    return Line("looked-out" if event.moved else "not-looked-out", facts, DETAIL)


TELLINGS: dict[type[Event], Telling] = {
    field.UnitMoved: _moved,
    field.UnitLeftTable: _left_table,
    field.CharacterJoined: plain_line("joined", DETAIL, unit="unit", host="host"),
    field.CharacterLeft: plain_line("parted", DETAIL, unit="unit", host="host"),
    field.ChargeDeclared: _declared,
    field.ChargeAnswered: _answered,
    field.ChargeRolled: _charge_rolled,
    field.ChargeEnded: _charge_ended,
    field.LeadershipTested: _tested,
    field.UnitFled: plain_line("fled", TELLING, unit="unit", why="why"),
    field.UnitRallied: plain_line("rallied", TELLING, unit="unit"),
    field.ModelsLost: _lost,
    field.ModelsRaised: plain_line("raised", TELLING, unit="unit", left="models"),
    field.CommandLost: _command,
    field.UnitDestroyed: _destroyed,
    field.ChangeBegan: plain_line("change-began", unit="unit", source="source"),
    field.ChangeEnded: plain_line("change-ended", unit="unit"),
    field.WindsBlew: _winds,
    field.DiceDrained: plain_line("dice-drained", DETAIL, lost="lost", power="power"),
    field.SpellCast: _cast,
    field.SpellDispelled: _dispelled,
    field.Miscast: _miscast,
    field.VolleyShot: _volley,
    field.MachineShot: _machine,
    field.TemplateLaid: _template,
    field.HitsRolled: _sure_hits,
    field.Misfired: _misfired,
    field.LookedOut: _looked_out,
}
"""How each event of the field is told."""
