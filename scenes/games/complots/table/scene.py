"""The match of Complots on the screen: wiring between the table, the hands, the picture and the sounds."""

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import Event, Player
from game.couch.couch import Couch
from game.input.devices import KEYS, MOUSE
from game.input.intents import Press
from game.rules.complots import ComplotsView, questions
from scenes.draw import style
from scenes.draw.style import Point, is_in_box
from scenes.games.complots.table import layout
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.centre.centre import Centre
from scenes.games.complots.table.claims.claims import Claims
from scenes.games.complots.table.clips.all_clips import CLIPS
from scenes.games.complots.table.clips.recalled import recall
from scenes.games.complots.table.controller import Controller
from scenes.games.complots.table.hand.private_cards import PrivateCards
from scenes.games.complots.table.question import Question
from scenes.games.complots.table.seat_place import SeatPlace
from scenes.games.complots.table.shown import Shown
from scenes.games.complots.tension import table_tension
from scenes.match.nerves import Gesture
from scenes.match.scene import MatchScene
from scenes.motion.timeline import Timeline
from scenes.shell.stage import Stage
from scenes.widgets.header import Header
from scenes.widgets.ring import Ring
from scenes.widgets.shades import Shades

_RAIL = 404.0
"""Length of each of the two rails, in units."""
_BEHIND = (46, 16, 26)
"""The dark between the balusters."""


_NARROW = 180.0
"""Units to which a plaque is narrow: nothing has room beside its purse."""
_CAPTIONS, _NARROW_CAPTIONS = (14.0, 486.0), (14.0, 458.0)
"""Where sounds are written: on the rail, over the plaques or over the buttons that hang above narrow ones."""


class ComplotsScene(MatchScene):
    """The picture of one match, from the first card to the last mask."""

    tune = "complots"
    captions_at = _CAPTIONS
    lips_at = (836.0, 30.0)
    prompted = False
    """Whether a prompter's parchment lies on the table."""
    shared = (questions.CHALLENGE, questions.BLOCK)
    private = (questions.EXCHANGE, questions.PICK)

    def __init__(self, stage: Stage, table: Table, couch: Couch, seen_from: Player | None = None) -> None:
        super().__init__(stage, table, couch, seen_from)
        self._breath = 0.0

    def controllers(self) -> Sequence[Controller]:
        """Return one controller for each chair."""
        return [
            Controller(seat, self.table.rules.setting.actions, self.fan_dice()) for seat in self.table.seats
        ]

    @property
    def view(self) -> ComplotsView:
        """Return the facts that every player may know."""
        view: ComplotsView = self.table.public.view
        return view

    def call_hands(self) -> None:
        """A block that its player has let go already is not asked for again."""
        for player in self.hands.people:
            answer = self.hands.controllers[player].waived()
            if answer is not None:
                self.table.submit(answer)
        super().call_hands()

    def press(self, press: Press) -> None:
        """Whoever takes to the keys again is shown keys."""
        self.hands.pointing &= press.device != KEYS
        super().press(press)

    def tension(self) -> float:
        """Return how tense the match is, from 0 to 1."""
        return table_tension(self.view)

    def build(self) -> None:
        """Planes, plaques, tableau; what changes with every press goes on the layer of words."""
        players, texts = len(self.sitters), self.texts
        self.hands.texts = texts
        self.hands.confirms = lambda player, intent: self.hands.controllers[player].is_complete(intent)
        self.table.public.take()  # what has happened so far is in the new picture already
        self.captions_at = _NARROW_CAPTIONS if layout.has_narrow_seats(players) else _CAPTIONS
        self.shown = Shown(self.view)
        self._up: frozenset[Player] = frozenset()
        actions = self.table.rules.setting.actions
        back = self.layer("back", opaque=True)
        back.image("complots_back", 0, 0)
        self.gestures = Timeline(speed=self.stage.look.speed, reduced=self.stage.look.reduced_motion)
        behind = self.layer("stage")
        self.figures, claimed, self.front = self.layer("stage"), self.layer("stage"), self.layer("stage")
        for x in (0, style.WIDTH - _RAIL):  # what stands behind the balusters is not seen between them
            self.front.box(x, 468, _RAIL, 42, _BEHIND)
        self.front.image("complots_front", 0, 444)
        dark, props, held = self.layer(), self.layer(), self.layer()
        base, self.pieces, shaded, paper = self.layer(), self.layer(), self.layer(), self.layer()
        fan, choice, words, cards = self.layer(), self.layer(), self.layer(), self.layer()
        air, said, top = self.layer(), self.layer(), self.layer()
        court, treasury = texts("complots-court"), texts("complots-treasury")
        self.claims = Claims(
            claimed, texts, self.view, actions, self.table.public.story, lambda: self.shown.active
        )
        self.centre = Centre(self.figures, props, paper, players, court, treasury, prompted=self.prompted)
        self.plaques = [
            SeatPlace(base, self.pieces, players, player, sitter.name, sitter.colour)
            for player, sitter in enumerate(self.sitters)
        ]
        self.ring = Ring(paper, *layout.ring_spot(players))
        self.ring.hide()
        self.header = Header(top, texts("game-complots"), " ", self.cast_line(), valance="valance_74")
        self.draw_menu(top)
        beats = self.open_beats(
            dark,
            said,
            (640, layout.line_y(players) - 11),
            behind=behind,
            planes=(back, self.figures, self.front),
            ground=paper,
            shades=Shades(shaded, layout.seat_place_boxes(players)),
        )
        self.animator = Animator(
            self.timeline,
            self.centre,
            self.plaques,
            air,
            self.shown,
            texts,
            self.sounds,
            self.sitters,
            actions,
            self.refresh_cards,
            self.focus_light,
            beats=beats,
            flourish=self.flourish,
            clips=CLIPS,
        )
        self.question = Question(
            words,
            fan,
            choice,
            PrivateCards(held, cards, texts, self.hands, [sitter.colour for sitter in self.sitters]),
            self.gestures,
            texts,
            self.table,
            self.couch,
            self.hands,
            self.animator,
            self.plaques,
            self.shown,
            self.claims.memory,
        )
        self.restage(self.view)

    def restage(self, view: ComplotsView) -> None:
        """Show the facts as they are, without motion."""
        for player, plaque in enumerate(self.plaques):
            plaque.show_coins(self.shown.coins[player])
            self.refresh_cards(player)
            if view.lost[player] and not view.hidden[player]:
                plaque.lie_folded()
        recall(self.animator, view, self.table.public.story)
        self.refresh()

    def cast_line(self) -> str:
        """Return in words which fifth character plays tonight."""
        playing = [ref for ref in self.table.rules.setting.content.deck.one_of if ref in self.view.characters]
        if not playing:
            return ""
        role = self.texts(f"name-{playing[0]}.the")
        return self.texts("complots-with", role=role)

    def refresh_cards(self, player: Player) -> None:
        """Lay a plaque's cards out as shown; faces only for the eyes that may see them."""
        hidden, lost, plaque = self.shown.hidden[player], self.shown.lost[player], self.plaques[player]
        hand = self.table.seat(player).view.hand
        shown = self.hands.open_to_all(player) and player not in self._up
        seen = shown and len(hand) == hidden
        plaque.show_cards(hidden, lost, hand if seen else ())
        if self.shown.sides:
            plaque.show_side(self.shown.sides[player])

    def turn_cards(self, player: Player) -> None:
        """Faces turn up or down at once, on the plaque and in the fan: no frame and no menu comes before."""
        self.refresh_cards(player)
        self.refresh()

    def bust_spot(self, player: Player) -> Point:
        """Return the middle of words that a player betrays: over the cards, beside the purse or above it."""
        x, y, w, _ = self.plaques[player].box
        return (x + w * 0.34, y + 84) if w > _NARROW else (x + w / 2, y + 60)

    def seal_spot(self, player: Player) -> Point:
        """Return the middle of the seal on a plaque."""
        seal = self.plaques[player].seal
        return seal.x, seal.y

    def fidget(self, player: Player, gesture: Gesture) -> None:
        """The cards of a nervous bot are fanned, or its seal glances about; nobody waits for it."""
        self.flourish(self.plaques[player].fidget(gesture))

    def deal(self) -> None:
        """The first cards fly from the Court."""
        self.animator.deal(self.view.hidden)

    def show(self, event: Event) -> None:
        """Queue what an event looks like; a claim is remembered once it has been seen."""
        before, after = self.claims.before(event), self.claims.after(event)
        if before is not None:
            self.timeline.add(before)
        self.animator.stage(event)
        if after is not None:
            self.timeline.add(after)

    def plays_on(self, player: Player) -> bool:
        """Say whether this player still hides a card."""
        return bool(self.view.hidden[player])

    def breathe(self, dt: float) -> None:
        """Idle motion: busts sway, planes follow the light, all dims behind cards that are peeked at."""
        self.gestures.update(dt)
        dim = 0.6 if self.hands.peeking is not None else 1.0
        self.figures.dim = self.front.dim = dim
        if self.stage.look.reduced_motion:
            self.centre.sway(0.0)
            return
        self._breath += dt
        self.centre.sway(self._breath)
        lean = (640 - self.light[0]) / 640
        self.figures.dx, self.front.dx = 4 * lean, 7 * lean

    def refresh(self) -> None:
        """Let the words say what is true now."""
        view = self.view
        if self.question.refresh(view, idle=self.timeline.idle) and self.question.private.up != self._up:
            changed, self._up = self._up ^ self.question.private.up, frozenset(self.question.private.up)
            for player in changed:
                self.refresh_cards(player)
        left = self.shown.treasury
        endless = not view.flags.treasury and left <= 0
        self.centre.show_purses(self.shown.court, self.texts("complots-endless") if endless else str(left))
        if view.flags.factions:
            self.header.right.text = self.texts("complots-reserve", n=self.shown.reserve)
        turn = self.texts("complots-turn", n=self.shown.turn) if self.shown.turn else ""
        self.header.left.text = f"{turn}    {self.plays()}" if turn else self.texts("complots-lead-start")

    def plays(self) -> str:
        """Whose turn it is, as the picture says; who has won, once it shows that."""
        if self.shown.won is not None:
            return self.texts("complots-caption-won", name=self.sitters[self.shown.won].name)
        return self.texts("complots-plays", name=self.sitters[self.shown.active].name)

    # the mouse

    def mouse_controller(self) -> Player | None:
        """Return the player the mouse chooses for now; None when it is not that player's turn."""
        player = self.hands.player_of(MOUSE)
        return player if player == self.view.active and self.view.asks == questions.TURN else None

    def point(self, x: float, y: float) -> None:
        """The mouse moves over the menu, or over the plaques that may be aimed at."""
        self.hands.pointing = True
        player = self.mouse_controller()
        if player is None:
            return
        controller = self.hands.controllers[player]
        name = self.question.menu.at(x, y) if self.question.menu else None
        if name is not None:
            controller.cursor = controller.menu.index(name)
        target = self.plaque_at(x, y)
        if target is not None:
            controller.point_at(target)

    def click_table(self, x: float, y: float) -> None:
        """The mouse chooses an action, aims, or peeks at its own cards."""
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
        boxes = enumerate(layout.seat_place_boxes(len(self.sitters)))
        return next((player for player, box in boxes if is_in_box(box, x, y)), None)
