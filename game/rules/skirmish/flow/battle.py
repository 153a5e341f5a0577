"""The battle as a chapter meets it while something is carried out: rules, true state, dice, events.

What asks nobody happens in steps, what asks somebody in questions. A step is taken off `state.steps` and
done; it may push others (`then`), which come before what was already waiting. No step runs while a question
is open: `apply` closes it (`close`, `answered`) and, to go on asking, pushes the step that asks again. So any
moment can be interrupted by a window of cards, and a clone of the state goes on from where it is.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event, Player, Refusal
from game.core.steps import StepKind
from game.rules.skirmish.flow.questions import QuestionKind
from game.rules.skirmish.flow.steps import TREACHERY_WINDOW
from game.rules.skirmish.rolls.tray import ShownDice
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NONE, Step
from game.rules.skirmish.state.state import SkirmishState, Unit

if TYPE_CHECKING:
    from game.rules.skirmish.content import Content
    from game.scripting.hooks.chain import Chain


class Battle:
    """Handed to every `begin`, `apply` and step."""

    __slots__ = ("chain", "is_heard", "out", "rng", "setting", "state")

    def __init__(
        self,
        setting: Setting,
        state: SkirmishState,
        rng: Chance,
        out: list[Event],
        *,
        is_heard: bool = True,
        chain: "Chain | None" = None,
    ) -> None:
        self.setting, self.state, self.rng, self.out = setting, state, rng, out
        self.is_heard = is_heard
        """Whether anybody asks for the events: bots that imagine a battle do not."""
        self.chain = chain
        """The scripts that hear what happens, if there are some."""

    @property
    def content(self) -> "Content":
        """The content that the battle is played with."""
        return self.setting.content

    def unit(self, id: int) -> Unit:
        """The unit of that id, dead or alive."""
        return self.state.units[id]

    # what happens

    def tell(self, event: Event) -> None:
        """Add an event to what has happened in this tick."""
        self.out.append(event)

    def tell_scripts(self, event: Event) -> None:
        """Tell scripts of something that is no news to players, after all that happened before it."""
        if self.chain is not None:
            self.chain.hear()
            self.chain.begin(event)

    def shown_dice(self) -> ShownDice | None:
        """What keeps the faces of blows for their event; None: nobody asks for events."""
        return ShownDice() if self.is_heard else None

    def then(self, *steps: Step) -> None:
        """Let these follow, the first one first, before whatever was already waiting."""
        self.state.steps.extend(reversed(steps))

    def window(self, moment: str, unit: int = NONE) -> None:
        """Let the next thing be a window of treachery cards (S-20)."""
        self.then(card_window(moment, unit))

    # what is asked

    def ask(
        self,
        kind: QuestionKind,
        *players: Player,
        unit: int = NONE,
        target: int = NONE,
        data: tuple[int | str, ...] = (),
    ) -> None:
        """Put a question to players, nearest first; nobody asked, nothing happens."""
        if players:
            self.state.questions.append(Question(kind, players, unit, target, data))

    def close(self) -> Question:
        """The question of the moment is answered."""
        return self.state.questions.pop()

    def answered(self, player: Player) -> bool:
        """Take `player` off the question of the moment; True when nobody owes an answer to it any more."""
        left = self.state.questions[-1].without(player)
        if left.players:
            self.state.questions[-1] = left
        else:
            self.state.questions.pop()
        return not left.players

    # dice

    def d6(self) -> int:
        """The face of one die, 1 to 6."""
        return self.rng.below(6) + 1

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The faces of `count` dice, in the order rolled."""
        return tuple([self.rng.below(sides) + 1 for _ in range(count)])


def card_window(moment: str, unit: int = NONE) -> Step:
    """The step that lets cards be played at `moment`, about `unit` (S-20)."""
    return TREACHERY_WINDOW(moment, unit)


StepRule = Callable[..., None]
"""A step: called with the battle and, one by one, what the step is about."""


class PhaseRules(NamedTuple):
    """One chapter of the rulebook: what it begins, asks, forbids, carries out, and what follows by itself.

    `options` and `check` are asked only about the chapter's own questions, and only of who owes an answer.
    `check` is the law; every option passes it. `steps` are the functions of the steps that the chapter
    declares, or that `flow.steps` declares for it.
    """

    begin: Callable[[Battle], None]
    options: Callable[[Setting, SkirmishState, Question, Player], Sequence[Any]]
    check: Callable[[Setting, SkirmishState, Question, Any], Refusal | None]
    apply: Callable[[Battle, Question, Any], None]
    steps: Mapping[StepKind[Step], StepRule] = {}


def do_nothing(battle: Battle, *about: int | str) -> None:
    """A step, or the beginning of a chapter, in which nothing happens."""


def _no_options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> Sequence[Any]:
    """No answers: the chapter asks nothing."""
    return ()


def _wrong_moment(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The refusal of every action: the chapter asks nothing."""
    return Refusal("wrong-moment")


def _unanswerable(battle: Battle, question: Question, action: Any) -> None:
    """Nothing was asked, so nothing can be carried out.

    Raises:
        LookupError: always.
    """
    raise LookupError(question.kind)


QUIET = PhaseRules(do_nothing, _no_options, _wrong_moment, _unanswerable)
"""A chapter in which nothing happens."""
