"""Rehearsals: real rules, a prepared position, partners who play by heart, one thing allowed at a time."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from game.ai.policy import Choice, Thought
from game.app.bots.thinker import Answer, BotQuestion, TakenDecision
from game.app.games import GAMES, Game
from game.app.plan import MatchPlan
from game.app.table import Table
from game.core.match import Match
from game.core.rules import Action, Player, Refusal
from game.core.seat import Seat
from game.mods.catalog import Catalog

Moment = tuple[Hashable, ...]
"""The point where a match stands, as its game tells one question from another."""

When = Callable[[Any], Moment]
"""A function that tells the moment of a view."""

Lines = Mapping[Moment, Sequence[Action]]
"""Actions of the partners by moment; each partner does the first of their own that is legal."""

REFUSED = "rehearsal"
"""Code of the refusal of a legal action; its words are `refusal-rehearsal`."""


class ScriptedThinker:
    """A thinker that does what a script says, in whatever order the questions come."""

    def __init__(self, lines: Lines, when: When) -> None:
        self._lines, self._when = lines, when

    def ask(self, question: BotQuestion) -> Answer:
        """The script's action at this moment; where there is none, or none is legal, the first option."""
        lines = self._lines.get(self._when(question.view), ())
        fitting: list[Action] = [line for line in lines if line in question.options]
        return TakenDecision(Choice((fitting or question.options)[0], Thought("coin-toss")))

    def cost(self, strength: str, kind: str) -> float:
        """0: a script needs no thought."""
        return 0.0

    def close(self) -> None:
        """End the thinker; nothing runs."""


class LessonSeat(Seat):
    """A seat whose options are those of the lesson: what a screen offers follows by itself."""

    __slots__ = ("_lets",)

    def __init__(self, match: Match[Any, Any, Any], player: Player, lets: Callable[[Action], bool]) -> None:
        super().__init__(match, player)
        self._lets = lets

    @property
    def options(self) -> Sequence[Any]:
        """Options that both the rules and the lesson allow."""
        return tuple(option for option in super().options if self._lets(option))


class LessonTable(Table):
    """A table where bots play by heart, and people may do only what the lesson asks of them."""

    def __init__(
        self,
        game: Game,
        plan: MatchPlan,
        match: Match[Any, Any, Any],
        lines: Lines,
        when: When,
        *,
        offers_all: bool = False,
    ) -> None:
        super().__init__(game, plan, match, ScriptedThinker(lines, when))
        self._when = when
        self.wanted: tuple[Action, ...] = ()
        """Actions that people may take now; none while they only listen."""
        self.judge: Callable[[Action], bool] = lambda action: False
        """Whether the lesson is also learnt by an action that is not among `wanted`."""
        self.recited: Lines = {}
        """Actions of people that are taken for them, after the partners: where there is nothing to learn."""
        self.hushed: frozenset[Moment] = frozenset()
        """Moments at which the partners wait, for somebody else is speaking."""
        self.seats = tuple(
            match.seat(player) if offers_all or player in self.bots else LessonSeat(match, player, self.lets)
            for player in range(match.rules.players)
        )

    @property
    def moment(self) -> Moment:
        """The point where the match stands now."""
        return self._when(self.public.view)

    @property
    def is_sealed(self) -> bool:
        """False: what a lesson asks for is played at once, and nobody changes it."""
        return False

    def lets(self, action: Action) -> bool:
        """Whether the lesson allows `action`."""
        return action.player in self.bots or action in self.wanted or self.judge(action)

    def let_time_run(self, dt: float, *, watching: bool = False) -> None:
        """Run no clock of a window under the picture while the pupil listens or thinks."""
        window = self.game.window(self.public.view)
        if window is not None and window.beneath and self.moment in self.hushed:
            self.clock = None
            return
        super().let_time_run(dt, watching=watching)

    def let_bots_speak(self, dt: float) -> None:
        """Let bots answer as at any table, unless the moment is hushed; then people recite."""
        if self.moment in self.hushed:
            return
        super().let_bots_speak(dt)
        self.flush()
        self.let_people_recite()

    def let_people_recite(self) -> None:
        """Take the actions that the script has for people, after the partners."""
        owing = self.missing
        if self.moment in self.hushed or any(player in self.bots for player in owing):
            return
        for line in self.recited.get(self.moment, ()):
            if line.player in owing:
                super().submit(line)

    def let_go(self, player: Player) -> None:
        """Let the window go as at any table; here it can be held again by the same player."""
        super().let_go(player)
        self.holds.allow_again(player)

    def submit(self, *actions: Action) -> Refusal | None:
        """Take answers as at any table; what the rules allow and the lesson does not is refused too."""
        refusal: Refusal | None = self.rules.check(self._match.state, actions[0])
        if refusal is None and not all(self.lets(action) for action in actions):
            return Refusal(REFUSED)
        return super().submit(*actions)


def start_rehearsal(
    catalog: Catalog, plan: MatchPlan, lines: Lines, when: When, *, offers_all: bool = False
) -> LessonTable:
    """A table for the rehearsal of a prepared position; `when` tells its moments. Nothing is written down.

    With `offers_all` people are offered everything that the rules allow, and only refused what is not asked.

    Raises:
        ValueError: the position cannot be played.
    """
    game = GAMES[plan.game]
    rules = game.rules(catalog, len(plan.players), {}, plan.setup)
    return LessonTable(game, plan, Match(rules, plan.seed), lines, when, offers_all=offers_all)
