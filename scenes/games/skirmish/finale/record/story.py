"""The story of a finished battle: phases with their tokens, the way of every unit, promises and their price.

It is folded from the events of the record, unveiled: nobody has a secret left. Milli and centi, as in the
rules; moments are places in the list of events.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from game.core.rules import Event, Player
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.events import combat as fight
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field

NOBODY = -1
"""No player, no unit, no moment."""
BROKEN, KEPT = "broken", "kept"


class Spot(NamedTuple):
    """Where a unit stood from the event `at` on: milli, centi; `seen`: with a footprint of its own."""

    at: int
    x: int
    y: int
    heading: int
    files: int
    models: int
    seen: bool


class Betrayal(NamedTuple):
    """A broken promise (S-18): `by` had promised `to`, for so many tokens and perhaps a card."""

    at: int
    step: int
    by: Player
    to: Player
    kind: str
    enemy: Player
    phase: str
    tokens: int
    card: str


class Step(msgspec.Struct):
    """A phase of a turn, or, without one, what came before the first: the deployment."""

    round: int
    player: Player
    phase: str
    begins: int
    """The place of its first event."""
    tokens: list[int]
    points: list[int]
    named: Player = NOBODY
    ends: int = 0
    """The place after its last event."""


class Track(msgspec.Struct):
    """The way of one unit across the table, and its deeds."""

    unit: int
    owner: Player
    spots: list[Spot]
    lost: int = NOBODY
    """The event at which it was lost for good."""
    kills: int = 0
    """Models of others that fell to it."""
    routs: int = 0
    """Units of others that it made flee."""
    worth: int = 0
    """Victory points that it brought in."""

    def spot_at(self, event: int) -> Spot | None:
        """Where it stood when that event had happened; None: not yet, or no more, on the table."""
        found = None
        for spot in self.spots:
            if spot.at > event:
                break
            found = spot
        return found if found is not None and found.seen else None


class Story(msgspec.Struct):
    """All that the screen after a battle tells."""

    players: int
    steps: list[Step]
    tracks: list[Track]
    betrayals: list[Betrayal]
    strikers: dict[int, int]
    """By the event at which a unit was lost or fled: the unit to which it fell."""
    kept: Counter[Player]
    """Promises that each player kept."""
    paid: Counter[Player]
    """Tokens that each player paid for promises."""
    cards: Counter[Player]
    """Treachery cards that each player played."""
    flights: Counter[Player]
    """How often units of each player took to their heels."""

    @property
    def given(self) -> int:
        """Promises that were kept or broken."""
        return self.kept.total() + len(self.betrayals)

    def step_of(self, event: int) -> int:
        """The place of the step in which an event happened."""
        return max((place for place, step in enumerate(self.steps) if step.begins <= event), default=0)


def tell_battle(view: SkirmishView, events: Sequence[Event]) -> Story:
    """The story of a battle from its events, the truth of them; `view` is any view of its end."""
    return _Scribe(view, events).write(events)


class _Scribe:
    """What has to be remembered between two events."""

    def __init__(self, view: SkirmishView, events: Sequence[Event]) -> None:
        self.promises = {promise.id: promise for promise in view.promises}
        self.offers: dict[int, told.OfferMade] = {}
        self.striker: dict[int, int] = {}
        """By unit: who struck it last."""
        self.round = 0
        tokens = _tokens_at_first(view, events)
        tracks = [Track(unit.id, unit.owner, []) for unit in view.units]
        for event in reversed(events):
            if isinstance(event, told.UnitChangedSides):
                tracks[event.unit].owner = event.before
        self.models = {unit.id: unit.enlisted.models for unit in view.units}
        first = Step(0, NOBODY, "", 0, tokens, [0] * view.players)
        counters = [Counter[Player]() for _ in range(4)]
        self.story = Story(view.players, [first], tracks, [], {}, *counters)
        self.at = 0

    def write(self, events: Sequence[Event]) -> Story:
        """Tell everything."""
        for self.at, event in enumerate(events):
            write = _WRITERS.get(type(event))
            if write is not None:
                write(self, event)
            self.story.steps[-1].ends = self.at + 1
        return self.story

    # the course of the battle, and what is counted

    def begin_round(self, event: told.RoundBegan) -> None:
        """Another turn of everybody."""
        self.round = event.round

    def begin_phase(self, event: told.PhaseBegan) -> None:
        """Another step: it begins with what everybody had."""
        before = self.story.steps[-1]
        fresh = Step(self.round, event.player, event.phase, self.at, list(before.tokens), list(before.points))
        self.story.steps.append(fresh)

    def count_tokens(self, event: told.TokensChanged) -> None:
        """Tokens come or go."""
        self.story.steps[-1].tokens[event.player] = event.after

    def count_points(self, event: told.PointsEarned) -> None:
        """Points for a player, and for the unit that earned them."""
        story = self.story
        story.steps[-1].points[event.player] += event.points
        slayer = self.striker.get(event.unit, NOBODY)
        if slayer >= 0 and story.tracks[slayer].owner == event.player:
            story.tracks[slayer].worth += event.points

    def name_enemy(self, event: told.EnemyNamed) -> None:
        """The enemy of the step."""
        self.story.steps[-1].named = event.enemy

    def note_offer(self, event: told.OfferMade) -> None:
        """An offer: a promise that comes of it has its number."""
        self.offers[event.offer] = event

    def pay_offer(self, event: told.OfferAnswered) -> None:
        """An offer that was taken is paid."""
        offer = self.offers.get(event.offer)
        if event.accepted and offer is not None:
            self.story.paid[event.player] += offer.tokens

    def count_card(self, event: told.CardPlayed) -> None:
        """A treachery card was played."""
        self.story.cards[event.player] += 1

    def change_sides(self, event: told.UnitChangedSides) -> None:
        """A unit fights for another."""
        self.story.tracks[event.unit].owner = event.after

    def end_promise(self, event: told.PromiseEnded) -> None:
        """A promise was kept, broken, or void."""
        if event.how == KEPT:
            self.story.kept[event.player] += 1
        if event.how != BROKEN:
            return
        promise, offer = self.promises.get(event.promise), self.offers.get(event.promise)
        self.story.betrayals.append(
            Betrayal(
                self.at,
                len(self.story.steps) - 1,
                event.player,
                event.to,
                event.kind,
                promise.enemy if promise else NOBODY,
                promise.phase if promise else "",
                offer.tokens if offer else 0,
                offer.card if offer else "",
            )
        )

    # who strikes whom, so that losses find the one to whom they are owed

    def strike(self, event: fight.BlowsStruck | field.VolleyShot | field.ChargeDeclared) -> None:
        """A unit turns on another."""
        self._hit(event.unit, (event.target,))

    def fire(self, event: field.MachineShot) -> None:
        """A machine strikes whom it strikes."""
        self._hit(event.unit, event.struck)

    def cast(self, event: field.SpellCast) -> None:
        """A spell is cast at somebody."""
        self._hit(event.wizard, (event.target,))

    def lay_template(self, event: field.TemplateLaid) -> None:
        """A template touches whom it touches."""
        self._hit(event.unit, [unit for unit, _ in event.models])

    def catch(self, event: fight.UnitCaught) -> None:
        """A unit that flees is run down."""
        self._hit(event.by, (event.unit,))

    def _hit(self, unit: int, targets: Iterable[int]) -> None:
        tracks = self.story.tracks
        for target in targets:
            if unit >= 0 and target >= 0 and tracks[unit].owner != tracks[target].owner:
                self.striker[target] = unit

    # where units stand

    def place_unit(self, event: told.UnitPlaced) -> None:
        """A unit comes to the table."""
        self._stand(event.unit, (event.x, event.y, event.heading), event.files, seen=event.host < 0)

    def move_unit(self, event: field.UnitMoved) -> None:
        """A unit goes its way."""
        for pose in event.way:
            self._stand(event.unit, (pose.x, pose.y, pose.heading), event.files)

    def take_back(self, event: told.OrdersTakenBack) -> None:
        """Units stand where they stood before."""
        for unit, x, y, heading, files in event.stands:
            self._take_back(unit, (x, y, heading), files)

    def join_unit(self, event: field.CharacterJoined) -> None:
        """A character has no footprint any more."""
        self._vanish(event.unit)

    def leave_table(self, event: field.UnitLeftTable) -> None:
        """A unit is off the table, for a while or for good."""
        self._vanish(event.unit, lost=not event.returns)

    def dismiss_army(self, event: told.ArmyDismissed) -> None:
        """All units of somebody who left are gone."""
        for track in self.story.tracks:
            if track.owner == event.player:
                self._vanish(track.unit, lost=track.lost < 0)

    def _stand(self, unit: int, pose: tuple[int, int, int], files: int, *, seen: bool = True) -> None:
        """Write where a unit stands, unless it stands there already."""
        spots = self.story.tracks[unit].spots
        fresh = Spot(self.at, *pose, files, self.models[unit], seen)
        if not spots or spots[-1][1:] != fresh[1:]:
            spots.append(fresh)

    def _take_back(self, unit: int, pose: tuple[int, int, int], files: int) -> None:
        """A unit stands again where it stood: what it did since then was never done (S-31)."""
        spots = self.story.tracks[unit].spots
        same = [place for place, spot in enumerate(spots) if spot[1:5] == (*pose, files) and spot.seen]
        if same:
            del spots[same[-1] + 1 :]
        else:
            self._stand(unit, pose, files)

    def _vanish(self, unit: int, *, lost: bool = False) -> None:
        """A unit has no footprint of its own any more."""
        track = self.story.tracks[unit]
        if track.spots and track.spots[-1].seen:
            track.spots.append(track.spots[-1]._replace(at=self.at, seen=False))
        if lost:
            track.lost = self.at

    # losses and flights

    def lose_models(self, event: field.ModelsLost) -> None:
        """Men fall, to somebody's credit."""
        slayer = self.striker.get(event.unit, NOBODY)
        if slayer >= 0:
            self.story.tracks[slayer].kills += event.lost
        self._thin(event)

    def raise_models(self, event: field.ModelsRaised) -> None:
        """Men stand up again."""
        self._thin(event)

    def flee(self, event: field.UnitFled) -> None:
        """A unit takes to its heels, to somebody's credit."""
        story = self.story
        story.flights[story.tracks[event.unit].owner] += 1
        slayer = self._credit(event.unit)
        if slayer >= 0 and story.tracks[slayer].owner == event.blame:
            story.tracks[slayer].routs += 1

    def destroy(self, event: field.UnitDestroyed) -> None:
        """A unit is no more."""
        self._credit(event.unit)
        self._vanish(event.unit, lost=True)

    def _credit(self, unit: int) -> int:
        """Who struck a unit last; it is remembered for the telling."""
        slayer = self.striker.get(unit, NOBODY)
        if slayer >= 0:
            self.story.strikers[self.at] = slayer
        return slayer

    def _thin(self, event: field.ModelsLost | field.ModelsRaised) -> None:
        """A unit has so many models left, in so many files, and stands where these stand."""
        self.models[event.unit] = event.models
        spots = self.story.tracks[event.unit].spots
        if spots and spots[-1].seen and event.models > 0:
            self._stand(event.unit, (event.x, event.y, event.heading), event.files)


_WRITERS: dict[type[Event], Callable[[_Scribe, Any], None]] = {
    told.RoundBegan: _Scribe.begin_round,
    told.PhaseBegan: _Scribe.begin_phase,
    told.TokensChanged: _Scribe.count_tokens,
    told.PointsEarned: _Scribe.count_points,
    told.EnemyNamed: _Scribe.name_enemy,
    told.OfferMade: _Scribe.note_offer,
    told.OfferAnswered: _Scribe.pay_offer,
    told.PromiseEnded: _Scribe.end_promise,
    told.CardPlayed: _Scribe.count_card,
    told.UnitChangedSides: _Scribe.change_sides,
    told.UnitPlaced: _Scribe.place_unit,
    told.OrdersTakenBack: _Scribe.take_back,
    told.ArmyDismissed: _Scribe.dismiss_army,
    fight.BlowsStruck: _Scribe.strike,
    fight.UnitCaught: _Scribe.catch,
    field.VolleyShot: _Scribe.strike,
    field.ChargeDeclared: _Scribe.strike,
    field.MachineShot: _Scribe.fire,
    field.SpellCast: _Scribe.cast,
    field.TemplateLaid: _Scribe.lay_template,
    field.UnitMoved: _Scribe.move_unit,
    field.CharacterJoined: _Scribe.join_unit,
    field.UnitLeftTable: _Scribe.leave_table,
    field.ModelsLost: _Scribe.lose_models,
    field.ModelsRaised: _Scribe.raise_models,
    field.UnitFled: _Scribe.flee,
    field.UnitDestroyed: _Scribe.destroy,
}
"""What is written of each event; of all others nothing."""


def _tokens_at_first(view: SkirmishView, events: Sequence[Event]) -> list[int]:
    """The tokens of everybody before the first event."""
    tokens = list(view.tokens)
    for event in reversed(events):
        if isinstance(event, told.TokensChanged):
            tokens[event.player] = event.before
    return tokens
