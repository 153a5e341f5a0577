"""The pictures of Complots: its telling states."""

from collections.abc import Callable, Sequence
from functools import partial

from game.app.plan import plan_of
from game.core.rules import Action
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.input.intents import Intent
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal
from scenes.capture.setup import (
    HANDS,
    NINTENDO,
    PLAYSTATION,
    XBOX,
    Act,
    Screenshot,
    dealt_match,
    match_from_position,
    press_button,
    seated_couch,
    wait_seconds,
)
from scenes.games.complots.table.scene import ComplotsScene
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow

GAME = "complots"
PEOPLE: tuple[Device | None, ...] = (XBOX, PLAYSTATION, NINTENDO, KEYS, KEYS2)
"""Five people, two of them on one keyboard."""


def _laid(name: str, players: int, hands: Sequence[Device | None] = HANDS) -> Callable[[Stage], Scene]:
    """A prepared position of Complots."""
    return match_from_position(GAME, name, players, hands)


def _with_inquisitor(stage: Stage, *, factions: bool = False) -> Scene:
    """Four people with the Inquisiteur; with two parties, too, there are more actions than a fan holds."""
    couch = seated_couch(stage, 4, PEOPLE)
    flags: dict[str, int | bool | str] = {"fifth_character": "inquisiteur", "factions": factions}
    table = stage.app.begin(plan_of(couch, GAME, flags, 7, first=0), keep=False)
    return stage.make("match", table, couch)


def _played(*actions: Action) -> Act:
    """An act: these actions are taken at the table, and the picture catches up with them."""

    def act(house: GameWindow) -> None:
        scene = house.stage.scene
        assert isinstance(scene, ComplotsScene)
        for action in actions:
            refusal = scene.table.submit(action)
            assert refusal is None, (action, refusal, scene.view)
            scene.update(0.0)
            scene.timeline.skip()
        house.step(1 / 30, 8)

    return act


def _passes(players: int, *answered: int) -> list[Action]:
    """Everybody lets it go, but those who have answered, or are asked nothing."""
    return [Pass(player) for player in range(players) if player not in answered]


HISTORY_5: tuple[Action, ...] = (
    Declare(0, "base:duchesse"),
    *_passes(5, 0),
    Declare(1, "base:duchesse"),
    Challenge(2),
    Reveal(1, "base:assassin"),
    Declare(2, "base:capitaine", 3),
    Challenge(4),
    Reveal(4, "base:comtesse"),
    Block(3, "base:ambassadeur"),
    *_passes(5, 3),
    Declare(3, "base:revenu"),
    Declare(4, "base:ambassadeur"),
)
"""A round of turn-5: one claim stands, one is a lie, one is proved, one stops another."""

HISTORY_8: tuple[Action, ...] = (
    *(Pass(player) for player in (1, 3, 4, 5)),
    Block(1, "base:ambassadeur"),
    Challenge(6),
    Declare(1, "base:duchesse"),
    Challenge(4),
    Reveal(1, "base:assassin"),
    Declare(2, "base:capitaine", 3),
    Challenge(0),
    Reveal(0, "base:duchesse"),
    Pass(3),
    Declare(3, "base:duchesse"),
    *_passes(8, 3, 6, 7),
)
"""A round of claim-8."""


def _alone(house: GameWindow) -> None:
    """An act: whoever sits alone among bots has the hand open."""
    scene = house.stage.scene
    assert isinstance(scene, ComplotsScene)
    scene.hands.solo = True
    scene.turn_cards(0)
    scene.question.forget()
    house.step(1 / 30, 8)


PICKS: tuple[Act, ...] = tuple(
    press_button(pad, intent, keep=intent == Intent.PEEK)
    for pad in (XBOX, PLAYSTATION)
    for intent in (Intent.PEEK, Intent.ACCEPT)
)
"""Both look, and take a card."""
TABLE = (
    Screenshot(
        "complots-2-pick", dealt_match(GAME, 2), (wait_seconds(2), press_button(XBOX, Intent.PEEK, keep=True))
    ),
    Screenshot("complots-2-turn", dealt_match(GAME, 2), (wait_seconds(2), *PICKS, wait_seconds(4))),
    Screenshot("complots-3-block", _laid("block-3", 3)),
    Screenshot(
        "complots-3-lose",
        _laid("lose-3", 3),
        (press_button(PLAYSTATION, Intent.PEEK, keep=True),),
    ),
    Screenshot(
        "complots-3-lose-chosen",
        _laid("lose-3", 3),
        (press_button(PLAYSTATION, Intent.PEEK, keep=True), press_button(PLAYSTATION, Intent.RIGHT)),
    ),
    Screenshot("complots-3-lose-blind", _laid("lose-3", 3), (press_button(PLAYSTATION, Intent.LEFT),)),
    Screenshot("complots-4-exchange", _laid("exchange-4", 4)),
    Screenshot(
        "complots-4-exchange-peek",
        _laid("exchange-4", 4),
        (
            press_button(XBOX, Intent.PEEK, keep=True),
            press_button(XBOX, Intent.ACCEPT),
            press_button(XBOX, Intent.RIGHT),
        ),
    ),
    Screenshot(
        "complots-4-eight",
        _with_inquisitor,
        (wait_seconds(4), press_button(XBOX, Intent.LEFT), press_button(XBOX, Intent.PEEK, keep=True)),
    ),
    Screenshot(
        "complots-4-rows",
        partial(_with_inquisitor, factions=True),
        (wait_seconds(4), press_button(XBOX, Intent.DOWN)),
    ),
    Screenshot(
        "complots-4-rows-look",
        partial(_with_inquisitor, factions=True),
        (wait_seconds(4), press_button(XBOX, Intent.RIGHT), press_button(XBOX, Intent.PEEK, keep=True)),
    ),
    Screenshot("complots-5-claim", _laid("claim-5", 5)),
    Screenshot(
        "complots-5-peek",
        _laid("claim-5", 5),
        (press_button(PLAYSTATION, Intent.PEEK, keep=True),),
    ),
    Screenshot("complots-5-counter", _laid("claim-5", 5), (press_button(PLAYSTATION, Intent.COUNTER),)),
    Screenshot(
        "complots-5-challenge",
        _laid("claim-5", 5),
        (press_button(PLAYSTATION, Intent.DOUBT), wait_seconds(1.6)),
    ),
    Screenshot("complots-5-turn", _laid("turn-5", 5)),
    Screenshot(
        "complots-5-turn-look",
        _laid("turn-5", 5),
        (
            press_button(XBOX, Intent.LEFT),
            press_button(XBOX, Intent.LEFT),
            press_button(XBOX, Intent.PEEK, keep=True),
            press_button(XBOX, Intent.LEFT),
        ),
    ),
    Screenshot(
        "complots-5-turn-other-looks", _laid("turn-5", 5), (press_button(KEYS, Intent.PEEK, keep=True),)
    ),
    Screenshot("complots-5-claims", _laid("turn-5", 5, PEOPLE), (_played(*HISTORY_5), wait_seconds(0.5))),
    Screenshot(
        "complots-5-turn-last",
        _laid("turn-5", 5, PEOPLE),
        (_played(*HISTORY_5[:-1]), press_button(KEYS2, Intent.LEFT)),
    ),
    Screenshot(
        "complots-5-turn-last-look",
        _laid("turn-5", 5, PEOPLE),
        (
            _played(*HISTORY_5[:-1]),
            press_button(KEYS2, Intent.RIGHT),
            press_button(KEYS2, Intent.RIGHT),
            press_button(KEYS2, Intent.PEEK, keep=True),
        ),
    ),
    Screenshot("complots-5-turn-alone", _laid("turn-5", 5, (KEYS, None, None, None, None)), (_alone,)),
    Screenshot("complots-5-turn-mouse", _laid("turn-5", 5, (MOUSE, XBOX, None, None, None))),
    Screenshot(
        "complots-5-aim",
        _laid("turn-5", 5),
        (
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.ACCEPT),
        ),
    ),
    Screenshot("complots-5-refusal", _laid("claim-5", 5), (press_button(NINTENDO, Intent.ACCEPT),)),
    Screenshot("complots-8-claim", _laid("claim-8", 8)),
    Screenshot("complots-8-claims", _laid("claim-8", 8), (_played(*HISTORY_8), wait_seconds(1))),
    Screenshot("complots-8-peek", _laid("claim-8", 8), (press_button(PLAYSTATION, Intent.PEEK, keep=True),)),
    Screenshot("complots-8-deal", dealt_match(GAME, 8), (wait_seconds(0.9),)),
    Screenshot("complots-8-turn", dealt_match(GAME, 8), (wait_seconds(4),)),
)
