"""The match of Complots on the screen: wiring between the table, the hands, the picture and the sounds."""

from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.input.devices import MOUSE, Device
from game.input.intents import Intent, Press
from game.rules.complots.view import ComplotsView
from scenes import style
from scenes.complots import layout
from scenes.complots.animator import Animator
from scenes.complots.hands import Hands
from scenes.complots.plaque import Plaque
from scenes.complots.question import Question
from scenes.complots.shown import Shown
from scenes.complots.tableau import Tableau
from scenes.pause import places
from scenes.scene import Scene
from scenes.stage import Stage
from scenes.timeline import Timeline
from scenes.widgets.header import Header
from scenes.widgets.ring import Ring

SHARED = ("challenge", "block")
"""Questions that are put to everybody at once."""
HUSH = 0.25
"""So long after a skip an impatient second press answers nothing, in seconds."""


class ComplotsScene(Scene):
    """One match, from the first card to the last mask."""

    in_match = True
    skips = False

    def __init__(self, stage: Stage, table: Table, couch: Couch, seen_from: Player | None = None) -> None:
        super().__init__(stage)
        self.table, self.couch = table, couch
        self.sitters = [couch[seat] for seat in couch.players]
        solo = bool(getattr(self.stage.settings, "solo_open_hand", True))
        self.hands = Hands(table, couch, self.texts, self.sounds, self.turn_cards, solo=solo)
        self.hands.seen_from = seen_from
        self._beats = 0
        self._over = False
        self._dealt = False
        self._called: object = None
        self._breath = 0.0
        self._hush = 0.0

    @property
    def view(self) -> ComplotsView:
        """What everybody may know."""
        view: ComplotsView = self.table.public.view
        return view

    def build(self) -> None:
        """Planes, plaques, tableau; what changes with every press goes on the layer of words."""
        players, texts = len(self.sitters), self.texts
        self.hands.texts = texts
        self.table.public.take()  # what has happened so far is in the new picture already
        self.shown = Shown(self.view)
        self.layer("back", opaque=True).image("complots_back", 0, 0)
        self.gestures = Timeline(speed=self.stage.look.speed, reduced=self.stage.look.reduced_motion)
        self.figures, self.front = self.layer("stage"), self.layer("stage")
        self.front.image("complots_front", 0, 444)
        props, base, self.pieces = self.layer(), self.layer(), self.layer()
        paper, words, cards = self.layer(), self.layer(), self.layer()
        air, top = self.layer(), self.layer()
        court, treasury = texts("complots-court"), texts("complots-treasury")
        self.tableau = Tableau(self.figures, props, paper, players, court, treasury)
        self.plaques = [
            Plaque(base, self.pieces, players, player, sitter.name, sitter.colour)
            for player, sitter in enumerate(self.sitters)
        ]
        self.ring = Ring(paper, *layout.RING)
        self.ring.hide()
        self.header = Header(top, texts("game-complots"), " ", self.cast_line(), valance="valance_74")
        x, y, w, h = layout.MENU
        top.image("menu_bars", x + w / 2, y + h / 2, 24, 22, anchor=(0.5, 0.5), tint=style.GOLD)
        self.animator = Animator(
            self.timeline,
            self.tableau,
            self.plaques,
            air,
            self.shown,
            texts,
            self.sounds,
            self.sitters,
            self.table.rules.actions,
            self.refresh_cards,
            self.focus_light,
        )
        self.question = Question(
            words,
            cards,
            self.gestures,
            texts,
            self.table,
            self.couch,
            self.hands,
            self.animator,
            self.plaques,
            self.shown,
        )
        self.restage(self.view)

    def restage(self, view: ComplotsView) -> None:
        """Show the facts as they are, without motion."""
        for player, plaque in enumerate(self.plaques):
            plaque.show_coins(self.shown.coins[player])
            self.refresh_cards(player)
        self.animator.recall(view)
        self.refresh()

    def cast_line(self) -> str:
        """Which fifth character plays tonight."""
        playing = [ref for ref in self.table.rules.content.deck.one_of if ref in self.view.characters]
        if not playing:
            return ""
        role = self.texts(f"name-{playing[0].partition(':')[2]}.the")
        return self.texts("complots-with", role=role)

    def refresh_cards(self, player: Player) -> None:
        """Lay a plaque's cards out as shown; faces only for the eyes that may see them."""
        hidden, lost, plaque = self.shown.hidden[player], self.shown.lost[player], self.plaques[player]
        hand = self.table.seat(player).view.hand
        seen = self.hands.open_to_all(player) and len(hand) == hidden
        plaque.show_cards(hidden, lost, hand if seen else ())
        if self.shown.sides:
            plaque.show_side(self.shown.sides[player])

    def turn_cards(self, player: Player) -> None:
        """Faces turn up or down at once, on the plaque and in the fan: no frame and no menu comes before."""
        self.refresh_cards(player)
        self.refresh()

    def enter(self) -> None:
        """The curtain is up; the first time, the cards are dealt."""
        if not self._dealt and self.table.ticks == 0 and not self.table.plan.position:
            self.animator.deal(self.view.hidden)
        self._dealt = True
        for sitter in self.sitters:
            if sitter.device is not None and sitter.device.is_pad:
                self.stage.pads.light(sitter.device, style.SEATS[sitter.colour].colour.rgb)
        self.table.paused = False
        self.sounds.music("complots")
        self.miss_hands()

    def leave(self) -> None:
        """Something came before the match: time stands still, secrets are covered."""
        self.table.paused = True
        self.sounds.duck(False)
        self.hands.cover()

    def close(self) -> None:
        """The match leaves the stage."""
        self.table.close()

    def update(self, dt: float) -> None:
        """Facts first, then the picture that follows them."""
        self._hush -= dt
        for event in self.table.public.take():
            self.animator.stage(event)
        self.table.update(dt, watching=not self.timeline.idle)
        self.beat()
        self.call_hands()
        self.refresh()
        self.breathe(dt)
        if self.table.outcome is not None and self.timeline.idle and not self._over:
            self._over = True
            self.finish()

    def finish(self) -> None:
        """Everything has been shown: the curtain call."""
        from scenes.finale.scene import Finale

        self.stage.replace(Finale(self.stage, self.table, self.couch))

    def beat(self) -> None:
        """The ring empties; a heart beats in its last three seconds."""
        clock = self.table.clock if self.timeline.idle else None
        self.sounds.duck(clock is not None)
        if clock is None:
            self.ring.hide()
            self._beats = 0
            return
        self.ring.show(clock.left, clock.total)
        second = int(clock.left) + 1
        if second <= 3 and second != self._beats:
            self._beats = second
            self.sounds.play("heartbeat")

    def breathe(self, dt: float) -> None:
        """Idle motion: busts sway, planes follow the light, all dims behind cards that are peeked at."""
        self.gestures.update(dt)
        dim = 0.6 if self.hands.peeking is not None else 1.0
        self.figures.dim = self.front.dim = dim
        if self.stage.look.reduced_motion:
            return
        self._breath += dt
        self.tableau.sway(self._breath)
        lean = (640 - self.light[0]) / 640
        self.figures.dx, self.front.dx = 4 * lean, 7 * lean

    def call_hands(self) -> None:
        """A pad trembles when its owner is asked something that only he can answer."""
        view = self.view
        called = (view.turn, view.asks, view.owing if view.asks not in SHARED else ())
        if called == self._called or not self.timeline.idle:
            return
        self._called = called
        for player in called[2]:
            device = self.couch[self.couch.players[player]].device
            if device is not None and device.is_pad and player not in self.table.bots:
                self.stage.pads.rumble(device, 0.5, 0.2)

    def refresh(self) -> None:
        """Let the words say what is true now."""
        view = self.view
        self.question.refresh(view, idle=self.timeline.idle)
        left = self.shown.treasury
        endless = not view.flags.treasury and left <= 0
        self.tableau.show_purses(self.shown.court, self.texts("complots-endless") if endless else str(left))
        if view.flags.factions:
            self.header.right.text = self.texts("complots-reserve", n=self.shown.reserve)
        turn = self.texts("complots-turn", n=self.shown.turn) if self.shown.turn else ""
        self.header.left.text = f"{turn}    {self.plays()}" if turn else self.texts("complots-lead-start")

    def plays(self) -> str:
        """Whose turn it is, as the picture says."""
        return self.texts("complots-plays", name=self.sitters[self.shown.active].name)

    # hands

    def press(self, press: Press) -> None:
        """The menu, or a hand of the table."""
        if press.intent is Intent.MENU and press.down:
            self.interrupt(press.device)
            return
        if press.intent is not Intent.PEEK and press.down and not self.timeline.idle:
            self.timeline.skip()
            self._hush = HUSH
            if press.intent not in (Intent.DOUBT, Intent.COUNTER) or self.view.asks not in SHARED:
                return
        if self._hush > 0 and press.intent is Intent.ACCEPT and self.view.asks not in SHARED:
            return
        self.hands.press(press.device, press.intent, down=press.down)

    def interrupt(self, device: Device) -> None:
        """The interval, asked for by whoever holds `device`."""
        from scenes.pause.scene import Pause

        self.stage.push(Pause(self.stage, self.table, self.couch, device))

    def device_found(self, device: Device) -> None:
        """A pad came back: it finds its own seat again, from a bot too."""
        places.welcome(self.couch, self.table, device)

    def device_lost(self, device: Device) -> None:
        """A pad went away: the match waits, with the name of its seat."""
        self.hands.cover()
        self.couch.pad_lost(device)
        self.miss_hands()

    def miss_hands(self) -> None:
        """While the hand of somebody who still plays is away, the match waits for it."""
        playing = {player for player in self.hands.people if self.view.hidden[player]}
        if any(self.couch.player_of(seat) in playing for seat in self.couch.waiting):
            from scenes.pause.absent import Absent

            self.stage.push(Absent(self.stage, self.table, self.couch))

    def mouse_controller(self) -> Player | None:
        """The player for whom the mouse chooses now, if it is his turn."""
        player = self.hands.player_of(MOUSE)
        return player if player == self.view.active and self.view.asks == "turn" else None

    def point(self, x: float, y: float) -> None:
        """The mouse moves over the menu."""
        player = self.mouse_controller()
        if self.question.menu is None or player is None:
            return
        name = self.question.menu.at(x, y)
        if name is not None:
            controller = self.hands.controllers[player]
            controller.cursor = controller.menu.index(name)

    def click(self, x: float, y: float) -> None:
        """The mouse opens the menu, presses a prompt, chooses an action, aims, or peeks at its own cards."""
        left, top, w, h = layout.MENU
        if left <= x < left + w and top <= y < top + h:
            self.interrupt(MOUSE)
            return
        if self.hands.click(x, y, MOUSE):
            return
        player = self.mouse_controller()
        if player is not None and self.choose(player, x, y):
            return
        own = self.hands.player_of(MOUSE)
        if own is not None and self.plaque_at(x, y) == own:
            self.hands.peek(own, down=self.hands.peeking != own)

    def choose(self, player: Player, x: float, y: float) -> bool:
        """Take the action or the target under the mouse."""
        controller = self.hands.controllers[player]
        name = self.question.menu.at(x, y) if self.question.menu else None
        if name is not None:
            self.hands.do(controller.choose(name))
            return True
        target = self.plaque_at(x, y)
        if controller.aiming and target is not None and target != player:
            self.hands.do(controller.aim(target))
            return True
        return False

    def plaque_at(self, x: float, y: float) -> Player | None:
        """The plaque under the mouse."""
        for player, (left, top, w, h) in enumerate(layout.plaques(len(self.sitters))):
            if left <= x < left + w and top <= y < top + h:
                return player
        return None
