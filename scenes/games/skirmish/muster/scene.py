"""The screen before a battle: who leads which army, and what for; then the curtain rises."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.app.games import GAMES
from game.app.plan import MatchPlan
from game.couch.couch import Couch
from game.couch.sitter import Sitter
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from game.paths import saves_folder
from game.rules.skirmish import SkirmishView, content
from game.rules.skirmish.army.written_lists import is_own_list, list_of_word, written_word
from game.saves.own_lists import keep_own_lists, own_list_words
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.muster.edit_sheet import EditSheet
from scenes.games.skirmish.muster.editor import Editor
from scenes.games.skirmish.muster.hands import Hand, Reply
from scenes.games.skirmish.muster.list_sheet import ListSheet, Names
from scenes.games.skirmish.muster.model import Muster
from scenes.games.skirmish.muster.plaques import PlaqueFacts, Plaques, plaque_boxes
from scenes.games.skirmish.muster.playbill import BILL, BillFacts, Playbill, stake_boxes
from scenes.games.skirmish.muster.stakes import STAKES, Stakes
from scenes.games.skirmish.table.looks.battle_looks import read_battle_looks
from scenes.match.openings import open_match
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header
from scenes.widgets.prompt import Prompt

GAME = "skirmish"
CURTAIN: Box = (846, 667, 394, 44)
_SAID_SECONDS = 4.0
_PROMPT_Y, _PROMPT_X, _PROMPT_END = 690.0, 44.0, 836.0


class Ask(NamedTuple):
    """One prompt: an intent and its words."""

    intent: Intent
    key: str


_LISTS = (
    Ask(Intent.ACCEPT, "before-ask-ready"),
    Ask(Intent.RIGHT, "before-ask-army"),
    Ask(Intent.NEXT, "before-ask-list"),
    Ask(Intent.DOWN, "before-ask-other"),
    Ask(Intent.COUNTER, "before-ask-own"),
    Ask(Intent.PEEK, "before-ask-stakes"),
    Ask(Intent.BACK, "before-ask-back"),
)
_STAKES = (
    Ask(Intent.DOWN, "before-ask-rule"),
    Ask(Intent.RIGHT, "before-ask-change"),
    Ask(Intent.BACK, "before-ask-done"),
)
_DROP = Ask(Intent.DOUBT, "before-ask-drop")
_UNITS = (
    Ask(Intent.DOWN, "before-ask-row"),
    Ask(Intent.RIGHT, "before-ask-models"),
    Ask(Intent.NEXT, "before-ask-kind"),
    Ask(Intent.ACCEPT, "before-ask-upgrades"),
    Ask(Intent.COUNTER, "before-ask-less"),
    Ask(Intent.BACK, "before-ask-done"),
)
_UPGRADES = (
    Ask(Intent.DOWN, "before-ask-row"),
    Ask(Intent.ACCEPT, "before-ask-take"),
    Ask(Intent.BACK, "before-ask-done"),
)


def _asks_of(hand: Hand | None, *, own: bool) -> tuple[Ask, ...]:
    """What may be pressed; `own`: whether the list that lies open is a player's own."""
    if hand is not None and hand.editor is not None:
        return _UNITS if hand.editor.upgrade is None else _UPGRADES
    if hand is not None and hand.row is not None:
        return _STAKES
    return (*_LISTS[:4], _DROP, *_LISTS[4:]) if own else _LISTS


class BeforeBattle(Scene):
    """Armies are chosen between the lobby and a battle; `plan` is the battle as the lobby made it."""

    keeps_content = True

    def __init__(self, stage: Stage, plan: MatchPlan, couch: Couch) -> None:
        super().__init__(stage)
        self.plan, self.couch = plan, couch
        self.sitters: list[Sitter] = [couch[seat] for seat in couch.players]
        self.content = content(stage.app.catalog)
        self.rules = Stakes(stage.app.catalog, plan.flags)
        people = [place for place, one in enumerate(self.sitters) if one.device is not None]
        own = map(list_of_word, own_list_words(saves_folder()))
        known = [one for one in own if one is not None]
        self.muster = Muster(self.content, self.rules.values, people, len(self.sitters), known)
        self._kept = self.muster.own
        self.hands = {place: Hand(place) for place in people}
        self.last: Device = next((one.device for one in self.sitters if one.device is not None), KEYS)
        self._said = 0.0
        self._ground: tuple[object, SkirmishView] | None = None

    def build(self) -> None:
        """Plaques, the big sheet, the playbill, the curtain's ticket."""
        looks = read_battle_looks(self.stage.app.catalog)[0]
        names = Names(self.texts, self.stage.app.texts.name, self.stage.app.texts)
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        head = self.layer()
        self.header = Header(
            head, self.texts("before-title"), self.texts("lobby-title"), size=40, tab_width=480
        )
        layers = [self.layer() for _ in self.sitters]
        self.plaques = Plaques(layers, self.content, looks.outfits, self.texts)
        self.sheet = ListSheet(self.layer(), self.content, looks.outfits, names)
        self.editing = EditSheet(self.layer(), names)
        self.bill = Playbill(self.layer(), self.content, names)
        self._foot = self.layer()
        self._spots: list[tuple[Box, Intent]] = []
        self._words = self.layer().text(
            "", _PROMPT_X, _PROMPT_Y + 8, 25, face="fell-italic", colour=style.GOLD_LIGHT
        )
        self.refresh()

    def enter(self) -> None:
        """The theme of the house goes on."""
        self.sounds.music("title")

    def update(self, dt: float) -> None:
        """A sentence stands for a while."""
        if self._said > 0:
            self._said -= dt
            if self._said <= 0:
                self._words.text = ""
                self._foot.visible = True

    # what is seen

    @property
    def hand(self) -> Hand | None:
        """The hand that pressed last; a mouse without a seat points for the first."""
        place = self._place_of(self.last)
        if place is None and self.last in (MOUSE, KEYS):
            place = next(iter(self.hands), None)
        return self.hands.get(place) if place is not None else None

    def _place_of(self, device: Device) -> int | None:
        """The seat of a device among the armies."""
        return next((place for place, one in enumerate(self.sitters) if one.device == device), None)

    def refresh(self) -> None:
        """Show everything as it is."""
        muster, hand = self.muster, self.hand
        on = hand.on if hand else 0
        for place, sitter in enumerate(self.sitters):
            army = self.stage.app.texts.name(muster.chosen[place].faction, "short")
            facts = PlaqueFacts(
                sitter, army, muster.points(place), muster.fits(place), muster.stands(place), place == on
            )
            self.plaques.show(place, facts, muster)
        self.sheet.show(muster, on, self.sitters[on])
        self.editing.show(hand.editor if hand else None)
        self.bill.show(self._bill_facts(hand), self.ground())
        ready = sum(muster.stands(place) for place in range(muster.seats))
        self.header.right.text = self.texts("before-ready", n=ready, all=muster.seats)
        self._write_foot(hand)

    def _bill_facts(self, hand: Hand | None) -> BillFacts:
        """What the playbill tells now."""
        rules = self.rules
        minutes = GAMES[GAME].estimated_minutes(self.stage.app.catalog, rules.values, len(self.sitters))
        return BillFacts(dict(rules.values), rules.told(self.texts), minutes, hand.row if hand else None)

    def ground(self) -> SkirmishView:
        """What everybody knows of the battle before it begins: its table, its ground, its turns."""
        key = tuple(self.rules.values[name] for name in STAKES)
        if self._ground is None or self._ground[0] != key:
            plan = msgspec.structs.replace(self.plan, flags=dict(self.rules.values), armies=())
            table = self.stage.app.begin(plan, keep=False)
            self._ground = key, table.public.view
            table.close()
        return self._ground[1]

    def _write_foot(self, hand: Hand | None) -> None:
        """Prompts of whoever pressed last, and the ticket of the curtain."""
        layer = self._foot
        layer.clear()
        self._spots = []
        device = KEYS if self.last == MOUSE else self.last
        x = _PROMPT_X
        for ask in _asks_of(hand, own=hand is not None and is_own_list(self.muster.chosen[hand.on])):
            drawn = Prompt(layer, device, ask.intent, self.texts(ask.key), x, _PROMPT_Y, 30, text_size=22)
            if x + drawn.width > _PROMPT_END:
                drawn.remove()
                break
            if drawn.width:
                self._spots.append(((x, _PROMPT_Y - 20, drawn.width, 40), ask.intent))
                x += drawn.width + 18
        self._draw_curtain(device)

    def _draw_curtain(self, device: Device) -> None:
        """The ticket at the right: the curtain may rise, or for whom it waits."""
        layer, awaited = self._foot, self.muster.awaited()
        x, y, w, h = CURTAIN
        middle = y + h / 2
        alone = len(self.hands) == 1 and all(map(self.muster.fits, range(self.muster.seats)))
        lit = not awaited or alone
        layer.panel("ticket_cta" if lit else "ticket_lacquer", *CURTAIN)
        ink = style.INK if lit else style.PARCHMENT_WORN
        if lit:
            words = self.texts("lobby-raise")
        else:
            words = self.texts("before-waits", name=self.sitters[awaited[0]].name)
            layer.image("icon_padlock", x + 28, middle, 26, anchor=(0.5, 0.5), tint=ink)
        size = layer.letters.fit(words, 24, w - 84, "cinzel800")
        layer.text(words, x + 54, middle + 9, size, face="cinzel800", colour=ink, within=CURTAIN)
        if lit:
            Prompt(layer, device, Intent.MENU, "", x + 16, middle, 28)
        self._spots.append((CURTAIN, Intent.MENU))

    # hands

    def press(self, press: Press) -> None:
        """A press of somebody with an army; whoever has none may only go back."""
        if not press.down:
            return
        self.last = press.device
        hand = self.hand
        if hand is None:
            if press.intent is Intent.BACK:
                self.answer(Reply("back", leads="back"))
            return
        self.answer(hand.feed(self.muster, self.rules, press.intent))

    def answer(self, reply: Reply) -> None:
        """Sound, words, and the way on."""
        self.muster.set_terms(self.rules.values)
        self.keep_lists()
        if reply.sound and reply.leads != "start":
            self.sounds.play(reply.sound)
        if reply.says:
            self.say(self.texts(reply.says, name=self._awaited_name()))
        if reply.leads == "start":
            self.start()
        elif reply.leads == "back":
            self.go_back()
        else:
            self.refresh()

    def keep_lists(self) -> None:
        """Own lists that say something else now are written down, once nobody changes one."""
        if self.muster.own == self._kept or any(hand.editor is not None for hand in self.hands.values()):
            return
        self._kept = list(self.muster.own)
        if not keep_own_lists(saves_folder(), map(written_word, self._kept)):
            self.say(self.texts("before-own-lost"))

    def _awaited_name(self) -> str:
        awaited = self.muster.awaited()
        return self.sitters[awaited[0]].name if awaited else ""

    def say(self, words: str) -> None:
        """Show a sentence in place of the prompts."""
        self._words.text = words
        self._words.size = self._foot.letters.fit(words, 25, _PROMPT_END - _PROMPT_X, "fell-italic")
        self._said = _SAID_SECONDS

    def start(self) -> None:
        """The curtain rises on these armies, for this stake; the lobby keeps what was changed."""
        plan = msgspec.structs.replace(
            self.plan, flags=dict(self.rules.values), armies=self.muster.army_ids()
        )
        app = self.stage.app
        flags = {**app.settings.flags, GAME: self.rules.changed}
        app.change(flags={game: changed for game, changed in flags.items() if changed})
        open_match(self.stage, plan, self.couch)

    def go_back(self) -> None:
        """Back to the lobby, with what was changed of the house rules."""
        app = self.stage.app
        flags = {**app.settings.flags, GAME: self.rules.changed}
        app.change(flags={game: changed for game, changed in flags.items() if changed})
        self.stage.go("lobby", self.couch)

    # the mouse

    def click(self, x: float, y: float) -> None:
        """A plaque opens its list, a tongue takes an army, a rule changes, a prompt is pressed."""
        self.last = MOUSE
        hand = self.hand
        if hand is None:
            return
        for box, intent in self._spots:
            if is_in_box(box, x, y):
                self.answer(hand.feed(self.muster, self.rules, intent))
                return
        if hand.editor is not None:
            self._click_editor(hand, hand.editor, x, y)
        else:
            self._click_lists(hand, x, y)

    def _click_lists(self, hand: Hand, x: float, y: float) -> None:
        """A plaque opens its list, a tongue takes an army, the playbill changes a rule."""
        for place, box in enumerate(plaque_boxes(len(self.sitters))):
            if is_in_box(box, x, y) and (place == hand.seat or place not in self.muster.people):
                hand.on, hand.row = place, None
                self.answer(Reply("focus"))
                return
        for box, faction in self.sheet.tongues:
            if is_in_box(box, x, y):
                self.answer(Reply("page" if self.muster.take_faction(hand.on, faction) else "focus"))
                return
        self._click_bill(hand, x, y)

    def _click_editor(self, hand: Hand, editor: Editor, x: float, y: float) -> None:
        """A row is pointed at; a row that is pointed at already is opened; its signs change the models."""
        for box, row, intent in self.editing.spots:
            if not is_in_box(box, x, y):
                continue
            if editor.upgrade is None:
                editor.row = row
            else:
                editor.upgrade = row
            reply = Reply("focus") if intent is None else hand.feed(self.muster, self.rules, intent)
            self.answer(reply)
            return

    def _click_bill(self, hand: Hand, x: float, y: float) -> None:
        """The playbill opens its rules; a rule steps on, at its left half back."""
        if not is_in_box(BILL, x, y):
            return
        if hand.row is None:
            self.answer(hand.feed(self.muster, self.rules, Intent.PEEK))
            return
        for place, box in enumerate(stake_boxes()):
            if is_in_box(box, x, y):
                hand.row = place
                by = Intent.LEFT if x < box[0] + box[2] / 2 else Intent.RIGHT
                self.answer(hand.feed(self.muster, self.rules, by))
                return
        self.answer(hand.feed(self.muster, self.rules, Intent.BACK))
