"""Triomphe et Trahison, as the house plays it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.games.armies import Armies
from game.app.games.battle_lengths import read_lengths
from game.app.games.battle_moments import MARKS, open_window, silent_answer
from game.app.games.battle_questions import HANDS, QUICK
from game.app.games.former_content import former_catalog
from game.app.games.game import (
    PLAIN,
    HouseClock,
    MatchCounter,
    Play,
    Proposal,
    Setup,
    Window,
    checked_flags,
)
from game.app.games.tables import table_problems
from game.app.hourglass import Turn
from game.app.moments.picture_files import read_pictures
from game.core.chronicle import Line
from game.core.deeds import SeatDeed
from game.core.rules import Action, Event, Player
from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.flags import Value
from game.mods.problems import Problem
from game.mods.scripts.script_def import scripts_of
from game.rules.skirmish import SEATS, SECTIONS, SkirmishAction, SkirmishView, content
from game.rules.skirmish.actions.player import MakeOffer
from game.rules.skirmish.content import flags_from
from game.rules.skirmish.defs.battle import PresetDef
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.playable import playable

if TYPE_CHECKING:
    from game.app.workshop.craft import Craft
    from game.rules.skirmish.rules import Skirmish


class SkirmishGame:
    """Triomphe et Trahison in the house."""

    id = "skirmish"
    seats = SEATS
    sections: tuple[Section, ...] = SECTIONS
    actions: Any = SkirmishAction
    armies = Armies()
    secret: Collection[str] = (*HANDS, NAME_ENEMY)
    sealed: Collection[str] = ()
    quick: Collection[str] = QUICK
    unhurried: Collection[str] = HANDS
    adviser = "strong"
    marks: Collection[str] = MARKS
    offers: tuple[type, ...] = (MakeOffer,)
    doubts = False
    look = "battle.toml"
    tryouts = 4
    """A battle of lots takes a second, a match of the other games some thousandths of one."""
    samples = 48

    @property
    def crafts(self) -> "Sequence[Craft]":
        """What people make for it in the workshop."""
        from game.app.games.crafts.skirmish import CRAFTS

        return CRAFTS

    @property
    def hooks(self) -> Collection[str]:
        """The names of the hooks to which scripts of mods may listen."""
        from game.rules.skirmish.scripted.facts import HOOKS
        from game.rules.skirmish.scripted.legal import NAME

        return (*(hook.name for hook in HOOKS.values()), NAME)

    @property
    def events(self) -> Collection[str]:
        """The names of the battle's events."""
        from game.app.games.battle_events import EVENTS

        return EVENTS

    def rules(
        self, catalog: Catalog, players: int, flags: Mapping[str, Value], setup: Setup = PLAIN
    ) -> "Skirmish":
        """The rules of one battle, from deployment on or laid out."""
        from game.rules.skirmish.rules import Skirmish

        if setup.former:
            catalog = former_catalog(catalog, self.id, SECTIONS)
        if setup.position:
            return self.laid_out(catalog, setup)
        armies = self.armies.raised(catalog, flags, players, setup.armies)
        scripts = scripts_of(catalog, self.id, flags)
        typed = flags_from(flags)
        return Skirmish(
            content(catalog), typed, players, setup.first, armies=armies, scripts=scripts, firm=setup.firm
        )

    def laid_out(self, catalog: Catalog, setup: Setup) -> "Skirmish":
        """Rules that start from a prepared position, with the flags and the armies it names.

        Raises:
            PositionProblem: nobody could play on from it.
        """
        from game.rules.skirmish.position.build import lay_out
        from game.rules.skirmish.position.notation import parse
        from game.rules.skirmish.position.rehearsal import rehearse
        from game.rules.skirmish.rules import Skirmish

        wanted = parse(setup.position)
        values = checked_flags(catalog, self.id, wanted.flags)
        box = content(catalog)
        typed, players = flags_from(values), len(wanted.seat)
        armies = self.armies.raised(catalog, values, players)
        plain = Skirmish(box, typed, players, armies=armies)
        rules = Skirmish(
            box,
            typed,
            players,
            armies=armies,
            start=lay_out(wanted, plain.setting),
            scripts=scripts_of(catalog, self.id, values),
            firm=setup.firm,
        )
        if wanted.moment is not None:
            rehearse(rules)
        return rules

    def playable(self, catalog: Catalog, flags: Mapping[str, Value], seats: Iterable[int]) -> list[Problem]:
        """What forbids tables of these numbers of players under these house rules, each with its place."""
        return table_problems(
            catalog, SECTIONS, flags, seats, flags_from, lambda typed: content(catalog), playable
        )

    def window(self, view: SkirmishView) -> Window | None:
        """The window of a treachery card (S-20), or a moment of offers (S-18)."""
        return open_window(view)

    def silence(self, view: SkirmishView, player: Player) -> Action:
        """No card, no offer, or no answer yet: the offers stand."""
        return silent_answer(view, player)

    def only_answer(self, rules: "Skirmish", view: SkirmishView) -> Action | None:
        """The one lawful answer to an open question; never to one that hangs on a hand (S-19, S-20)."""
        from game.app.games.battle_answers import single_answer

        return single_answer(rules, view)

    def proposed_answer(self, rules: "Skirmish", view: SkirmishView) -> Proposal | None:
        """A name, in a phase in which it cannot matter whom one names (S-03)."""
        from game.app.games.battle_answers import idle_naming

        found = idle_naming(rules, view)
        return None if found is None else Proposal(*found)

    def house_clock(self, flags: Mapping[str, Value]) -> HouseClock:
        """The sand of a turn, and the clock of reactions and allotments, as the house rules set them."""
        return HouseClock(float(flags["turn_seconds"]), float(flags["answer_seconds"]))

    def turn(self, view: SkirmishView) -> Turn | None:
        """The turn of the active player; None in deployment."""
        return Turn(view.round, view.active) if view.round else None

    def estimated_minutes(self, catalog: Catalog, flags: Mapping[str, Value], seats: int) -> float | None:
        """Minutes of a battle of that size between so many armies, as they were measured."""
        sizes = catalog.all(PresetDef)
        size = next((one.id for one in reversed(sizes) if flags["preset"] in (one.id, one.name)), "")
        return read_lengths(catalog.mods, [one.id for one in sizes], []).estimate(size, seats)

    def look_problems(self, catalog: Catalog) -> list[Problem]:
        """Problems of `look/lengths.toml`."""
        problems: list[Problem] = []
        read_lengths(catalog.mods, [one.id for one in catalog.all(PresetDef)], problems)
        return problems

    def counter(self, rules: "Skirmish", catalog: Catalog) -> MatchCounter:
        """The counter of a battle's means: fights, truces, losses, bribes, questions, minutes."""
        from game.app.games.battle_means import BattleCounter

        return BattleCounter(rules, read_pictures(catalog.mods, self.look, self.events, []))

    def chronicle(self, view: SkirmishView, events: Sequence[Event]) -> list[Line]:
        """The armies, then every event that a viewer saw, as lines of the story."""
        from game.rules.skirmish.chronicle.chronicle import army_lines, battle_lines

        return [*army_lines(view), *battle_lines(view, events)]

    def tale(self, view: SkirmishView, events: Sequence[Event]) -> list[Line]:
        """The chronicle: people at the table are told what tells most of it."""
        return self.chronicle(view, events)

    def plays(self, rules: Any, events: Sequence[Event]) -> Iterator[Play]:
        """The faction of each army, and the treachery cards that were played."""
        from game.app.games.battle_means import factions_of
        from game.rules.skirmish.events.player import CardPlayed

        yield from (Play(seat, "faction", id) for seat, id in enumerate(factions_of(rules)) if id)
        yield from (Play(one.player, "card", one.card) for one in events if isinstance(one, CardPlayed))

    def fielded(self, rules: "Skirmish") -> Iterator[Play]:
        """The units of each army."""
        for seat, army in enumerate(rules.setting.armies):
            yield from (Play(seat, "unit", one.unit) for one in army)

    @property
    def facts(self) -> Collection[str]:
        """The facts of campaigns of which the deeds of a match may be."""
        from game.rules.skirmish.deeds import FACTS

        return FACTS

    def deeds(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[SeatDeed]:
        """What everybody did in a finished match, by the names of the facts of campaigns."""
        from game.rules.skirmish.deeds import deeds

        return deeds(rules, seed, log)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every turn and phase: names, promises, cards, points, tokens."""
        from game.rules.skirmish.review.review import review

        return review(rules, seed, log)
