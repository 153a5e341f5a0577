"""How close combat is told: truces, duels, blows, results, breaks, pursuits (S-10, S-48 to S-58, S-74)."""

from game.core.chronicle import DEED, DETAIL, TELLING, TURNING, Facts, Line, Person, Phrase
from game.core.rules import Event
from game.rules.skirmish.chronicle.teller import Teller, Telling, plain_line, told_dice
from game.rules.skirmish.events import combat as fight
from game.rules.skirmish.state.records import NOBODY, NONE


def _truce(teller: Teller, event: fight.TruceKept) -> Line:
    """A truce: who stood by, or stepped back."""
    facts: Facts = {"unit": teller.troop(event.unit), "target": teller.troop(event.touched)}
    return Line("truce-stays" if event.stays else "truce", facts, TURNING)


def _chosen(teller: Teller, event: fight.CombatChosen) -> Line:
    """Who fights whom."""
    facts: Facts = {"friends": teller.troops(event.friends), "enemies": teller.troops(event.enemies)}
    return Line("combat", facts, DEED)


def _challenge(teller: Teller, event: fight.ChallengeIssued) -> Line:
    """A challenge, taken, refused, or refused to somebody's shame."""
    facts: Facts = {"unit": teller.troop(event.unit)}
    if event.accepted_by != NONE:
        return Line("duel", {**facts, "target": teller.troop(event.accepted_by)}, TELLING)
    if event.shamed != NONE:
        return Line("duel-shamed", {**facts, "target": teller.troop(event.shamed)}, TELLING)
    return Line("duel-refused", facts, DETAIL)


def _blows(teller: Teller, event: fight.BlowsStruck) -> Line:
    """Blows: how many, how many hit, wounded, came through."""
    facts: Facts = {
        "unit": teller.troop(event.unit),
        "target": teller.troop(event.target),
        "blows": event.blows,
        "hits": event.hits,
        "wounds": event.wounds,
        "unsaved": event.unsaved,
    }
    return Line("blows", facts)


def _result(teller: Teller, event: fight.CombatCounted) -> Line:
    """The result of a combat, with the reasons of the winner."""
    if event.winner == NOBODY:
        return Line("combat-tied", {}, DEED)
    ours = event.winner == teller.active or teller.active == NOBODY
    reasons = event.friends if ours else event.enemies
    facts: Facts = {"winner": Person(event.winner), "points": event.by}
    if not reasons:
        return Line("combat-won", facts, TELLING)
    why = tuple(
        Phrase("told-score", {"why": Phrase(f"reason-{reason}"), "points": points})
        for reason, points in reasons
    )
    return Line("combat-won-by", {**facts, "why": why}, TELLING)


def _pursuit(teller: Teller, event: fight.PursuitRolled) -> Line:
    """The dice of a flight, a pursuit or an overrun."""
    facts: Facts = {"unit": teller.troop(event.unit), "dice": told_dice(event.dice)}
    if event.target == NONE:
        return Line("overrun-rolled", facts)
    return Line("pursuit-rolled", {**facts, "target": teller.troop(event.target)})


def _caught(teller: Teller, event: fight.UnitCaught) -> Line:
    """Who ran down whom."""
    facts: Facts = {"unit": teller.troop(event.by), "target": teller.troop(event.unit)}
    return Line("caught", facts, TURNING)


TELLINGS: dict[type[Event], Telling] = {
    fight.TruceKept: _truce,
    fight.CombatChosen: _chosen,
    fight.ChallengeIssued: _challenge,
    fight.BlowsStruck: _blows,
    fight.CombatCounted: _result,
    fight.UnitBroke: plain_line("broke", DETAIL, unit="unit"),
    fight.UnitHeld: plain_line("held", DEED, unit="unit", why="why"),
    fight.PursuitRolled: _pursuit,
    fight.UnitCaught: _caught,
}
"""How each event of close combat is told."""
