"""A finished battle told turn by turn: who named whom, bribes, promises, cards, losses, points, tokens."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from game.core.rng import Rng
from game.core.rules import Event
from game.core.succession import rules_at
from game.rules.skirmish.events import combat as fight
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field
from game.rules.skirmish.review.record import BattleRecord, TurnTold
from game.rules.skirmish.rules import Skirmish

# the course of the battle


def _flip(book: BattleRecord, event: told.TurnFlipped) -> None:
    """Begin another turn."""
    book.begin_turn(book.state.round, event.player)


def _begin_phase(book: BattleRecord, event: told.PhaseBegan) -> None:
    """Begin another phase of the turn."""
    book.begin_phase(event.phase)


def _name(book: BattleRecord, event: told.EnemyNamed) -> None:
    """Write the enemy of the phase."""
    book.phase = replace(book.phase, named=event.enemy, forced=event.forced)


def _win(book: BattleRecord, event: told.BattleWon) -> None:
    """Write the end of the battle."""
    book.write("won", player=event.winner)


# bribes and cards


def _offer(book: BattleRecord, event: told.OfferMade) -> None:
    """Write an offer, with its card."""
    book.write(
        "offered",
        player=event.player,
        target=event.to,
        number=event.tokens,
        card=event.card,
        what=event.promise,
    )


def _answer(book: BattleRecord, event: told.OfferAnswered) -> None:
    """Write whether an offer was taken."""
    book.write("accepted" if event.accepted else "declined", player=event.player, target=event.to)


def _end_promise(book: BattleRecord, event: told.PromiseEnded) -> None:
    """Write that a promise was kept, broken or void."""
    book.write("promise", player=event.player, target=event.to, what=event.kind, how=event.how)


def _play(book: BattleRecord, event: told.CardPlayed) -> None:
    """Write a treachery card that was played."""
    book.write(
        "played",
        player=event.player,
        target=event.target,
        unit=event.unit,
        card=event.card,
        number=event.cost,
    )


def _spy(book: BattleRecord, event: told.HandSeen) -> None:
    """Write a hand that one more player knows."""
    book.write("saw", player=event.player, target=event.owner, cards=event.cards)


def _take(book: BattleRecord, event: told.CardTaken) -> None:
    """Write a stolen card."""
    book.write("took", player=event.player, target=event.owner, cards=(event.card,))


# points


def _score(book: BattleRecord, event: told.PointsEarned) -> None:
    """Write victory points."""
    book.write("points", player=event.player, number=event.points, how=event.why, unit=event.unit)


def _pay(book: BattleRecord, event: told.TokensChanged) -> None:
    """Write victory tokens."""
    book.tokens[event.player] = event.after
    book.write("tokens", player=event.player, number=event.after - event.before, how=event.why)


# the field


def _lose(book: BattleRecord, event: field.ModelsLost) -> None:
    """Write models that fell."""
    if event.lost:
        book.write("lost", unit=event.unit, number=event.lost, how=event.why)


def _destroy(book: BattleRecord, event: field.UnitDestroyed) -> None:
    """Write the end of a unit."""
    book.write("destroyed", unit=event.unit, player=event.credit, how=event.why)


def _flee(book: BattleRecord, event: field.UnitFled) -> None:
    """Write a flight."""
    book.write("fled", unit=event.unit, player=event.blame, how=event.why)


def _cast(book: BattleRecord, event: field.SpellCast) -> None:
    """Write a spell."""
    book.write("spell", unit=event.wizard, foe=event.target, what=event.spell, how=event.how)


def _dispel(book: BattleRecord, event: field.SpellDispelled) -> None:
    """Write a spell that was dispelled."""
    if event.passed:
        book.write("dispelled", player=event.player, unit=event.wizard)


DeedWriter = Callable[[BattleRecord, Any], None]


def _deed_of_fields(kind: str, **fields: str) -> DeedWriter:
    """A writer of deeds whose facts are the event's fields of these names."""

    def write(book: BattleRecord, event: Any) -> None:
        book.write(kind, **{fact: getattr(event, name) for fact, name in fields.items()})

    return write


DEED_WRITERS: dict[type[Event], DeedWriter] = {
    told.TurnFlipped: _flip,
    told.PhaseBegan: _begin_phase,
    told.EnemyNamed: _name,
    told.NameRefused: _deed_of_fields("void", player="player", target="enemy"),
    told.BattleWon: _win,
    told.OfferMade: _offer,
    told.OfferAnswered: _answer,
    told.PromiseEnded: _end_promise,
    told.CardPlayed: _play,
    told.CardResolved: _deed_of_fields("resolved", player="player", card="card", how="how"),
    told.CardsDrawn: _deed_of_fields("drew", player="player", cards="cards"),
    told.CardsDiscarded: _deed_of_fields("discarded", player="player", cards="cards"),
    told.HandSeen: _spy,
    told.CardTaken: _take,
    told.PointsEarned: _score,
    told.TokensChanged: _pay,
    told.ZoneTaken: _deed_of_fields("zone", player="player", number="zone"),
    told.UnitChangedSides: _deed_of_fields("turncoat", unit="unit", player="before", target="after"),
    told.ArmyDismissed: _deed_of_fields("dismissed", player="player"),
    told.ArtefactMoved: _deed_of_fields("artefact", unit="bearer"),
    field.ChargeEnded: _deed_of_fields("charged", unit="unit", foe="target", how="how"),
    field.ModelsLost: _lose,
    field.UnitDestroyed: _destroy,
    field.UnitFled: _flee,
    field.UnitRallied: _deed_of_fields("rallied", unit="unit"),
    field.SpellCast: _cast,
    field.SpellDispelled: _dispel,
    fight.CombatCounted: _deed_of_fields("fought", player="winner", number="by"),
    fight.UnitBroke: _deed_of_fields("broke", unit="unit"),
    fight.UnitHeld: _deed_of_fields("held", unit="unit", how="why"),
    fight.UnitCaught: _deed_of_fields("caught", unit="unit", foe="by"),
}
"""The writer of each event that is told; moves and dice are left to the film of the battle."""


def review(rules: Skirmish, seed: int, log: Iterable[Sequence[Any]]) -> list[TurnTold]:
    """Every turn of the battle that a seed and a log make: names, hands, cards, losses, points, tokens."""
    rng = Rng(seed)
    state = rules.setup(rng)
    book = BattleRecord(rules.setting, state)
    for book.tick, actions in enumerate(log):
        for event in rules_at(rules, book.tick).apply(state, actions, rng):
            writes = DEED_WRITERS.get(type(event))
            if writes is not None:
                writes(book, event)
    book.begin_turn(state.round, state.active)
    return book.turns
