"""Hécatombe, as the house plays it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.games.game import PLAIN, Play, Setup, Unhurried, Window, checked_flags
from game.app.games.tables import table_problems
from game.core.chronicle import Line
from game.core.deeds import SeatDeed
from game.core.rules import Action, Event, Player
from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.flags import Value
from game.mods.problems import Problem
from game.mods.scripts.script_def import scripts_of
from game.rules.hecatombe import SEATS, SECTIONS, HecatombeAction, content
from game.rules.hecatombe.content import flags_from
from game.rules.hecatombe.playable import playable
from game.rules.hecatombe.questions import QUESTIONS

if TYPE_CHECKING:
    from game.app.workshop.craft import Craft
    from game.rules.hecatombe.rules import Hecatombe


class HecatombeGame(Unhurried):
    """Hécatombe in the house."""

    id = "hecatombe"
    seats = SEATS
    sections: tuple[Section, ...] = SECTIONS
    actions: Any = HecatombeAction
    armies = None
    secret: Collection[str] = QUESTIONS
    sealed: Collection[str] = ()
    doubts = True
    tryouts = 200

    @property
    def crafts(self) -> "Sequence[Craft]":
        """What people make for it in the workshop."""
        from game.app.games.crafts.hecatombe import CRAFTS

        return CRAFTS

    @property
    def hooks(self) -> Collection[str]:
        """The names of the hooks to which scripts of mods may listen."""
        from game.rules.hecatombe.scripted.facts import HOOKS
        from game.rules.hecatombe.scripted.legal import NAME

        return (*(hook.name for hook in HOOKS.values()), NAME)

    def rules(
        self, catalog: Catalog, players: int, flags: Mapping[str, Value], setup: Setup = PLAIN
    ) -> "Hecatombe":
        """The rules of one match of Hécatombe, dealt or laid out."""
        from game.rules.hecatombe.rules import Hecatombe

        box = content(catalog)
        if setup.position:
            from game.rules.hecatombe.position.notation import lay_out, parse
            from game.rules.hecatombe.setting import setting_of

            wanted = parse(setup.position)
            flags = checked_flags(catalog, self.id, wanted.flags)
            typed, scripts = flags_from(flags), scripts_of(catalog, self.id, flags)
            start = lay_out(wanted, setting_of(box, typed, len(wanted.seat)))
            return Hecatombe(box, typed, len(wanted.seat), start=start, scripts=scripts)
        scripts = scripts_of(catalog, self.id, flags)
        return Hecatombe(box, flags_from(flags), players, setup.first, scripts=scripts)

    def playable(self, catalog: Catalog, flags: Mapping[str, Value], seats: Iterable[int]) -> list[Problem]:
        """What forbids tables of these numbers of players under these house rules, each with its place."""
        return table_problems(
            catalog, SECTIONS, flags, seats, flags_from, lambda typed: content(catalog), playable
        )

    def window(self, view: Any) -> Window | None:
        """None: no question is answered in real time."""
        return None

    def silence(self, view: Any, player: Player) -> Action:
        """Raise an error: without windows nobody is silent.

        Raises:
            ValueError: always.
        """
        raise ValueError("Hécatombe has no windows.")

    def plays(self, rules: Any, events: Sequence[Event]) -> Iterator[Play]:
        """Peoples that were laid as objectives, and those that fought."""
        from game.rules.hecatombe.events import Attacked, Countered, ObjectivesLaid

        pairs = rules.setting.content.pairs
        for event in events:
            match event:
                case Attacked(player=player, army=people) | Countered(player=player, army=people):
                    yield Play(player, "army", "+".join(pairs[people]))
                case ObjectivesLaid(player=player, objectives=laid):
                    yield from (Play(player, "objective", "+".join(pairs[people])) for people in laid)

    def tale(self, view: Any, events: Sequence[Event]) -> list[Line]:
        """What happened as a viewer saw it, told to people at the table."""
        from game.rules.hecatombe.chronicle import war_lines

        return war_lines(view, events)

    @property
    def facts(self) -> Collection[str]:
        """The facts of campaigns of which the deeds of a match may be."""
        from game.rules.hecatombe.deeds import FACTS

        return FACTS

    def deeds(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[SeatDeed]:
        """What everybody did in a finished match, by the names of the facts of campaigns."""
        from game.rules.hecatombe.deeds import deeds

        return deeds(rules, seed, log)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every round, unveiled."""
        from game.rules.hecatombe.review import review

        return review(rules, seed, log)
