"""Complots, as the house plays it."""

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
from game.rules.complots import SEATS, SECTIONS, ComplotsAction, ComplotsView, content
from game.rules.complots.actions import Pass
from game.rules.complots.content import flags_from
from game.rules.complots.playable import playable
from game.rules.complots.questions import BLOCK, CHALLENGE, QUESTIONS

if TYPE_CHECKING:
    from game.app.workshop.craft import Craft
    from game.rules.complots.rules import Complots

HEAD_START_SECONDS = 2.2
"""Seconds to read a claim before bots doubt or block it (C-23)."""


class ComplotsGame(Unhurried):
    """Complots in the house."""

    id = "complots"
    seats = SEATS
    sections: tuple[Section, ...] = SECTIONS
    actions: Any = ComplotsAction
    armies = None
    secret: Collection[str] = QUESTIONS
    sealed: Collection[str] = ()
    doubts = True
    tryouts = 200

    @property
    def crafts(self) -> "Sequence[Craft]":
        """What people make for it in the workshop."""
        from game.app.games.crafts.complots import CRAFTS

        return CRAFTS

    @property
    def hooks(self) -> Collection[str]:
        """The names of the hooks to which scripts of mods may listen."""
        from game.rules.complots.scripted.facts import HOOKS
        from game.rules.complots.scripted.legal import NAME

        return (*(hook.name for hook in HOOKS.values()), NAME)

    def rules(
        self, catalog: Catalog, players: int, flags: Mapping[str, Value], setup: Setup = PLAIN
    ) -> "Complots":
        """The rules of one match of Complots, dealt or laid out."""
        from game.rules.complots.rules import Complots

        if setup.position:
            return _laid_out(catalog, setup.position)
        typed = flags_from(flags)
        scripts = scripts_of(catalog, self.id, flags)
        return Complots(content(catalog, typed), typed, players, setup.first, scripts=scripts)

    def playable(self, catalog: Catalog, flags: Mapping[str, Value], seats: Iterable[int]) -> list[Problem]:
        """What forbids tables of these numbers of players under these house rules, each with its place."""
        return table_problems(
            catalog, SECTIONS, flags, seats, flags_from, lambda typed: content(catalog, typed), playable
        )

    def window(self, view: ComplotsView) -> Window | None:
        """The window of a challenge or block, which are answered in real time (C-37), else None."""
        if view.asks not in (CHALLENGE, BLOCK):
            return None
        seconds = float(view.flags.reaction_seconds)
        return Window((view.turn, view.asks, view.claim), seconds, head_start=HEAD_START_SECONDS)

    def silence(self, view: ComplotsView, player: Player) -> Action:
        """A pass: silence lets it go (C-37)."""
        return Pass(player)

    def plays(self, rules: Any, events: Sequence[Event]) -> Iterator[Play]:
        """Actions that were announced, and characters that were claimed, for them or against them."""
        from game.rules.complots.events import Blocked, Declared

        for event in events:
            match event:
                case Declared(player=player, action=action, claim=claim):
                    yield Play(player, "action", action)
                    if claim is not None:
                        yield Play(player, "character", claim)
                case Blocked(player=player, character=claim):
                    yield Play(player, "character", claim)

    def tale(self, view: Any, events: Sequence[Event]) -> list[Line]:
        """What happened as a viewer saw it, told to people at the table."""
        from game.rules.complots.chronicle import court_lines

        return court_lines(events)

    @property
    def facts(self) -> Collection[str]:
        """The facts of campaigns of which the deeds of a match may be."""
        from game.rules.complots.deeds import FACTS

        return FACTS

    def deeds(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[SeatDeed]:
        """What everybody did in a finished match, by the names of the facts of campaigns."""
        from game.rules.complots.deeds import deeds

        return deeds(rules, seed, log)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every claim, block and loss with the truth of it."""
        from game.rules.complots.review import review

        return review(rules, seed, log)


def _laid_out(catalog: Catalog, text: str) -> "Complots":
    """Rules that start from a prepared position, with the flags it names."""
    from game.rules.complots.position import notation
    from game.rules.complots.rules import Complots

    wanted = notation.parse(text)
    flags = checked_flags(catalog, "complots", wanted.flags)
    typed, scripts = flags_from(flags), scripts_of(catalog, "complots", flags)
    cast = content(catalog, typed)
    start = notation.lay_out(wanted, cast)
    return Complots(cast, typed, len(wanted.seat), start=start, scripts=scripts)
