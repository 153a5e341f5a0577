"""A match on the screen, whatever the game: time, hands, the menu, devices that come and go, the end."""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from game.app.hourglass import Clock
from game.app.table import Table
from game.core.rng import Chance, Rng
from game.core.rules import Event, Player
from game.couch.couch import Couch
from game.couch.sitter import Bot
from game.input.devices import MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point, is_in_box
from scenes.match.beat_stage import BeatStage
from scenes.match.betrayals import Betrayals
from scenes.match.coughs import CoughHands
from scenes.match.disk import DiskWatch
from scenes.match.hands import Deafness, Hands
from scenes.match.lips import LipsHand
from scenes.match.nerves import Gesture, Nerves
from scenes.match.scripts import told_by_scripts
from scenes.motion.beat_file import read_beats
from scenes.screens.pause import seat_changes
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.ring import Ring
from scenes.widgets.shades import Shades
from scenes.widgets.spotlight import Spotlight
from scenes.widgets.strip import Strip

MENU: Box = (762, 14, 40, 40)
"""The three bars at the right of the title: the mouse opens the menu there."""
LEISURELY = (Intent.PEEK, Intent.HURRY)
"""The intents that may be held while the picture is late, without making it catch up at once."""
_SEEDS = 1 << 30
"""Seeds of the dice of nerves."""
_LAST_SECONDS, _LAST_DARK = 3.0, 0.6
"""The seconds in which the light closes in, and the share of it that is gone at their end."""
HUSH_SECONDS = 0.25
"""Seconds after a skip in which an impatient second press answers nothing."""


class MatchScene(Scene):
    """One match, from the first card to the curtain call. A game draws its picture in `build`."""

    in_match = keeps_content = True
    skips = False
    tune: ClassVar[str]
    """The music of the game."""
    shared: ClassVar[Collection[str]] = ()
    """Questions that are put to everybody at once and against the clock: no skip swallows their answers."""
    sealed: ClassVar[Collection[str]] = ()
    """Questions that several answer secretly, in their own time."""
    private: ClassVar[Collection[str]] = ()
    """Questions that are answered among secrets, while one peeks."""
    menu_bars: ClassVar[Box] = MENU
    """Where the three bars of the menu lie."""
    hushed: ClassVar[Collection[Intent]] = (Intent.ACCEPT, Intent.COUNTER)
    """Presses that answer nothing right after an impatient one."""
    lips_at: ClassVar[Point] = (262.0, 30.0)
    """Where the prompt begins by which lips are moved, in units: on the valance, beside the title."""
    deaf_seconds: ClassVar[float] = 0.0
    """Seconds for which a `sealed` question hears no answer once its panel is open.

    A press that was meant for what came before chooses nothing.
    """

    def __init__(self, stage: Stage, table: Table, couch: Couch, seen_from: Player | None = None) -> None:
        super().__init__(stage)
        self.table, self.couch = table, couch
        self.sitters = [couch[seat] for seat in couch.players]
        solo = bool(getattr(self.stage.settings, "solo_open_hand", True))
        self.hands = Hands(
            table,
            couch,
            self.texts,
            self.sounds,
            self.turn_cards,
            self.controllers(),
            self.private,
            solo=solo,
        )
        self.hands.seen_from = seen_from
        self._disk = DiskWatch(stage, table)
        self.ring: Ring | None = None
        """The ring of the reaction window, where a game has one."""
        self.beats: BeatStage | None = None
        """Where the big moments play, in a game that has some."""
        self.nerves = Nerves(Rng(stage.dice.below(_SEEDS)), self.fidget)
        self.betrayals = Betrayals(self)
        self.lips = LipsHand(self, self.lips_at)
        self.coughs = CoughHands(self, self.betrayals.say, lambda: self.lips.side)
        self._heartbeats = 0
        self._over = self._left_behind = False
        self.halted = False
        """Whether the picture waits for a press: no time runs at the table meanwhile."""
        self._dealt = False
        self._called: object = None
        self._hush = 0.0
        self.deafness = Deafness(self._sealed_question, self.deaf_seconds)
        self.hands.deaf = self.deafness.lasts

    @property
    def view(self) -> Any:
        """Return the facts that every player may know."""
        return self.table.public.view

    # what a game brings

    @abstractmethod
    def controllers(self) -> Sequence[Any]:
        """Return one controller for each chair."""

    def fan_dice(self) -> Chance | None:
        """Return the dice that shuffle private fans; none for one person alone, whom nobody overhears."""
        people = [chair for chair in self.table.plan.players if chair.kind == "human"]
        solo = bool(getattr(self.stage.settings, "solo_open_hand", True))
        return None if solo and len(people) == 1 else self.stage.dice

    @abstractmethod
    def turn_cards(self, player: Player) -> None:
        """Faces of this seat turn up or down at once: no frame and no menu comes before."""

    @abstractmethod
    def refresh(self) -> None:
        """Let the words say what is true now."""

    @abstractmethod
    def show(self, event: Event) -> None:
        """Queue what an event looks like."""

    @abstractmethod
    def deal(self) -> None:
        """Show the first cards being dealt."""

    def plays_on(self, player: Player) -> bool:
        """Say whether this player still has something to do in the match."""
        return True

    def tension(self) -> float:
        """Return how tense the match is, from 0 to 1, by what everybody may know: the music follows it."""
        return 0.0

    def fidget(self, player: Player, gesture: Gesture) -> None:
        """Show that a bot which is waited for is nervous."""

    @abstractmethod
    def bust_spot(self, player: Player) -> Point:
        """Return where words of what a player betrays have their middle, in units."""

    @abstractmethod
    def seal_spot(self, player: Player) -> Point:
        """Return the middle of a player's own seal, in units."""

    def waited_for(self) -> Mapping[Player, str]:
        """The bots that everybody waits for now, each with its temper; none while something moves."""
        view = self.view
        if not self.timeline.idle or self.stage.look.reduced_motion:
            return {}
        hands = {player: self.sitters[player].hand for player in view.owing if player in self.table.bots}
        return {player: hand.temper for player, hand in hands.items() if isinstance(hand, Bot)}

    def breathe(self, dt: float) -> None:
        """Play the idle motion of the scene; `dt` in seconds."""

    def draw_menu(self, layer: Layer) -> None:
        """Three bars at the right of the title, for the mouse."""
        x, y, w, h = self.menu_bars
        layer.image("menu_bars", x + w / 2, y + h / 2, 24, 22, anchor=(0.5, 0.5), tint=style.GOLD)

    def open_beats(
        self,
        dark: Layer,
        said: Layer,
        at: Point,
        *,
        behind: Layer | None = None,
        planes: Sequence[Layer] = (),
        ground: Layer | None = None,
        shades: Shades | None = None,
    ) -> BeatStage:
        """Make ready for big moments: the light falls on `dark`, sentences stand on `said` about `at`.

        `behind` is a layer before the backdrop alone, `planes` are the layers that the camera sees nearer,
        `ground` is the one that a blow shakes, `shades` darken the places of those without a part in it.
        """
        beats, _ = read_beats(self.stage.app.catalog.mods)
        self.beats = BeatStage(
            beats,
            self.timeline,
            self.sounds,
            Spotlight(dark, behind),
            Strip(said, *at),
            planes=planes,
            ground=ground,
            shades=shades,
        )
        return self.beats

    # time

    def enter(self) -> None:
        """The curtain is up; the first time, the cards are dealt."""
        if not self._dealt and self.table.ticks == 0 and not self.table.plan.position:
            self.deal()
        self._dealt = True
        for sitter in self.sitters:
            if sitter.device is not None and sitter.device.is_pad:
                self.stage.pads.light(sitter.device, style.SEATS[sitter.colour].colour.rgb)
        self.table.paused = False
        self.sounds.music(self.tune)
        self.miss_hands()

    def leave(self) -> None:
        """Something came before the match: time stands still, secrets are covered."""
        self.table.paused = True
        self.sounds.duck(False)
        self.sounds.resume()
        self.hands.cover()

    def close(self) -> None:
        """The match leaves the stage, unless it goes on in another scene."""
        if not self._left_behind:
            self.table.close()
            self._disk.leave()

    def go_on_anew(self) -> None:
        """Go on with the same match in a new scene, made of the content of now; the curtain stays up."""
        self._left_behind = True
        scene = self.stage.make("match", self.table, self.couch, self.hands.seen_from)
        assert isinstance(scene, MatchScene)
        scene._dealt = True
        scene.coughs.stand_behind(self.coughs)
        self.stage.replace(scene, curtain=False)

    def update(self, dt: float) -> None:
        """Facts first, then the picture that follows them."""
        self._hush -= dt
        self.table.update(0.0 if self.halted else dt, watching=not self.timeline.idle)
        self._disk.look()
        for event in self.table.public.take():
            if not told_by_scripts(self.stage, event):
                self.show(event)
        self.show_ring()
        self.call_hands()
        if self.timeline.idle:
            self.deafness.update(dt)
            self.sounds.tension(self.tension())
        self.refresh()
        self.betrayals.update(dt)
        self.lips.update(dt)
        self.coughs.update(dt)
        if self.beats is not None:
            self.beats.update(dt)
        if self.beats is None or not self.beats.stopped:
            self.breathe(dt)
            self.nerves.update(dt, self.waited_for())
        if self.table.outcome is not None and self.timeline.idle and not self._over:
            self._over = True
            self.finish()

    def finish(self) -> None:
        """Open the curtain call: everything has been shown.

        A match that was but tried has none, one that belongs to a story has its own.
        """
        if self.stage.trial is not None:
            self.stage.trial()
        elif self.stage.guest is not None:
            self.stage.guest.over(self.table)
        else:
            self.stage.go("finale", self.table, self.couch)

    def show_ring(self) -> None:
        """The ring empties; a heart beats in its last three seconds."""
        if self.ring is None:
            return
        clock = self.clock() if self.timeline.idle else None
        self.sounds.duck(clock is not None)
        if clock is None:
            self.ring.hide()
            if self._heartbeats and self.beats is not None:
                self.beats.spotlight.dim(0.0)
            self._heartbeats = 0
            return
        self.ring.show(clock.left, clock.total)
        self.close_in(clock.left)
        second = int(clock.left) + 1
        if second <= 3 and second != self._heartbeats:
            self._heartbeats = second
            self.sounds.play("heartbeat")

    def close_in(self, left: float) -> None:
        """In the last seconds, of which `left` remain, it grows dark behind everybody, and on nobody."""
        if self.beats is not None and left < _LAST_SECONDS:
            self.beats.spotlight.dim(_LAST_DARK * (1 - left / _LAST_SECONDS))

    def clock(self) -> Clock | None:
        """The clock that the ring shows, if any."""
        return self.table.clock

    def _sealed_question(self) -> object:
        """Which sealed question is asked now; None when none is."""
        view = self.view
        window = self.table.game.window(view) if view.asks in self.sealed and self.deaf_seconds else None
        return window.key if window else None

    def call_hands(self) -> None:
        """Rumble the pad of each owner who is asked something that only that owner can answer."""
        view = self.view
        several = view.asks in self.shared or view.asks in self.sealed
        called = (self.table.ticks if not several else view.asks, () if several else view.owing)
        if called == self._called or not self.timeline.idle:
            return
        self._called = called
        for player in called[1]:
            device = self.couch[self.couch.players[player]].device
            if device is not None and device.is_pad and player not in self.table.bots:
                self.stage.pads.rumble(device, 0.5, 0.2)

    # hands

    def press(self, press: Press) -> None:
        """The menu, or a hand of the table."""
        if press.intent is Intent.MENU and press.down:
            self.interrupt(press.device)
            return
        if self.coughs.press(press):
            return
        self.lips.press(press)
        urgent = self.view.asks in self.shared
        if press.intent not in LEISURELY and press.down and not self.timeline.idle:
            self.hands.cover_before(press.device)
            if not press.again:
                self.catch_up()
            if press.intent not in (Intent.DOUBT, Intent.COUNTER) or not urgent:
                return
        if self._hush > 0 and press.intent in self.hushed and not urgent:
            return
        self.hands.press(press.device, press.intent, down=press.down)

    def catch_up(self) -> None:
        """Somebody is impatient: a beat jumps to the end of its hold, else the picture is the truth at once.

        No second tap answers what it asks.
        """
        self.timeline.catch_up()
        if self.beats is not None:
            self.beats.strip.let_go()
        self.sounds.resume()
        self._hush = HUSH_SECONDS

    def interrupt(self, device: Device) -> None:
        """The interval, asked for by whoever holds `device`; a match that is but tried ends."""
        if self.stage.trial is not None:
            self.stage.trial()
            return
        self.stage.open("pause", self.table, self.couch, device)

    def device_found(self, device: Device) -> None:
        """A pad came back: it finds its own seat again, from a bot too."""
        seat_changes.give_back_seat(self.couch, self.table, device)

    def device_lost(self, device: Device) -> None:
        """A pad went away: the match waits, with the name of its seat."""
        self.hands.cover()
        self.couch.pad_lost(device)
        self.miss_hands()

    def miss_hands(self) -> None:
        """While the hand of somebody who still plays is away, the match waits for it."""
        playing = {player for player in self.hands.people if self.plays_on(player)}
        if any(self.couch.player_of(seat) in playing for seat in self.couch.waiting):
            self.stage.open("absent-seats", self.table, self.couch)

    def click(self, x: float, y: float) -> None:
        """The mouse opens the menu, presses a prompt, or does what the game lets it do."""
        if is_in_box(self.menu_bars, x, y):
            self.interrupt(MOUSE)
        elif self.coughs.click(x, y):
            return
        elif self.lips.click(x, y) or (self._hush > 0 and self.view.asks not in self.shared):
            self.hands.cover_before(MOUSE)
        elif not self.hands.click(x, y, MOUSE):
            self.click_table(x, y)

    def click_table(self, x: float, y: float) -> None:
        """The mouse was clicked on the table itself."""
