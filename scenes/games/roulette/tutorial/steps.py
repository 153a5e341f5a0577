"""Step by step through an accusation or a card: which button comes next. Pure."""

from game.core.rules import Action, Player
from game.input.intents import Intent
from game.rules.roulette.actions import Accuse, Bet, Play, Pocket, TakeAim
from scenes.games.roulette.table.controller import POCKETS, Controller
from scenes.games.roulette.table.slots import CARD_SLOTS, SECRET_SLOTS, SLOTS
from scenes.screens.tutorial.lesson import Lesson

LOOK, PICK, TARGET, ACCUSE, WHOM = "look", "pick", "target", "accuse", "whom"
"""The steps: a card takes the first three, an accusation the last two."""
FIRST = ("", LOOK, ACCUSE)
"""Steps that the lesson itself speaks of."""


def done_by(lesson: Lesson) -> Action | None:
    """Return the action that the lesson asks of the pupil; None when there is none."""
    return lesson.does[0] if lesson.does else None


def step_of(controller: Controller, does: Action | None, *, looks: bool) -> str:
    """Return the step of a lesson; empty for one that takes a single press."""
    if isinstance(does, Accuse):
        return WHOM if controller.accusing else ACCUSE
    if not isinstance(does, Play):
        return ""
    if controller.card == does.card and controller.target is None:
        return TARGET
    return PICK if looks else LOOK


def step_intent(controller: Controller, does: Action, step: str) -> Intent:
    """The button of the moment."""
    match does:
        case Pocket(bullet=bullet):
            return SECRET_SLOTS[POCKETS.index(bullet)]
        case Bet(face=face):
            return SECRET_SLOTS[face]
        case Accuse(target=target):
            return SLOTS[target] if step == WHOM else Intent.DOUBT
        case Play(card=card, target=person):
            return _card_button(controller, card, person, step)
        case TakeAim(target=person) if person is not None:
            return SECRET_SLOTS[person]
    return Intent.ACCEPT


def _card_button(controller: Controller, card: str, person: Player | None, step: str) -> Intent:
    """Look, which stops the clock, press the button of the card, go to the person."""
    match step:
        case "look":
            return Intent.PEEK
        case "pick":
            return CARD_SLOTS[controller.on_page().index(card)]
    if person is None or controller.pointed() == person:
        return Intent.ACCEPT
    targets = controller.targets()
    ahead = targets.index(person) - targets.index(controller.pointed() or 0)
    return Intent.RIGHT if ahead > 0 else Intent.LEFT
