"""The match of the battle on the screen: wiring between the table, the hands, the picture and the sounds."""

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import Event, Player
from game.couch.couch import Couch
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.pair_odds import odds_pieces
from scenes.draw.style import Point, is_in_box
from scenes.games.skirmish.table.all_parts import PARTS, TOOLS
from scenes.games.skirmish.table.answers.choice_ticket import TICKET, Choices
from scenes.games.skirmish.table.answers.crumbs import RIVAL, TARGET, UNIT, Crumb, crumbs_of
from scenes.games.skirmish.table.answers.ends import OrderEnds
from scenes.games.skirmish.table.answers.families import NAMES, WINDOWS
from scenes.games.skirmish.table.answers.long_press import LongPress
from scenes.games.skirmish.table.answers.table_hold import TableHands
from scenes.games.skirmish.table.clips.opening import staged_animator
from scenes.games.skirmish.table.controller import PRIVATE, Controller
from scenes.games.skirmish.table.driving.feel import Feel
from scenes.games.skirmish.table.driving.ghost_picture import GhostPicture
from scenes.games.skirmish.table.driving.helm import Helm
from scenes.games.skirmish.table.driving.steering import Steering
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.field.table_layer import HallLayer
from scenes.games.skirmish.table.frame.frame import Frame
from scenes.games.skirmish.table.layout import END_TICKET, NOTICES, WINDOW, tab_boxes
from scenes.games.skirmish.table.naming.naming import Naming
from scenes.games.skirmish.table.phrases import Phrases
from scenes.games.skirmish.table.question import Question
from scenes.games.skirmish.table.seeing.odds_level import FULL, NONE, odds_level
from scenes.games.skirmish.table.shown import Shown
from scenes.games.skirmish.tension import battle_tension
from scenes.match.scene import MatchScene
from scenes.shell.stage import Stage

BACKDROP = "throne_back"
ZOOM_STEP = 1.18
"""How much nearer one notch of the wheel brings the table."""
MOUSE_KINDS = (UNIT, TARGET, "host", "challenger", "champion", "pursue")
"""Steps that lie on the table as a unit."""


class SkirmishScene(MatchScene):
    """The picture of one battle, from the first zone to the last point."""

    tune = "skirmish"
    notices_in = NOTICES
    odds = staticmethod(odds_pieces)
    shared = WINDOWS
    private = PRIVATE
    menu_bars = (834, 12, 40, 40)

    def __init__(self, stage: Stage, table: Table, couch: Couch, seen_from: Player | None = None) -> None:
        super().__init__(stage, table, couch, seen_from)
        self._settled = 0
        """The number of ticks that the picture holds, or has been told to hold."""
        self.long_press = LongPress(self.hands, self.fill_ring)
        self._seen: tuple[int, SkirmishView] | None = None
        self._aimed: object = None
        self.ends = OrderEnds()

    def controllers(self) -> Sequence[Controller]:
        """Return one controller for each chair."""
        table = TableHands(self.table)
        return [
            Controller(seat, table, Helm(self.board), [tool for make in TOOLS for tool in make(self, seat)])
            for seat in self.table.seats
        ]

    @property
    def view(self) -> SkirmishView:
        """The facts that every player may know; looked up once a tick."""
        if self._seen is None or self._seen[0] != self.table.ticks:
            self._seen = self.table.ticks, self.table.public.view
        return self._seen[1]

    def board(self) -> Board:
        """The battle as everybody sees it, to be asked."""
        return board_of(self.table.rules.setting, self.view)

    def tension(self) -> float:
        """Return how tense the match is, from 0 to 1."""
        return battle_tension(self.view)

    def build(self) -> None:
        """The hall, the table, the frame around it, and the layers of words."""
        self.hands.texts = self.texts
        self.table.public.take()  # what has happened so far is in the new picture already
        view, look = self.view, self.stage.look
        hall = self.add_layer(HallLayer(self.stage.art, self.stage.letters, opaque=True), "back")
        hall.plane(BACKDROP)
        self.shown = Shown(view, self.table.rules.setting.content.bases)
        self.camera = Camera(view.width, view.depth, reduced=look.reduced_motion)
        self.field = Field(self, self.camera, self.shown, self.sitters)
        self.frame = Frame(self, self.shown, self.sitters)
        self.animator = staged_animator(self, self.shown, self.field, self.frame, self.sitters)
        told = odds_level(self)
        ask = self.odds if told == FULL else None
        self.naming = Naming(self, self.texts, self.shown, self.sitters, self.field, ask)
        self.naming.on_choose = self.frame.consider
        picture = GhostPicture(
            self,
            self.field,
            self.shown,
            self.sitters,
            self.texts,
            self.stage.app.texts.name,
            odds=told == FULL,
            reaches=told != NONE,
        )
        feel = Feel(self.stage.pads, self.sounds, self.hands)
        self.steering = Steering(picture, self.field, self.shown, self.table, feel)
        self.phrases = Phrases(self.texts, self.sitters)
        self.parts = tuple(make(self) for make in PARTS)
        choices = Choices(self.layer(), self.texts)
        self.question = Question(
            self.layer(),
            self.layer(),
            choices,
            self.frame,
            self.phrases,
            self.table,
            self.couch,
            self.hands,
            self.sitters,
        )
        self.draw_menu(self.layer())
        self._settled, self._aimed = self.table.ticks, None
        self.refresh()

    # what the match brings

    def turn_cards(self, player: Player) -> None:
        """The cards of this seat turn up or down at once: no frame and no menu comes before."""
        self.refresh()

    def deal(self) -> None:
        """Nothing is dealt that one could see: the armies wait behind the curtain."""
        self.refresh()

    def show(self, event: Event) -> None:
        """Queue what an event looks like."""
        for part in self.parts:
            part.event(event)
        self.animator.stage(event)

    def bust_spot(self, player: Player) -> Point:
        """Return where words of what a player betrays have their middle."""
        return self.frame.bust_spot(player)

    def seal_spot(self, player: Player) -> Point:
        """Return the middle of the seal on a panel."""
        return self.frame.seal_place(player)

    def plays_on(self, player: Player) -> bool:
        """Whoever has units, or is asked something, still plays."""
        view = self.view
        return view.asks is not None and any(unit.owner == player and unit.models for unit in view.units)

    def update(self, dt: float) -> None:
        """Facts first, then the picture; what is looked up has a slice of the frame."""
        super().update(dt)
        self.long_press.pass_time(dt)
        self.steering.update(dt)
        if self.naming.open:
            self.naming.update(dt)
        self.animator.at_foot = any(part.at_foot for part in self.parts)
        ticket = WINDOW[0] + WINDOW[2] - TICKET[0] if self.question.choices.area == TICKET else 0.0
        self.animator.update(dt, max(part.sheet for part in self.parts), ticket)
        self.field.update(dt)
        for part in self.parts:
            part.update(dt)

    def refresh(self) -> None:
        """Let the words say what is true now."""
        if self.table.ticks != self._settled:
            self._settled = self.table.ticks
            self.animator.settle(self.view)
        idle, people = self.timeline.idle, self.hands.people
        self.frame.looker = people[0] if len(people) == 1 else None
        self.question.refresh(self.view, idle=idle)
        self.refresh_naming(idle=idle)
        self.refresh_lights(idle=idle)
        self.refresh_parts(idle=idle)
        view = self.camera.view
        whole = view[0] <= 0 and view[1] <= 0 and view[2] >= self.shown.width and view[3] >= self.shown.depth
        self.frame.look(None if whole else view)

    def refresh_parts(self, *, idle: bool) -> None:
        """The parts say what is true now; prompts go at once to where one of them has opened."""
        before, self.question.places = self.question.places, {}
        prompts = len(self.hands.spots)
        for part in self.parts:
            part.refresh(idle=idle)
        self.question.sheet = max(part.sheet for part in self.parts)
        if self.question.places != before:
            of_parts = self.hands.spots[prompts:]
            self.question.refresh(self.view, idle=idle)
            self.hands.spots += of_parts

    def catch_up(self) -> None:
        """As in every match; nobody on the table is seen to move any more."""
        super().catch_up()
        self.field.calm()

    # naming

    def refresh_naming(self, *, idle: bool) -> None:
        """The tabs and the parchment of a name, as long as a person has to call one (S-03)."""
        hand = self.naming_hand() if idle else None
        if hand is not None:
            self.naming.follow(self.view, self.table.rules.setting)
        elif self.naming.open:
            self.naming.end()
        chosen = hand.pointed() if hand is not None and self.naming.open else None
        if chosen is not None:
            self.naming.choose(chosen.worth[0])

    def naming_hand(self) -> Controller | None:
        """The hand of the person who has to call a name now."""
        view = self.view
        if view.asks != NAME_ENEMY or not view.owing or view.owing[0] in self.table.bots:
            return None
        hand: Controller = self.hands.controllers[view.owing[0]]
        return hand if hand.asks() is not None and hand.family is NAMES else None

    # lights and ghosts

    def refresh_lights(self, *, idle: bool) -> None:
        """Units that are chosen or pointed at glow; an order that is pointed at shows where it ends."""
        asked = self.question.asked(self.view) if idle else []
        self.steering.show(next((hand for hand in asked if hand.ghost() is not None), None))
        if self.steering.ghost is not None:
            self._aimed = None
            return
        lit = self.question.lit(asked)
        self.field.choose(lit)
        hand = self.question.speaker(asked)
        aimed = hand.aimed() if hand is not None else None
        key = (self.table.ticks, lit, aimed)
        if key == self._aimed:
            return
        self._aimed = key
        self.ends.begin(self.table.ticks, self.board)
        seen = self.ends.preview(aimed)
        if seen is not None and self.view.units[seen.unit].host < 0 and seen.unit in self.shown.units:
            self.field.show_ghost(seen.unit, *seen.end, files=seen.shape.files)
        else:
            self.field.hide_ghost()
        if lit:
            self.camera.keep_seen([self.shown.middle_of(unit) for unit in lit])

    # the long press

    def press(self, press: Press) -> None:
        """As in every match; a long press ends what is asked."""
        player = self.hands.player_of(press.device)
        if player is not None and any(part.press(player, press) for part in self.parts):
            return
        if player is not None and self.steering.press(self.hands.controllers[player], press):
            return
        if press.intent is Intent.COUNTER and player is not None:
            if press.down and self.timeline.idle and self.long_press.begin(player):
                return
            if not press.down and self.long_press.let_go(player):
                return
        super().press(press)

    def fill_ring(self, share: float) -> None:
        """Let the ring around the prompt of the long press fill."""
        if self.question.ending is not None:
            self.question.ending.hold = share

    # the camera

    def scroll(self, steps: float) -> None:
        """The wheel brings the table nearer, or farther away."""
        if any(part.scroll(steps) for part in self.parts):
            return
        self.camera.zoom_by(ZOOM_STEP**steps)

    # the mouse

    def mouse_controller(self) -> Controller | None:
        """The hand for which the mouse chooses now, if it is asked something."""
        player = self.hands.player_of(MOUSE)
        if player is None or player in self.table.bots:
            return None
        hand: Controller = self.hands.controllers[player]
        return hand if hand.asks() is not None else None

    def things_at(self, x: float, y: float) -> tuple[Crumb, ...]:
        """The steps that something under the mouse may mean: a unit, an army."""
        unit, panel = self.field.unit_at(x, y), self.frame.panel_at(x, y)
        found: list[Crumb] = []
        if unit is not None:
            found += [
                Crumb(kind, (one,)) for one in (unit, *self.shown.units[unit].guests) for kind in MOUSE_KINDS
            ]
            found.append(Crumb(RIVAL, (self.shown.units[unit].owner,)))
        if panel is not None:
            found.append(Crumb(RIVAL, (panel,)))
        for place, box in enumerate(tab_boxes(len(self.naming.names)) if self.naming.names else ()):
            if is_in_box(box, x, y):
                found.append(Crumb(RIVAL, (self.naming.names[place],)))
        return tuple(found)

    def point(self, x: float, y: float) -> None:
        """The mouse moves: the cursor follows it over rows, units and places where an order may end."""
        if any(part.point(x, y) for part in self.parts):
            return
        hand = self.mouse_controller()
        if hand is None or not self.timeline.idle:
            return
        if self.steering.point(hand, x, y):
            return
        rows = self.hands.fans.get(hand.me, ())
        for place, box in enumerate(rows):
            if is_in_box(box, x, y):
                hand.cursor = place
                return
        if not hand.point_at(*self.things_at(x, y)) and is_in_box(WINDOW, x, y):
            self.point_order(hand, x, y)

    def point_order(self, hand: Controller, x: float, y: float) -> None:
        """Point at the order of the chosen unit that ends nearest to the mouse."""
        orders = self.orders_of(hand)
        if not orders:
            return
        self.ends.begin(self.table.ticks, self.board)
        self.ends.work(orders)
        best = self.ends.nearest(orders, *self.camera.to_board(x, y))
        if best is None:
            return
        way = crumbs_of(best)
        hand.path = way[:-1]
        hand.point_at(way[-1])

    def orders_of(self, hand: Controller) -> list[object]:
        """The moves of the unit that this hand has chosen; none while none is chosen."""
        first = hand.path[:1]
        if not first or first[0].kind != UNIT:
            return []
        return [one for one in hand.options if crumbs_of(one)[:1] == first and self.ends_somewhere(one)]

    def ends_somewhere(self, option: object) -> bool:
        """Whether an option is an order that ends on the table."""
        return crumbs_of(option)[-1].kind == "pose"

    def click(self, x: float, y: float) -> None:
        """As in every match; the ticket at the foot is pressed until it has ended what is asked."""
        player = self.hands.player_of(MOUSE)
        at_foot = is_in_box(END_TICKET, x, y) and self.timeline.idle
        if player is not None and at_foot and self.long_press.begin(player):
            return
        if any(part.click(x, y) for part in self.parts):
            return
        super().click(x, y)

    def drop(self, x: float, y: float) -> None:
        """The mouse let go: a long press that was too short ends nothing."""
        self.steering.drop()
        for part in self.parts:
            part.drop()
        self.long_press.let_go(self.hands.player_of(MOUSE))

    def click_table(self, x: float, y: float) -> None:
        """The mouse chooses a unit, an army, or the place where an order ends."""
        if not self.timeline.idle:
            self.catch_up()
            return
        hand = self.mouse_controller()
        if hand is None:
            return
        things, before = self.things_at(x, y), hand.path
        if hand.family is NAMES and hand.point_at(*things):
            self.hands.do(hand.take() if self.naming.chosen == self.named_by(hand) else None)
            return
        answer = hand.take_at(*things)
        within = is_in_box(WINDOW, x, y) and hand.path == before
        if answer is None and within and hand.ghost() is not None:
            answer = self.steering.click(hand, x, y)
        elif answer is None and within and not things and self.orders_of(hand):
            self.point_order(hand, x, y)
            answer = hand.take()
        if answer is not None:
            self.hands.do(answer)

    def named_by(self, hand: Controller) -> Player:
        """Whose tab this hand points at; a second click on it calls the name."""
        crumb = hand.pointed()
        return crumb.worth[0] if crumb is not None else -1
