"""The lobby: the players gather, dress, agree on the rules, and begin the match."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from game.core.rules import Player
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import Device
from game.input.intents import Press
from scenes.draw import style
from scenes.games import KITS, hang_looks
from scenes.match.openings import open_match
from scenes.screens.lobby.controller import Controller
from scenes.screens.lobby.footer import Footer
from scenes.screens.lobby.game_card import GameCard, GameCardFacts
from scenes.screens.lobby.game_tabs import GameTabs
from scenes.screens.lobby.games import game_place
from scenes.screens.lobby.hand import NOTHING, Hand, Reply
from scenes.screens.lobby.house_rules import editing
from scenes.screens.lobby.house_rules.editor import Editor, EditorFacts, RuleRow, mod_row
from scenes.screens.lobby.house_rules.mod_switches import ModSwitches
from scenes.screens.lobby.house_rules.named_sets import NamedSets
from scenes.screens.lobby.house_rules.values import RuleChip
from scenes.screens.lobby.memory import rules_from, to_keep
from scenes.screens.lobby.model import LobbyModel
from scenes.screens.lobby.notes import LobbyNotes
from scenes.screens.lobby.pointer import Pointer
from scenes.screens.lobby.prompts import prompts_for_hand
from scenes.screens.lobby.seats import naming
from scenes.screens.lobby.seats.seat_cards import SeatCards
from scenes.screens.lobby.seats.seat_facts import glyph_device, loge_facts
from scenes.screens.lobby.table_check import TableCheck
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header

SEED_BITS = 48
"""Bits of chance in the seed of a new match."""


class Lobby(Scene):
    """The screen before a match: eight seats, the game card, the strip of games.

    `couch` is the one of the match just played, with `last_winner`, who starts the next one (C-05) as long
    as the same people play; without a couch the lobby is empty. `game` is chosen, else the one that was
    played last. The prompts begin with those of `opener`, else of the first seat.

    Raises:
        KeyError: there is no such game.
    """

    def __init__(
        self,
        stage: Stage,
        couch: Couch | None = None,
        last_winner: Player | None = None,
        game: str = "",
        opener: Device | None = None,
    ) -> None:
        super().__init__(stage)
        names = default_names(self.stage.app.texts)
        settings = stage.app.settings
        self.couch = couch or Couch(names)
        self.couch.unready_all()
        self.tables = TableCheck(stage.app.catalog)
        self.named = NamedSets(stage.app)
        self.lobby_model = LobbyModel(
            self.couch,
            rules_from(lambda: stage.app.catalog, lambda: self.stage.app.settings),
            act=game_place(chosen) if (chosen := game or settings.last_game) else 0,
            remembered=settings.seats,
            names=[*names, *(name.strip() for name in self.texts("lobby-stage-names").split(","))],
            winner=last_winner,
            opener=opener,
            table_verdict=lambda *asked: self.tables.why_not(*asked),
            mods_of=ModSwitches(stage.app),
            sets_of=self.named,
        )
        self.controller = Controller(self.lobby_model)
        self.pointer = Pointer(self.controller)
        self.lobby_model.meet(self._pads())
        self._drawn = -1
        self._deaf = False
        self._awaiting = False
        """Whether somebody has asked for the match, and it begins as soon as bots have tried the table."""
        self._lights: dict[str, int] = {}

    @property
    def last_winner(self) -> Player | None:
        """The player who won the match that this couch has just played."""
        return self.lobby_model.last_winner

    @last_winner.setter
    def last_winner(self, player: Player | None) -> None:
        self.lobby_model.last_winner = player

    def build(self) -> None:
        """Draw the seats, the card, the strip; then show everything as it is."""
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        self.strip = GameTabs(self, self.texts, self.lobby_model.games)
        self.seat_cards = SeatCards(self, self.texts)
        self.notes = LobbyNotes(self.layer(), self.texts)
        self.bill = GameCard(self, self.texts)
        self.editor = Editor(self, self.texts)
        self.footer = Footer(self, self.texts, self.strip)
        self.editor.show(self._rules())
        Header(self.layer(), self.texts("lobby-title"), size=44, tab_width=420)
        self._show(moving=False)

    def enter(self) -> None:
        """Begin the theme, and notice pads that came or went meanwhile."""
        self.sounds.music("title")
        self.lobby_model.meet(self._pads())
        self.named.forget()
        self._lights.clear()
        self._refresh()

    def leave(self) -> None:
        """Keep everything that was arranged for later sessions."""
        self.keep()

    def close(self) -> None:
        """End what the lobby has begun beside itself."""
        self.tables.close()

    def keep(self) -> None:
        """Keep names, looks, bots, the game and its house rules in the settings."""
        app: Any = self.stage.app
        wanted = to_keep(self.lobby_model, app.settings)
        if wanted and app.change(**wanted):
            self.footer.say(self.texts("lobby-unkept"))

    def update(self, dt: float) -> None:
        """Let the sentence fade, and draw anew whatever changed."""
        self._deaf = False
        self.footer.update(dt)
        told = self.tables.update(dt)
        if told is not None:
            self.lobby_model.version += 1
            self.footer.say(self.texts(told.says, **told.facts) if told.says else "")
        self._refresh()
        if told == NOTHING and self._awaiting:
            self._answer(self.controller.start(self.lobby_model.hand(self.lobby_model.last)))

    # hands

    def press(self, press: Press) -> None:
        """Answer a press."""
        self._answer(self.controller.press(press))

    def text(self, typed: str) -> None:
        """Write a letter of a name, or take one back ("\\b"); not the one whose key began the writing."""
        if not self._deaf:
            self._answer(naming.type_letters(self.lobby_model, typed))

    def point(self, x: float, y: float) -> None:
        """Light the seat under the mouse."""
        if self.pointer.move(self, x, y):
            self.lobby_model.version += 1

    def click(self, x: float, y: float) -> None:
        """Answer a click; one beside everything closes the house rules."""
        reply = self.pointer.click(self, x, y)
        if reply is None and self.lobby_model.editing:
            reply = editing.close_rules(self.lobby_model)
        if reply is not None:
            self.lobby_model.tidy()
            self._answer(reply)

    def device_found(self, device: Device) -> None:
        """Give a pad that is back its own seat again."""
        for reply in self.lobby_model.meet(self._pads()):
            self._answer(reply)

    def device_lost(self, device: Device) -> None:
        """Let the seat of a pad that went away wait."""
        self._lights.pop(device.id, None)
        self._answer(self.lobby_model.lose(device))

    def _answer(self, reply: Reply) -> None:
        asked = (reply.sound, reply.says) == ("page", "lobby-why-trying")
        self._awaiting = asked if reply.sound else self._awaiting
        if reply.sound and reply.leads != "start":
            self.sounds.play(reply.sound)
        if reply.says:
            self.footer.say(self.texts(reply.says, **reply.facts))
        if self.lobby_model.typist and not self.takes_text:
            self._deaf = True
        self.takes_text = self.lobby_model.typist is not None
        self._refresh()
        if reply.leads == "start":
            self.start()
        elif reply.leads == "title":
            self.go_back()
        elif reply.leads == "booklet":
            self.read()
        elif reply.leads == "mod":
            self.switch(reply.mod)

    # ways out

    def start(self) -> None:
        """Begin the match, or go on to what is chosen seat by seat before it."""
        for hand in self.lobby_model.hands.values():
            hand.go_home()
        plan = self.lobby_model.plan(secrets.randbits(SEED_BITS))
        self.keep()
        prelude = KITS[plan.game].prelude
        if prelude is None:
            open_match(self.stage, plan, self.couch)
        else:
            self.stage.replace(prelude(self.stage, plan, self.couch))

    def read(self) -> None:
        """Open the booklet of the game, under the house rules as they are now, or say that it has none."""
        model = self.lobby_model
        if KITS[model.act.id].booklet:
            self.stage.open("rulebook", model.act.id, model.rules.values, model.last)
        else:
            self._answer(Reply("error", "lobby-no-booklet"))

    def switch(self, id: str) -> None:
        """Switch a mod on or off: the content is read anew, and everything here is shown from it."""
        app, model = self.stage.app, self.lobby_model
        self.keep()
        was_on = any(mod.id == id and mod.on for mod in model.mods)
        app.switch_mod(id, on=not was_on)
        hang_looks(app.catalog, self.stage.art)
        self.reread()
        self.rebuild()
        torn = any(mod.id == id and mod.on and not mod.read for mod in model.mods)
        self.footer.say(self.texts("lobby-mod-broken") if torn else "")

    def reread(self) -> None:
        """Show the house rules, and judge tables, by the content of now."""
        self.tables.close()
        self.tables = TableCheck(self.stage.app.catalog)
        self.named.forget()
        self.lobby_model.reread()

    def go_back(self) -> None:
        """Go back to the title."""
        stage = self.stage
        if len(stage.scenes) > 1 or stage.home is None:
            stage.pop()
        else:
            stage.replace(stage.home())

    # picture

    def _refresh(self) -> None:
        if self._drawn != self.lobby_model.version:
            self._show(moving=True)

    def _show(self, *, moving: bool) -> None:
        model, texts = self.lobby_model, self.texts
        self._drawn = model.version
        facts = loge_facts(model, texts, self.pointer.seat, self.pointer.own)
        noted = self.notes.show(model.act, facts)
        facts = tuple(replace(one, noted=seat in noted) for seat, one in enumerate(facts))
        self.seat_cards.show(facts, moving=moving)
        self._show_bill(moving=moving)
        self.strip.show(model.act_at, model.last, mouse=model.by_mouse)
        hand = model.hand(model.last)
        self.footer.show(
            prompts_for_hand(model, hand),
            model.last,
            model.mode(hand),
            may_start=model.why_not(hand) is None,
            mouse=model.by_mouse,
            colour=own.colour if (own := model.sitter_of(hand)) else None,
            others=self._alike(hand),
        )
        for sitter in self.couch.sitters:
            self._shine(sitter.device, sitter.colour)

    def _alike(self, hand: Hand) -> tuple[Device, ...]:
        """The devices of the other people, by kind, while all of them are at their own seats."""
        model = self.lobby_model
        if model.mode(hand) != "own" or model.by_mouse:
            return ()
        others = [other for other in model.hands.values() if other is not hand and model.sitter_of(other)]
        if any(model.mode(other) not in ("own", "ready") for other in others):
            return ()
        kinds = {glyph_device(other.device).family: glyph_device(other.device) for other in others}
        kinds.pop(glyph_device(hand.device).family, None)
        return tuple(kinds.values())

    def _show_bill(self, *, moving: bool) -> None:
        """Show the front of the game card, or its back with the house rules."""
        model = self.lobby_model
        turned = model.editing != self.editor.visible
        self.editor.visible, self.bill.visible = model.editing, not model.editing
        if not model.editing:
            players = len(self.couch.sitters)
            self.bill.show(GameCardFacts(model.act, players, self._chips(players)))
            return
        self.editor.show(self._rules())
        if turned and moving:
            self.editor.fade_in()

    def _chips(self, players: int) -> tuple[RuleChip, ...]:
        """The chips of the game card: the set that is taken, mods and rules; then its effect, and facts."""
        model = self.lobby_model
        if not model.act.playable:
            return ()
        chips = model.rules.chips(players, self.texts)
        added = [RuleChip("", mod.title, house=True) for mod in model.mods if mod.on and mod.read]
        here, told = model.set_here, []
        if here:
            added.insert(0, RuleChip(editing.SETS, model.sets[here].name, house=True))
            effect = self.named.effect(model.act.id, here, players)
            told = [RuleChip("", self.texts("table-chip", effect=effect))] if effect else []
        house = [chip for chip in chips if chip.house]
        return (*added, *house, *told, *chips[len(house) :])

    def _rules(self) -> EditorFacts:
        """The rows of the editor."""
        rules, texts = self.lobby_model.rules, self.texts
        rows = [
            RuleRow(rules.words(name, texts), rules.is_house(name), rules.hint(name, texts))
            for name in rules.names
        ]
        rows += [mod_row(mod, texts) for mod in self.lobby_model.mods]
        return EditorFacts((*rows, self._set_row()), self.lobby_model.row, self.lobby_model.act.game_facts)

    def _set_row(self) -> RuleRow:
        """The last row: the set that is played by, with what was measured of it; or the way to the book."""
        model, texts = self.lobby_model, self.texts
        here = model.set_here
        if here is None:
            return RuleRow(texts("lobby-rules-reset"), False, texts("lobby-rules-reset.hint"), turns=False)
        one, effect = model.sets[here], self.named.effect(model.act.id, here, len(self.couch.sitters))
        hint = texts("table-set-told", hint=one.hint, effect=effect) if effect else one.hint
        return RuleRow(one.name, bool(here), hint)

    def _pads(self) -> tuple[Device, ...]:
        return tuple(self.stage.pads.devices()) if self.stage.pads else ()

    def _shine(self, device: Device | None, colour: int) -> None:
        """Light a pad in the colour of its seat, if it can."""
        if device and device.is_pad and self.stage.pads and self._lights.get(device.id) != colour:
            self._lights[device.id] = colour
            self.stage.pads.light(device, style.SEATS[colour].colour.rgb)
