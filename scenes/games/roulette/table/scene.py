"""The match of Roulette on the screen: wiring between the table, the hands, the picture and the sounds."""

from collections.abc import Mapping, Sequence

from game.app.games.game import HOLD_SECONDS
from game.app.hourglass import Clock
from game.app.table import Table
from game.core.rules import Event, Player
from game.couch.couch import Couch
from game.input.devices import KEYS, KEYS2, MOUSE
from game.input.intents import Intent, Press
from game.rules.roulette import RouletteView, questions
from game.rules.roulette.questions import CARDS, SECRET
from scenes.draw.style import Point
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.blows import last_blows
from scenes.games.roulette.table.clips.all_clips import CLIPS, CROWDS
from scenes.games.roulette.table.clips.opening import deal_first_things, put_up_moment
from scenes.games.roulette.table.clips.shot import draw_known_aims, raise_pistols
from scenes.games.roulette.table.controller import Controller
from scenes.games.roulette.table.fidgets import fidget_clip
from scenes.games.roulette.table.layout import Layout
from scenes.games.roulette.table.looking import LEAVES, Holder, OpenEyes, hold_for, leaf_on, leafs
from scenes.games.roulette.table.memory import remember_shots
from scenes.games.roulette.table.phrases import Phrases
from scenes.games.roulette.table.private.secrets import PrivateReader
from scenes.games.roulette.table.question import Question
from scenes.games.roulette.table.resting import Resting
from scenes.games.roulette.table.sentence import Sentence
from scenes.games.roulette.table.shown import Shown
from scenes.games.roulette.table.slots import SECRET_SLOTS, SLOTS, SecretSlots
from scenes.games.roulette.table.table import Tabletop
from scenes.games.roulette.tension import table_tension
from scenes.match.nerves import Gesture
from scenes.match.scene import HUSH_SECONDS, LEISURELY, MatchScene
from scenes.motion.timeline import callback_clip
from scenes.shell.stage import Stage
from scenes.widgets.header import Header
from scenes.widgets.ring import Ring

VALANCE, TITLE, TAB, FOOT = "valance_58", 35.0, 372.0, 64.0
"""The ribbon of the phases lies close under the tab, which has room for the bars of the menu."""
RING = (640.0, 248.0, 40.0)
"""The clock of a question runs around the hub of the cylinder."""
SAID = (640.0, 350.0)
"""The middle of the sentence of a big moment, on the edge of the table."""
LAST_SECONDS = 5.0
"""Seconds of a secret choice in which the plaques of those beat who have not answered."""
TIMED = (*SECRET, questions.ACCUSATION, questions.GATHER)
"""Questions whose clock counts aloud; that of a window for cards only glows, under the picture (R-21)."""


class RouletteScene(MatchScene):
    """The picture of one match, from the first pocket to the last captain."""

    tune = "roulette"
    captions_at = (14, 318)
    shared = (questions.ACCUSATION, questions.GATHER, *CARDS)
    sealed = SECRET
    hushed = (*SLOTS, *SECRET_SLOTS)
    deaf_seconds = 0.7

    def __init__(self, stage: Stage, table: Table, couch: Couch, seen_from: Player | None = None) -> None:
        self.resting = Resting(table, lambda: stage.sounds.play("accept"))
        super().__init__(stage, table, couch, seen_from)
        self.age = 0.0
        self._settled = 0
        """The number of ticks that the picture holds, or has been told to hold."""
        self._chooses = False
        """True while the mouse chooses something among its secrets."""

    def controllers(self) -> Sequence[Controller]:
        """Return one controller for each chair."""
        holder, eyes = Holder(self.table), OpenEyes(lambda: self.hands, self.resting)
        self.secret_slots = SecretSlots(self.stage.dice, self.deals_buttons)
        faces = self.table.rules.setting.team.highest_bet + 1
        return [Controller(seat, holder, self.secret_slots, eyes, faces=faces) for seat in self.table.seats]

    def deals_buttons(self) -> bool:
        """Say whether two people share the keyboard, and want its buttons dealt anew each round."""
        wanted: bool = self.stage.settings.has_help("dealt_buttons")
        return wanted and {KEYS, KEYS2} <= {self.hands.device_of(player) for player in self.hands.people}

    @property
    def view(self) -> RouletteView:
        """Return the facts that every player may know."""
        view: RouletteView = self.table.public.view
        return view

    def tension(self) -> float:
        """Return how tense the match is, from 0 to 1."""
        return table_tension(self.view, self.table.rules.setting.team.characters)

    def build(self) -> None:
        """The cellar, the valance, and the layer of words."""
        texts, rules, view = self.texts, self.table.rules, self.view
        self.hands.texts = texts
        self.table.public.take()  # what has happened so far is in the new picture already
        self.shown = Shown(view)
        remember_shots(self.shown, self.table.public.story)
        self.shown.note_blows(last_blows(self.table.public.story, rules.setting.kinds))
        self._settled = self.table.ticks
        phrases = Phrases(texts, self.sitters)
        self.top = Tabletop(self, self.sitters, self.layout(), self.shown)
        self.sentence = Sentence(self.top.front.voice, self.flourish)
        valance = self.layer()
        self.ring, self.embers = Ring(self.top.hub, *RING), Ring(self.top.hub, *RING, bare=True)
        self.header = Header(
            valance,
            texts("game-roulette"),
            " ",
            texts("roulette-to-win", n=view.flags.points_to_win),
            valance=VALANCE,
            size=TITLE,
            tab_width=TAB,
            tab_foot=FOOT,
        )
        self.draw_menu(valance)
        top = self.top
        beats = self.open_beats(top.dark, top.said, SAID, planes=top.planes, ground=top.ground)
        self.animator = Animator(
            self.timeline,
            self.top,
            self.shown,
            phrases,
            self.sounds,
            self.sitters,
            self.flourish,
            self.sentence,
            cards=rules.setting.team.cards,
            kinds=rules.setting.kinds,
            beats=beats,
            among_bots=lambda: not any(self.shown.teams[player] for player in self.hands.people),
            clips=CLIPS,
            crowds=CROWDS,
        )
        helped = bool(getattr(self.stage.settings, "odds_help", True))
        secrets = PrivateReader(rules.setting, texts, self.sitters, help_=helped)
        self.question = Question(
            self.layer(),
            self.top,
            phrases,
            secrets,
            self.table,
            self.couch,
            self.hands,
            self.sitters,
            self.shown,
            self.sentence,
            self.resting.wish,
            self.flourish,
        )
        self.top.restage()
        put_up_moment(self.animator, view, self.table.public.story)
        self.refresh()

    def layout(self) -> Layout:
        """Return the places of the table."""
        rules = self.table.rules
        return Layout(rules.players, rules.setting.team.characters, rules.setting.team.highest_bet)

    # what the match brings

    def turn_cards(self, player: Player) -> None:
        """The drawer opens or shuts at once: no frame and no menu comes before."""
        if self.timeline.idle or self.hands.peeking != player:
            hold_for(self.table, self.hands, player)
        self.refresh()

    def deal(self) -> None:
        """The first cards are dealt, and the first round begins."""
        deal_first_things(self.animator, self.view)
        self.refresh()

    def show(self, event: Event) -> None:
        """Queue what an event looks like."""
        self.resting.hear(event)
        self.animator.stage(event)

    def update(self, dt: float) -> None:
        """Facts first; what changes without an event is shown when the picture has caught up."""
        self.animator.called = False
        self._flourishes.hurried = self.timeline.hurried
        super().update(dt)
        if self.hands.peeking is not None and self.timeline.idle:
            hold_for(self.table, self.hands, self.hands.peeking)
        self.pass_for_the_resting(dt)
        self.recount()
        self.call_missing()
        self.close_panel()
        self.sentence.read(dt)

    def pass_for_the_resting(self, dt: float) -> None:
        """Those who rest think, like everybody, while the picture is at rest; then they pass."""
        if self.timeline.idle and not (self.table.paused or self.halted):
            self.resting.pass_time(dt)

    def recount(self) -> None:
        """The count runs under the window before a shot; while somebody holds that, it waits."""
        if not self.timeline.idle:
            return
        if self.count_waits:
            self.animator.wait()
        elif self.view.asks == questions.BEFORE_SHOT and not self.animator.counting:
            self.animator.count()

    def call_missing(self) -> None:
        """In the last seconds of a secret choice the plaques of the missing beat; calmly, none does."""
        clock = self.clock() if self.timeline.idle and self.view.asks in SECRET else None
        last = clock is not None and clock.left <= LAST_SECONDS and not self.stage.look.reduced_motion
        called = [player for player in self.table.missing if player in self.hands.people] if last else []
        for player, plaque in enumerate(self.top.plaques):
            plaque.beat(clock.left % 1.0 if clock is not None and player in called else None)

    @property
    def count_waits(self) -> bool:
        """Say whether the count before a shot waits: somebody looks for a card, or takes aim."""
        return bool(self.table.holds.left) or self.view.asks == questions.AIM

    def plays_on(self, player: Player) -> bool:
        """Say whether a player still has something to do: a dead captain's owner may play cards with a
        skull (R-18).
        """
        view = self.view
        return view.asks is not None and bool(view.teams[player] or view.hands[player])

    def breathe(self, dt: float) -> None:
        """Let the figures sway; `dt` in seconds."""
        self.age += dt
        self.top.front.sway(self.age)

    def refresh(self) -> None:
        """Let the words say what is true now."""
        if self.table.ticks != self._settled:
            self._settled = self.table.ticks
            self.settle(self.view)
        low = self.top.places.low
        hushed = self._hush > 0 and self.view.asks not in self.shared
        self.top.buttons.wake(live=not (hushed or self.deafness.lasts()))
        self.question.refresh(self.view, idle=self.timeline.idle)
        if low != self.top.places.low:
            self.flourish(draw_known_aims(self.animator))
        self.header.left.text = self.texts("roulette-round", n=self.shown.round)

    def settle(self, view: RouletteView) -> None:
        """Show changes without an event when the picture has caught up; a pass moves nothing."""

        def show() -> None:
            self.shown.settle(view)
            self.animator.refresh()
            self.flourish(raise_pistols(self.animator))

        if self.timeline.idle:
            show()
        else:
            self.timeline.add(callback_clip(show))

    def clock(self) -> Clock | None:
        """The clock of a secret choice or an accusation; of a window for cards only while it is held.

        None stands before a card that is being read.
        """
        table = self.table
        if self.top.front.played.card is not None:
            return None
        if table.holds.left:
            return Clock(None, HOLD_SECONDS + table.extra_seconds, max(table.holds.left.values()))
        return table.clock if self.view.asks in TIMED else None

    def show_ring(self) -> None:
        """The clock that counts aloud; that of a window which nobody holds only glows: it hurries nobody."""
        super().show_ring()
        self.top.front.cylinder.time(self.ring is not None and self.ring.visible)
        clock = self.table.clock if self.view.asks in CARDS and self.timeline.idle else None
        if clock is None or self.table.holds.left or self.top.front.played.card is not None:
            self.embers.hide()
        else:
            self.embers.show(clock.left, clock.total)

    def waited_for(self) -> Mapping[Player, str]:
        """As in every match, but for bots whose secret choice lies face down."""
        waited = super().waited_for()
        return {player: temper for player, temper in waited.items() if player not in self.table.drafted}

    def bust_spot(self, player: Player) -> Point:
        """Return where words of what a player betrays have their middle.

        They lie over the portraits of the team; below them where a narrow plaque counts beside its portraits.
        """
        plan = self.top.plaques[player].plan
        x, _, w, _ = plan.box
        _, y, _, h = plan.portraits[-1]
        narrow = y > plan.portraits[0][1]
        return x + w / 2, y + h + 18 if narrow else y + h / 2

    def seal_spot(self, player: Player) -> Point:
        """Return the middle of the seal on a plaque."""
        return self.top.plaques[player].plan.seal

    def fidget(self, player: Player, gesture: Gesture) -> None:
        """A nervous bot's seal glances about, or its fingers shake the die; nobody waits for it."""
        self.flourish(fidget_clip(self.top.plaques[player], gesture))

    def press(self, press: Press) -> None:
        """Handle a press as in every match; a player who looks at their hand may leaf through it with the
        arrows.
        """
        if press.down and press.intent in LEAVES and leafs(self.hands, press.device):
            self.question.pointed = leaf_on(self.hands, self.question.pointed, LEAVES[press.intent])
            return
        if press.down and press.intent not in (*LEISURELY, Intent.MENU) and self.late:
            self.catch_up()
            return
        super().press(press)

    @property
    def late(self) -> bool:
        """Say whether the shot is settled while the picture still counts: nothing more can be done about
        it.
        """
        return self.animator.suspense and not self.timeline.idle

    def catch_up(self) -> None:
        """Bring on the next shot for the impatient; it is then shown: nobody skips it unseen."""
        if self.animator.suspense:
            self.animator.aside.land()
            return
        self.timeline.skip(before=self.animator.shots)
        self._hush = HUSH_SECONDS

    # the mouse

    def mouse_controller(self) -> Controller | None:
        """The hand for which the mouse chooses now, if it is asked something."""
        player = self.hands.player_of(MOUSE)
        if player is None or player not in self.view.owing or player in self.table.bots:
            return None
        controller: Controller = self.hands.controllers[player]
        return controller

    def close_panel(self) -> None:
        """The mouse holds no button: what it has opened to choose is covered when it has chosen."""
        controller = self.mouse_controller()
        chooses = controller is not None and (
            controller.picking or (self.view.asks in SECRET and controller.me not in self.table.drafted)
        )
        if self._chooses and not chooses and self.hands.peeking == self.hands.player_of(MOUSE):
            self.hands.cover()
        self._chooses = chooses

    def click(self, x: float, y: float) -> None:
        """Handle a click; a secret choice that is changed covers what was opened for it."""
        changes = self.view.asks in SECRET and self.top.buttons.at(x, y) is not None
        super().click(x, y)
        controller = self.mouse_controller()
        if controller is not None and changes and self.hands.peeking == controller.me in self.table.drafted:
            self.hands.cover()

    def point(self, x: float, y: float) -> None:
        """The mouse moves: over a card of the open hand, its rule is read; over a plaque, it is aimed at."""
        self.question.pointed = self.top.private_panel.at(x, y)
        controller, player = self.mouse_controller(), self.top.player_at(x, y)
        if controller is not None and player is not None and player in controller.targets():
            controller.cursor = controller.targets().index(player)

    def click_table(self, x: float, y: float) -> None:
        """The mouse plays a card of its open hand, or chooses on whom, or a face."""
        if not self.timeline.idle:
            self.catch_up()
            return
        controller = self.mouse_controller()
        if controller is None:
            return
        self.hands.refused = controller.me
        card, player, face = (
            self.top.private_panel.at(x, y),
            self.top.player_at(x, y),
            self.top.buttons.at(x, y),
        )
        if card is not None and self.hands.watcher == controller.me:
            self.hands.do(controller.take_card(controller.view.hand[card]))
        elif player is not None and (controller.targets() or controller.accusing):
            self.hands.do(controller.take_player(player))
        elif face is not None and face < len(controller.faces()):
            self.hands.do(controller.take_face(controller.faces()[face]))
