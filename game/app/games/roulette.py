"""Roulette, as the house plays it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.games.game import HOLD_SECONDS, PLAIN, Play, Setup, Unhurried, Window, checked_flags
from game.app.games.tables import table_problems
from game.core.chronicle import Line
from game.core.deeds import SeatDeed
from game.core.rules import Action, Event, Player
from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.flags import Value
from game.mods.problems import Problem
from game.mods.scripts.script_def import scripts_of
from game.rules.roulette import SEATS, SECTIONS, RouletteAction, RouletteView, content, questions
from game.rules.roulette.actions import timeout_answer
from game.rules.roulette.content import flags_from
from game.rules.roulette.playable import playable, unheard_cards

if TYPE_CHECKING:
    from game.app.workshop.craft import Craft
    from game.rules.roulette.rules import Roulette

DYING_SECONDS = 3.0
"""Seconds for those who lose a teammate to answer with Médecin (R-27)."""
HEAD_START_SECONDS = 3.5
"""Seconds to look around the table before bots accuse, or let it be (R-06)."""


class RouletteGame(Unhurried):
    """Roulette in the house."""

    id = "roulette"
    seats = SEATS
    sections: tuple[Section, ...] = SECTIONS
    actions: Any = RouletteAction
    armies = None
    secret: Collection[str] = questions.QUESTIONS
    sealed: Collection[str] = questions.SECRET
    doubts = True
    tryouts = 200

    @property
    def crafts(self) -> "Sequence[Craft]":
        """What people make for it in the workshop."""
        from game.app.games.crafts.roulette import CRAFTS

        return CRAFTS

    @property
    def hooks(self) -> Collection[str]:
        """The names of the hooks to which scripts of mods may listen."""
        from game.rules.roulette.scripted.facts import HOOKS
        from game.rules.roulette.scripted.legal import NAME

        return (*(hook.name for hook in HOOKS.values()), NAME)

    def rules(
        self, catalog: Catalog, players: int, flags: Mapping[str, Value], setup: Setup = PLAIN
    ) -> "Roulette":
        """The rules of one match of Roulette, dealt or laid out."""
        from game.rules.roulette.rules import Roulette

        if setup.position:
            from game.rules.roulette.position.notation import lay_out, parse
            from game.rules.roulette.setting import setting_of

            wanted = parse(setup.position)
            flags = checked_flags(catalog, self.id, wanted.flags)
            typed, scripts = flags_from(flags), scripts_of(catalog, self.id, flags)
            box, players = content(catalog, typed), len(wanted.seat)
            start = lay_out(wanted, setting_of(box, typed, players))
            return Roulette(box, typed, players, start=start, scripts=scripts)
        typed, scripts = flags_from(flags), scripts_of(catalog, self.id, flags)
        return Roulette(content(catalog, typed), typed, players, setup.first, scripts=scripts)

    def playable(self, catalog: Catalog, flags: Mapping[str, Value], seats: Iterable[int]) -> list[Problem]:
        """What forbids tables of these numbers of players under these house rules, each with its place."""
        return table_problems(
            catalog,
            SECTIONS,
            flags,
            seats,
            flags_from,
            lambda typed: content(catalog, typed),
            lambda box, typed, count: [
                *playable(box, typed, count),
                *unheard_cards(box, lambda: _listening(catalog)),
            ],
        )

    def window(self, view: RouletteView) -> Window | None:
        """The window of the open question: every one has its time (R-06, R-09, R-21, R-26, R-33)."""
        flags, asks = view.flags, view.asks
        match asks:
            case None:
                return None
            case questions.POCKET | questions.BET:
                return Window((view.round, asks), float(flags.choice_seconds))
            case questions.AIM:
                return Window((view.round, asks, view.shot), float(flags.aim_seconds))
            case questions.ACCUSATION:
                seconds, start = float(flags.accusation_seconds), HEAD_START_SECONDS
                return Window((view.round, asks, view.accused), seconds, head_start=start)
            case questions.GATHER:
                return Window((view.round, asks), float(flags.accusation_gather_seconds))
        key = (view.round, asks, view.shot, view.hands, len(view.discards))
        if asks == questions.DYING:
            return Window(key[:3], DYING_SECONDS if flags.card_seconds else 0.0, HOLD_SECONDS)
        return Window(key, float(flags.card_seconds), HOLD_SECONDS)

    def silence(self, view: RouletteView, player: Player) -> Action:
        """A random card, no shot, a pass, or the next target clockwise (R-33)."""
        assert view.asks is not None
        return timeout_answer(view.asks, player)

    def only_answer(self, rules: "Roulette", view: RouletteView) -> Action | None:
        """A pass for who is out of the round where no card with a skull has its moment (R-24)."""
        from game.rules.roulette.options import only_pass

        return only_pass(rules.setting, view)

    def plays(self, rules: Any, events: Sequence[Event]) -> Iterator[Play]:
        """Action cards that were played."""
        from game.rules.roulette.events import CardPlayed

        yield from (Play(one.player, "card", one.card) for one in events if isinstance(one, CardPlayed))

    def tale(self, view: Any, events: Sequence[Event]) -> list[Line]:
        """What happened as a viewer saw it, told to people at the table."""
        from game.rules.roulette.chronicle import cellar_lines

        return cellar_lines(events)

    @property
    def facts(self) -> Collection[str]:
        """The facts of campaigns of which the deeds of a match may be."""
        from game.rules.roulette.deeds import FACTS

        return FACTS

    def deeds(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[SeatDeed]:
        """What everybody did in a finished match, by the names of the facts of campaigns."""
        from game.rules.roulette.deeds import deeds

        return deeds(rules, seed, log)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every round, with the pockets turned out."""
        from game.rules.roulette.review.review import review

        return review(rules, seed, log)


def _listening(catalog: Catalog) -> set[str]:
    """The mods with a script that is told of their own cards."""
    scripts = scripts_of(catalog, "roulette")
    return set() if scripts is None else {handler.mod for handler in scripts.listeners("played")}
