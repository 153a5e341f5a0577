"""Hands on the parchment of a name: a broken word is held, the picture is scrubbed, sheets are turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.style import is_in_box
from scenes.games.skirmish.table.answers.families import NAMES
from scenes.games.skirmish.table.effects.told_line import ABOVE_LEGEND
from scenes.games.skirmish.table.layout import LEGEND, PARCHMENT, WINDOW
from scenes.games.skirmish.table.naming.rows import CHARGE, FIGHT
from scenes.games.skirmish.table.naming.tracks import Tracks
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_words import odds_reasons
from scenes.games.skirmish.table.seeing.reason_sheet import ReasonSheet
from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage
from scenes.widgets.prompt import Prompt

if TYPE_CHECKING:
    from game.rules.skirmish.survey.pair_odds import PairOdds
    from scenes.games.skirmish.table.animator import Animator
    from scenes.games.skirmish.table.controller import Controller

BREAK_SECONDS = 0.6
"""Seconds for which a name is held that breaks a promise (S-18)."""
REASONS_SECONDS = 0.35
"""Seconds for which the button that hurries is held before reasons lie open."""
_LEANS = 0.3
"""A stick that is pushed less does not scrub."""
_TURNS = {Intent.UP: -1, Intent.DOWN: 1}


class NamingStage(SeeingStage, Protocol):
    """The scene, as far as it is known here."""

    animator: Animator


class NameHand(Part):
    """What a person does with the parchment beside choosing and naming."""

    def __init__(self, scene: NamingStage) -> None:
        self._scene = scene
        self._layer = scene.layer()
        x, y, w, h = PARCHMENT
        self._bar = self._layer.box(x + 18, y + h - 9, 1, 6, style.ERROR)
        self._wide = w - 36
        self._tracks = Tracks(scene.field.above, scene.camera, scene.shown)
        self._sheet = ReasonSheet(scene.layer(), WINDOW[0] + 66, PARCHMENT[0] - 24)
        self.held: tuple[Player, float] | None = None
        """Who holds a name that breaks a promise, and for how many seconds."""
        self._hurried: float | None = None
        self._hints = scene.layer()
        self._hinted: object = None
        self._asked: object = None
        self._explains = False
        self._scrubs = False
        self._leant = False
        self._paged = False
        self._chosen: Player = -1
        self._show_held()

    def _hand(self) -> Controller | None:
        """The hand of the person who calls a name now."""
        scene = self._scene
        if not scene.naming.open or not scene.timeline.idle:
            return None
        for player in scene.view.owing:
            hand: Controller = scene.hands.controllers[player]
            if player in scene.hands.people and hand.asks() is not None and hand.family is NAMES:
                return hand
        return None

    def _breaks(self) -> bool:
        """Whether the name that is looked at breaks a promise."""
        return self._scene.naming.breaks_promise(self._scene.naming.chosen)

    # presses

    def press(self, player: Player, press: Press) -> bool:
        """A name that breaks a promise is held; up and down turn the sheet; what hurries says why."""
        if press.intent is Intent.HURRY:
            self._hurried = 0.0 if press.down else None
            return False
        if press.intent is Intent.ACCEPT and not press.down and self.held is not None:
            let_go = self.held[0] == player
            self.held = None if let_go else self.held
            return let_go
        hand = self._hand()
        if hand is None or hand.me != player or not press.down:
            return False
        if press.intent is Intent.ACCEPT and self._breaks():
            self.held = self.held or (player, 0.0)
            return True
        if press.intent in _TURNS and self._scene.naming.sheet.pages > 1:
            self._scene.naming.leaf(_TURNS[press.intent])
            self._scene.sounds.play("page")
            return True
        if press.intent in (Intent.PREVIOUS, Intent.NEXT):
            hand.feed(Intent.RIGHT if press.intent is Intent.NEXT else Intent.LEFT)
            return True
        return False

    # the mouse

    def click(self, x: float, y: float) -> bool:
        """The scrub line is taken hold of; the chosen tab, or the prompt, is held to break a word."""
        scene, hand = self._scene, self._hand()
        if hand is None or scene.hands.player_of(MOUSE) != hand.me:
            return False
        share = scene.naming.sheet.scrub_share(x, y)
        if share is not None:
            self._scrubs = True
            self._scrub(share)
            return True
        spots = [
            box for box, owner, intent in scene.hands.spots if (owner, intent) == (hand.me, Intent.ACCEPT)
        ]
        named = scene.naming.tabs.player_at(x, y) == scene.naming.chosen
        if self._breaks() and (named or any(is_in_box(box, x, y) for box in spots)):
            self.held = hand.me, 0.0
            return True
        return False

    def point(self, x: float, y: float) -> bool:
        """The knob of the scrub line follows the mouse."""
        if self._scrubs:
            self._scrub(self._scene.naming.sheet.share_at(x))
        return self._scrubs

    def drop(self) -> None:
        """The mouse let go: the picture plays on, and no word is broken."""
        if self._scrubs:
            self._scrubs = False
            self._scene.naming.scrub(None)
        self.held = None

    def _scrub(self, share: float) -> None:
        self._scene.naming.scrub(share)
        self._scene.sounds.play("ratchet")

    # time

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for a button that is held, and for the right stick."""
        hand = self._hand()
        if self._hurried is not None:
            self._hurried += dt
        self._break_on(hand, dt)
        if hand is not None and not self._scrubs:
            self._lean(*self._scene.steering.feel.leans(hand.me).right)
        self._ring(hand)
        self._hint(hand)
        open_ = hand is not None and self._hurried is not None and self._hurried >= REASONS_SECONDS
        self._sheet.show(self.reasons() if open_ else ())
        survey = self._scene.naming.survey
        changes = survey.changes.get(self._scene.naming.chosen) if survey is not None else None
        self._tracks.show(changes if hand is not None else None)

    def _break_on(self, hand: Controller | None, dt: float) -> None:
        if self.held is not None:
            player, held = self.held
            if hand is None or hand.me != player or not self._breaks():
                self.held = None
            elif held + dt >= BREAK_SECONDS:
                self.held = None
                self._scene.hands.do(hand.take())
            else:
                self.held = player, held + dt
        self._show_held()

    def _show_held(self) -> None:
        """A bar at the foot of the parchment fills."""
        share = self.held[1] / BREAK_SECONDS if self.held is not None else 0.0
        self._bar.visible = share > 0
        self._bar.scale_x = max(0.1, share * self._wide)

    def _lean(self, x: float, y: float) -> None:
        """To the side the stick scrubs, up and down it turns the sheet."""
        naming = self._scene.naming
        if abs(x) > _LEANS and abs(x) > abs(y):
            self._leant = True
            naming.scrub((x + 1) / 2)
        elif self._leant:
            self._leant = False
            naming.scrub(None)
        if abs(y) <= _LEANS:
            self._paged = False
        elif abs(y) > abs(x) and not self._paged:
            self._paged = True
            naming.leaf(1 if y > 0 else -1)

    def _ring(self, hand: Controller | None) -> None:
        """A tab is a tick of paper; one that breaks a word rings muffled; what was told makes room."""
        chosen = self._scene.naming.chosen if hand is not None else -1
        if chosen == self._chosen:
            return
        before, self._chosen = self._chosen, chosen
        if chosen >= 0:
            self._scene.animator.line.take_place(ABOVE_LEGEND)
        if chosen >= 0 and before >= 0:
            self._scene.sounds.play("broken-word" if self._breaks() else "focus")

    def _hint(self, hand: Controller | None) -> None:
        """Which button says why, in the glyph of whoever names, beside the legend."""
        survey = self._scene.naming.survey
        asked = (self._scene.naming.chosen, survey.known) if survey is not None else None
        if asked != self._asked:
            self._asked, self._explains = asked, bool(self.reasons())
        device = self._scene.hands.device_of(hand.me) if hand is not None and self._explains else None
        if device == self._hinted:
            return
        self._hinted = device
        self._hints.clear()
        if device is not None:
            x, y, _, h = LEGEND
            words, left = self._scene.texts("skirmish-seeing-why"), x - 244
            panel = self._hints.panel("battle_strip", left, y, 100, h)
            wide = Prompt(
                self._hints, device, Intent.HURRY, words, left + 12, y + h / 2, 26, text_size=22
            ).width
            panel.reshape(left, y, wide + 26, h)
            panel.visible = wide > 0

    def reasons(self) -> tuple[str, ...]:
        """Why each combat and each charge of the chosen name stands as it does."""
        naming, lines = self._scene.naming, list[str]()
        survey = naming.survey
        for number, row in enumerate(survey.rows.get(naming.chosen, ()) if survey is not None else (), 1):
            told = row.kind in (FIGHT, CHARGE) and survey is not None
            odds = survey.odds_of(naming.chosen, row) if told and survey is not None else None
            if odds is not None:
                why = odds_reasons(cast("PairOdds", odds), self._scene.stage.app.texts)
                why = why if row.kind == FIGHT else why[:1]
                lines += [f"{number}. {line}" if not at else line for at, line in enumerate(why)]
        return tuple(lines)
