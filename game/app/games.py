"""The games of the house, each by one entry: how to read, build, time and review it."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.core.notation import PositionProblem
from game.core.rules import Action, Player, Rules
from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.flags import FlagDef, Value, resolve
from game.mods.problems import Problem
from game.rules.complots import defs
from game.rules.complots.actions import ComplotsAction, Pass
from game.rules.complots.content import content, flags_from
from game.rules.hecatombe import content as peoples
from game.rules.hecatombe import defs as tiles
from game.rules.hecatombe.actions import HecatombeAction
from game.rules.roulette import defs as guns
from game.rules.roulette.actions import RouletteAction, silence
from game.rules.skirmish import content as armies
from game.rules.skirmish.actions import Pass as NoCard
from game.rules.skirmish.actions import SkirmishAction
from game.rules.skirmish.defs import SEATS as ARMIES
from game.rules.skirmish.defs_field import PresetDef

if TYPE_CHECKING:
    from game.rules.complots.rules import Complots
    from game.rules.complots.view import ComplotsView
    from game.rules.hecatombe.rules import Hecatombe
    from game.rules.roulette.rules import Roulette
    from game.rules.roulette.view import RouletteView
    from game.rules.skirmish.rules import Skirmish
    from game.rules.skirmish.view import SkirmishView


class Window(NamedTuple):
    """A question that is answered in real time."""

    key: Hashable
    """What makes it this window and no other: a new one has a clock of its own."""
    seconds: float
    """How long it stays open; 0 is no limit."""
    hold: float = 0.0
    """How long one seat may hold it open while it makes up its mind; 0 is not at all."""


class Game(Protocol):
    """What the house asks of a game beside its seven verbs."""

    id: str
    seats: range
    sections: tuple[Section, ...]
    actions: Any
    """The union of the game's actions, for the saves."""
    staged: bool
    """Whether there is a stage to play it on; without one it is played by bots, and told in words."""

    def rules(
        self,
        catalog: Catalog,
        players: int,
        flags: Mapping[str, Value],
        first: Player | None = None,
        position: str = "",
    ) -> Rules[Any, Any, Any]:
        """Build the rules of one match.

        Raises:
            ValueError: the number of players or the prepared position does not fit.
        """
        ...

    def window(self, view: Any) -> Window | None:
        """The open real-time window of a view, or None."""
        ...

    def silence(self, view: Any, player: Player) -> Action:
        """What a player who says nothing in a window is taken to say."""
        ...

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """A finished match told with the truth of it: its claims, its rounds, or its turns."""
        ...

    def sizes(self, catalog: Catalog) -> Mapping[int, Mapping[str, Value]]:
        """The house rules that make armies of so many points; nothing where there are no armies."""
        ...


class ComplotsGame:
    """Complots in the house."""

    id = "complots"
    seats = range(2, 9)
    sections: tuple[Section, ...] = defs.SECTIONS
    actions: Any = ComplotsAction
    staged = True

    def rules(
        self,
        catalog: Catalog,
        players: int,
        flags: Mapping[str, Value],
        first: Player | None = None,
        position: str = "",
    ) -> "Complots":
        """Build the rules of one match of Complots, dealt or laid out."""
        from game.rules.complots.rules import Complots

        if position:
            return laid_out(catalog, position)
        typed = flags_from(flags)
        return Complots(content(catalog, typed), typed, players, first)

    def window(self, view: "ComplotsView") -> Window | None:
        """Challenges and blocks are answered in real time (C-37)."""
        if view.asks not in ("challenge", "block"):
            return None
        return Window((view.turn, view.asks, view.claim), float(view.flags.reaction_seconds))

    def silence(self, view: "ComplotsView", player: Player) -> Action:
        """Silence lets it go."""
        return Pass(player)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every claim, block and loss with the truth of it."""
        from game.rules.complots.review import review

        return review(rules, seed, log)

    def sizes(self, catalog: Catalog) -> Mapping[int, Mapping[str, Value]]:
        """There are no armies."""
        return {}


class HecatombeGame:
    """Hécatombe in the house."""

    id = "hecatombe"
    seats = tiles.SEATS
    sections: tuple[Section, ...] = tiles.SECTIONS
    actions: Any = HecatombeAction
    staged = True

    def rules(
        self,
        catalog: Catalog,
        players: int,
        flags: Mapping[str, Value],
        first: Player | None = None,
        position: str = "",
    ) -> "Hecatombe":
        """Build the rules of one match of Hécatombe, dealt or laid out."""
        from game.rules.hecatombe.rules import Hecatombe

        box = peoples.content(catalog)
        if position:
            from game.rules.hecatombe.position import lay_out, parse

            wanted = parse(position)
            typed = peoples.flags_from(checked_flags(catalog, self.id, wanted.flags))
            plain = Hecatombe(box, typed, len(wanted.seat))
            return Hecatombe(box, typed, plain.players, start=lay_out(wanted, plain))
        return Hecatombe(box, peoples.flags_from(flags), players, first)

    def window(self, view: Any) -> Window | None:
        """Nobody is hurried: no question is answered in real time."""
        return None

    def silence(self, view: Any, player: Player) -> Action:
        """Never asked, for there is no window.

        Raises:
            ValueError: always.
        """
        raise ValueError("Hécatombe has no windows.")

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every round, unveiled."""
        from game.rules.hecatombe.review import review

        return review(rules, seed, log)

    def sizes(self, catalog: Catalog) -> Mapping[int, Mapping[str, Value]]:
        """There are no armies."""
        return {}


HOLD_SECONDS = 10.0
"""How long one press of the card button holds a window open, at most (R-21, S-20)."""
DYING_SECONDS = 3.0
"""How long those who lose a teammate are asked for Médecin (R-27)."""


class RouletteGame:
    """Roulette in the house."""

    id = "roulette"
    seats = guns.SEATS
    sections: tuple[Section, ...] = guns.SECTIONS
    actions: Any = RouletteAction
    staged = True

    def rules(
        self,
        catalog: Catalog,
        players: int,
        flags: Mapping[str, Value],
        first: Player | None = None,
        position: str = "",
    ) -> "Roulette":
        """Build the rules of one match of Roulette, dealt or laid out."""
        from game.rules.roulette.content import content, flags_from
        from game.rules.roulette.rules import Roulette

        if position:
            from game.rules.roulette.position import lay_out, parse

            wanted = parse(position)
            typed = flags_from(checked_flags(catalog, self.id, wanted.flags))
            plain = Roulette(content(catalog, typed), typed, len(wanted.seat))
            return Roulette(plain.content, typed, plain.players, start=lay_out(wanted, plain))
        typed = flags_from(flags)
        return Roulette(content(catalog, typed), typed, players, first)

    def window(self, view: "RouletteView") -> Window | None:
        """Every question has its time (R-06, R-09, R-21, R-26, R-33)."""
        flags, asks = view.flags, view.asks
        match asks:
            case None:
                return None
            case "pocket" | "bet":
                return Window((view.round, asks), float(flags.choice_seconds))
            case "aim":
                return Window((view.round, asks, view.shot), float(flags.aim_seconds))
            case "accusation":
                return Window((view.round, asks, view.accused), float(flags.accusation_seconds))
            case "gather":
                return Window((view.round, asks), float(flags.accusation_gather_seconds))
        key = (view.round, asks, view.shot, view.hands, len(view.discards))
        if asks == "dying":
            return Window(key[:3], DYING_SECONDS if flags.card_seconds else 0.0, HOLD_SECONDS)
        return Window(key, float(flags.card_seconds), HOLD_SECONDS)

    def silence(self, view: "RouletteView", player: Player) -> Action:
        """A random card, no shot, a pass, the next target clockwise (R-33)."""
        assert view.asks is not None
        return silence(view.asks, player)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every round, with the pockets turned out."""
        from game.rules.roulette.review import review

        return review(rules, seed, log)

    def sizes(self, catalog: Catalog) -> Mapping[int, Mapping[str, Value]]:
        """There are no armies."""
        return {}


class SkirmishGame:
    """Triomphe et Trahison in the house."""

    id = "skirmish"
    seats = ARMIES
    sections: tuple[Section, ...] = armies.SECTIONS
    actions: Any = SkirmishAction
    staged = False

    def rules(
        self,
        catalog: Catalog,
        players: int,
        flags: Mapping[str, Value],
        first: Player | None = None,
        position: str = "",
    ) -> "Skirmish":
        """Build the rules of one battle, from deployment on or laid out."""
        from game.rules.skirmish.rules import Skirmish

        box = armies.content(catalog)
        if position:
            from game.rules.skirmish.laying import lay_out
            from game.rules.skirmish.position import parse

            wanted = parse(position)
            typed = armies.flags_from(checked_flags(catalog, self.id, wanted.flags))
            plain = Skirmish(box, typed, len(wanted.seat))
            return Skirmish(box, typed, plain.players, start=lay_out(wanted, plain))
        return Skirmish(box, armies.flags_from(flags), players, first)

    def window(self, view: "SkirmishView") -> Window | None:
        """Treachery cards are played in real time, nothing else is (S-20)."""
        question = view.asked[-1] if view.asked else None
        if question is None or question.kind != "treachery:card":
            return None
        about = (question.unit, question.data, view.test, view.roll, view.casting)
        key = (view.round, view.active, view.phase, view.steps, view.units, len(view.discards), about)
        return Window(key, float(view.flags.card_seconds), HOLD_SECONDS)

    def silence(self, view: "SkirmishView", player: Player) -> Action:
        """No card."""
        return NoCard(player)

    def review(self, rules: Any, seed: int, log: Iterable[Sequence[Any]]) -> Sequence[Any]:
        """Every turn and phase: names, promises, cards, points, tokens."""
        from game.rules.skirmish.review import review

        return review(rules, seed, log)

    def sizes(self, catalog: Catalog) -> Mapping[int, Mapping[str, Value]]:
        """The length of battle for so many points (S-01)."""
        return {preset.points: {"preset": preset.name} for preset in catalog.all(PresetDef)}


def laid_out(catalog: Catalog, text: str) -> "Complots":
    """Rules that start from a prepared position, with the flags it names."""
    from game.rules.complots import position
    from game.rules.complots.rules import Complots

    wanted = position.parse(text)
    typed = flags_from(checked_flags(catalog, "complots", wanted.flags))
    cast = content(catalog, typed)
    return Complots(cast, typed, len(wanted.seat), start=position.lay_out(wanted, cast))


def flag_values(
    catalog: Catalog, game: str, overrides: Mapping[str, Value]
) -> tuple[dict[str, Value], tuple[Problem, ...]]:
    """Every house rule of a game, resolved, and what was wrong with the overrides."""
    return resolve(catalog.all(FlagDef, game=game), overrides)


def checked_flags(catalog: Catalog, game: str, overrides: Mapping[str, Value]) -> dict[str, Value]:
    """Every house rule of a game, resolved, as a position has it.

    Raises:
        PositionProblem: an override is wrong.
    """
    values, problems = flag_values(catalog, game, overrides)
    if problems:
        raise PositionProblem("; ".join(str(problem) for problem in problems))
    return values


GAMES: dict[str, Game] = {
    game.id: game for game in (ComplotsGame(), HecatombeGame(), RouletteGame(), SkirmishGame())
}
"""Every game of the house by its id, in the order of the acts."""

STAGED: dict[str, Game] = {id: game for id, game in GAMES.items() if game.staged}
"""Those that have a stage: what can be chosen, watched and drawn."""

SECTIONS: tuple[Section, ...] = tuple(section for game in GAMES.values() for section in game.sections)
"""What all games read in a mod."""
