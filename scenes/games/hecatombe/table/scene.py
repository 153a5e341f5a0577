"""The match of Hécatombe on the screen: wiring between the table, the hands, the picture and the sounds."""

from collections.abc import Sequence

from game.app.table import Table
from game.core.rules import UNKNOWN, Event, Player
from game.couch.couch import Couch
from game.input.devices import MOUSE
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.questions import SECRET
from scenes.draw.style import Box, Point, is_in_box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.band import asked_person
from scenes.games.hecatombe.table.centre.duellists import Duel
from scenes.games.hecatombe.table.centre.exchange import last_round_exchanges
from scenes.games.hecatombe.table.clips import fight
from scenes.games.hecatombe.table.clips.all_clips import CLIPS
from scenes.games.hecatombe.table.clips.opening import deal_first_things, put_up_moment
from scenes.games.hecatombe.table.controller import Controller
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.phrases import Phrases
from scenes.games.hecatombe.table.question import Question
from scenes.games.hecatombe.table.shown import Shown
from scenes.games.hecatombe.table.table import Tabletop
from scenes.games.hecatombe.table.things import TableThing
from scenes.games.hecatombe.table.tiles.tile_looks import read_looks
from scenes.games.hecatombe.table.tiles.tiles import TileFaces
from scenes.games.hecatombe.tension import table_tension
from scenes.match.nerves import Gesture
from scenes.match.scene import MatchScene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header

AMONG_BOTS = 0.2
"""Share of their waits that bots take where no person has a part in the question."""
STRIP_WIDTH = 330.0
"""Width of the words on it, in units: it stays between the zones."""
STRIP = (640.0, 384.0)
"""The middle of the strip that tells what has just happened, in the place of the arena's sentence."""
VALANCE, TITLE, TAB = "valance_58", 35.0, 372.0
"""The zones stand close under the valance; the tab has room for the bars of the menu beside the title."""


class HecatombeScene(MatchScene):
    """The picture of one match, from the first oath to the last round."""

    tune = "hecatombe"
    captions_at = (14, 463)
    sealed = SECRET
    private = SECRET

    def __init__(self, stage: Stage, table: Table, couch: Couch, seen_from: Player | None = None) -> None:
        super().__init__(stage, table, couch, seen_from)
        people = [player for player, chair in enumerate(table.plan.players) if chair.kind == "human"]
        self.home: Player = seen_from if seen_from is not None else (people or [0])[0]
        """The player who sits below, in the band, while nobody else is asked."""
        self.base = self.home
        """The player who sits there now."""
        self._haste = 1.0
        self._breath = 0.0
        """Seconds of idle motion."""
        self.you = people[0] if len(people) == 1 else seen_from
        """The only person, who may be told « vous »."""

    def controllers(self) -> Sequence[Controller]:
        """Return one controller for each chair."""
        return [Controller(seat, self, self.fan_dice()) for seat in self.table.seats]

    @property
    def view(self) -> HecatombeView:
        """Return the facts that every player may know."""
        view: HecatombeView = self.table.public.view
        return view

    def tension(self) -> float:
        """Return how tense the match is, from 0 to 1."""
        return table_tension(self.view)

    def build(self) -> None:
        """The table, the valance, and the layer of words."""
        texts, rules = self.texts, self.table.rules
        self.hands.texts = texts
        self.table.public.take()  # what has happened so far is in the new picture already
        self.shown = Shown(self.view)
        self.shown.exchanges += last_round_exchanges(self.table.public.story)
        phrases = Phrases(texts, rules.setting.content, self.sitters, self.you)
        app = self.stage.app
        looks, problems = read_looks(app.catalog.mods)
        app.problems += [problem for problem in problems if problem not in app.problems]
        faces = TileFaces(self.stage.art, rules.setting.content, looks, named=phrases.symbol)
        objectives = rules.setting.table.objectives
        most = self.shown.most() or rules.setting.table.tiles - objectives
        places = Layout(rules.players, self.home, most, objectives, rules.setting.table.known)
        places.base = self.base
        won = self.view.flags.rounds_to_win
        peoples = rules.setting.content.peoples
        you = texts("hecatombe-you") if self.you == self.home else ""
        advice = phrases.advice(self.view, known=bool(rules.setting.table.known))
        self.top = Tabletop(
            self, faces, self.sitters, places, self.shown, peoples, phrases.people, won, you, advice
        )
        self.top.seen = self.known_of(self.base)
        words, said, valance = self.layer(), self.layer(), self.layer()
        self.header = Header(
            valance, texts("game-hecatombe"), " ", self.aim_line(), valance=VALANCE, size=TITLE, tab_width=TAB
        )
        self.draw_menu(valance)
        beats = self.open_beats(self.top.dark, said, STRIP, planes=self.top.arena, ground=self.top.air)
        beats.strip.widest = STRIP_WIDTH
        self.animator = Animator(
            self.timeline,
            self.top,
            self.shown,
            phrases,
            self.sounds,
            self.sitters,
            self.focus_light,
            self.attacked_below,
            self.private_face,
            beats=beats,
            father_rule=rules.players >= self.view.flags.father_rule_from,
            clips=CLIPS,
        )
        self.question = Question(
            words,
            self.top,
            phrases,
            self.table,
            self.couch,
            self.hands,
            self.sitters,
            self.shown,
            beats.strip,
        )
        self.top.restage()
        put_up_moment(self.animator, self.view)
        self.refresh()

    def update(self, dt: float) -> None:
        """Let time pass; where only bots have a part, they do not make people wait."""
        self.hasten()
        super().update(dt)

    def hasten(self) -> None:
        """Let bots among themselves answer sooner: what they do is public, and told in the picture."""
        view = self.view
        sides = [*view.owing, *((view.assault.player, view.assault.target) if view.assault else ())]
        haste = AMONG_BOTS if all(player in self.table.bots for player in sides) else 1.0
        if haste != self._haste:
            self.table.pace *= haste / self._haste
            self._haste = haste

    # whose band it is

    def known_of(self, player: Player) -> dict[Player, tuple[int, ...]]:
        """Return the objectives that a person in the band may look at: the right-hand neighbour's."""
        players, known = self.table.rules.players, self.table.rules.setting.table.known
        return {(player - 1) % players: tuple(range(known))} if player in self.hands.people else {}

    def follow_asked(self) -> None:
        """Give the band to whoever is asked, or looks at a secret choice; never while a secret is open."""
        wanted = self.wanted_below(self.view)
        if wanted != self.base and self.hands.seen_from is None:
            self.seat_below(wanted)

    def wanted_below(self, view: HecatombeView) -> Player:
        """Return the player who should sit in the band now."""
        watcher, people = self.hands.watcher, self.hands.people
        if watcher is not None:
            return watcher if view.asks in SECRET and watcher in people else self.base
        latest = asked_person(self.lately_asked(view), people, self.home)
        if view.asks in SECRET:
            return asked_person([latest, *view.owing] if latest in view.owing else view.owing, people, latest)
        return latest

    def attacked_below(self, target: Player) -> None:
        """Give the band to a person who is attacked, before the thread runs there; not over a secret."""
        free = self.hands.watcher is None and self.hands.seen_from is None
        if free and target in self.hands.people and target != self.base:
            self.seat_below(target)

    def private_face(self, player: Player, owner: Player, place: int) -> str:
        """Return an objective as the only person of the table knows it; a back for anybody else."""
        if player != self.hands.alone:
            return UNKNOWN
        faces: Sequence[str] = self.table.seat(player).view.objectives[owner]
        return faces[place] if place < len(faces) else UNKNOWN

    def lately_asked(self, view: HecatombeView) -> list[Player]:
        """Everybody who owes an answer, then those who gave one, the latest first."""
        asked: list[Player] = [] if view.asks in SECRET else [*view.owing]
        if view.assault is not None:
            asked += [view.assault.target, view.assault.player]
        asked += [scored.owner for scored in reversed(view.history)]
        for exchange in reversed(self.shown.exchanges):
            asked += [exchange.target, exchange.player]
        return asked

    def seat_below(self, player: Player) -> None:
        """Let a player take the band; an attack that stands leads to the same tile as before."""
        self.base = player
        self.top.seen = self.known_of(player)
        self.top.seat_below(player)
        clash = self.animator.clash
        if self.top.centre.attacking_tile is not None:
            fight.restore_attack(self.animator, clash.player, clash.army, clash.target, clash.prey)
        self.question.forget()
        self.question.refresh(self.view, idle=False)

    # what the match brings

    def turn_cards(self, player: Player) -> None:
        """Faces turn up or down at once: no frame and no menu comes before."""
        self.refresh()

    def deal(self) -> None:
        """The first tiles are dealt."""
        deal_first_things(self.animator, self.view)
        self.refresh()

    def show(self, event: Event) -> None:
        """Queue what an event looks like."""
        self.animator.stage(event)

    def plays_on(self, player: Player) -> bool:
        """Everybody is asked again in the reveal and in the next round."""
        return self.view.asks is not None

    def refresh(self) -> None:
        """Let the words say what is true now."""
        if self.timeline.idle:
            self.follow_asked()
        self.question.refresh(self.view, idle=self.timeline.idle)
        self.top.show_duel(self.standing_duel())
        looks = self.question.on_tray(self.view, idle=self.timeline.idle)
        self.top.gather(self.whose_turn(), away=looks)
        self.header.left.text = self.round_line()

    def standing_duel(self) -> Duel | None:
        """Return who attacks whom in the picture; those who fought stand until the picture has caught up."""
        clash, centre = self.animator.clash, self.top.centre
        if centre.attacking_tile is not None:
            return clash.player, clash.target
        return None if self.timeline.idle or centre.revealing else self.top.duellists.shown

    def whose_turn(self) -> Player | None:
        """Return who chooses whom to attack; None while something else is asked."""
        return self.view.owing[0] if self.view.asks == questions.ATTACK and self.view.owing else None

    def bust_spot(self, player: Player) -> Point:
        """Return where words of what a player betrays have their middle: over armies, not words."""
        return self.top.places.betrayed(player)

    def seal_spot(self, player: Player) -> Point:
        """Return the middle of the seal of a place."""
        return self.top.zones[player].plate.header.seal

    def fidget(self, player: Player, gesture: Gesture) -> None:
        """The seal of a nervous bot glances about, or its oath is turned over in its fingers."""
        self.flourish(self.top.zones[player].plate.fidget(gesture))

    def breathe(self, dt: float) -> None:
        """Idle motion: the busts of those who fight sway."""
        self._breath += 0.0 if self.stage.look.reduced_motion else dt
        self.top.duellists.sway(self._breath)
        self.top.assembly.sway(self._breath)

    def round_line(self) -> str:
        """Return the round and its number of assaults, in words."""
        texts, shown = self.texts, self.shown
        words = texts("hecatombe-round", n=shown.round)
        return f"{words}    {texts('hecatombe-assault', n=shown.attacks)}" if shown.attacks else words

    def aim_line(self) -> str:
        """Return the number of rounds that win the match, in words."""
        won = self.view.flags.rounds_to_win
        return self.texts("hecatombe-to-win", n=won) if won > 1 else self.texts("hecatombe-to-win-one")

    # where things lie

    def box(self, thing: TableThing, player: Player) -> Box:
        """Return the box of `thing`, as `player` may point at it."""
        if thing.kind == "army":
            count = len(self.shown.armies[thing.owner])
            return self.top.places.tiles(thing.owner, max(count, thing.place + 1))[thing.place]
        if thing.kind == "objective":
            return self.top.places.objective(thing.owner, thing.place)
        count = len(self.view.peoples if thing.kind == "people" else self.hands.controllers[player].fan())
        return layout.choice_fan_boxes(count)[thing.place]

    def thing_at(self, x: float, y: float) -> TableThing | None:
        """The army, the hidden objective or the tile of the mouse's own open fan that lies there."""
        player = self.hands.player_of(MOUSE)
        for place, box in enumerate(self.hands.fans.get(player, ()) if player is not None else ()):
            if player is not None and is_in_box(box, x, y):
                return TableThing("people" if self.view.asks == questions.REVEAL else "fan", player, place)
        tile, objective = self.top.tile_at(x, y), self.top.objective_at(x, y)
        found = [TableThing("army", *tile)] if tile is not None else []
        found += [TableThing("objective", *objective)] if objective is not None else []
        asked = self._things_of_mouse()
        return next((thing for thing in found if thing in asked), found[0] if found else None)

    def _things_of_mouse(self) -> tuple[TableThing, ...]:
        """What the mouse is asked about; where a kept tile lies over an objective, that one is meant."""
        controller = self.mouse_controller()
        return controller.things() if controller is not None else ()

    # the mouse

    def mouse_controller(self) -> Controller | None:
        """The hand for which the mouse chooses now, if it is asked something."""
        player = self.hands.player_of(MOUSE)
        if player is None or player not in self.view.owing or player in self.table.bots:
            return None
        controller: Controller = self.hands.controllers[player]
        return controller

    def point(self, x: float, y: float) -> None:
        """The mouse moves over the table: the cursor follows it, but offers nobody by accident."""
        controller, thing = self.mouse_controller(), self.thing_at(x, y)
        if (
            controller is not None
            and thing is not None
            and self.view.asks != questions.DEFENCE
            and self.timeline.idle
        ):
            controller.point(thing)

    def click_table(self, x: float, y: float) -> None:
        """The mouse chooses an army, a prey, what to offer, or an objective."""
        if not self.timeline.idle:
            self.catch_up()
            return
        controller, thing = self.mouse_controller(), self.thing_at(x, y)
        if controller is not None and thing is not None:
            self.hands.do(controller.take(thing))
