"""The title: two faces, one chalice, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from game.app.content.exact import exact_names, own_mods, wants_exact
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from game.mods.problems import Problem
from game.saves.save import SavedMatch
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.games import KITS, hang_looks
from scenes.match.openings import resume_saved_match
from scenes.motion.timeline import reducible_clip
from scenes.screens.rulebook.ahead import booklets_ahead
from scenes.screens.rulebook.screen import written_games
from scenes.screens.title.chalice import ChaliceDrop
from scenes.screens.title.choices import FOOT_Y, Choice, TitleMenu
from scenes.screens.title.gilding import Gilding
from scenes.screens.title.notice import Ask, Notice
from scenes.screens.title.told_match import go_on_with_story
from scenes.shell.navigation import Ticket
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.prompt import shared_row

_MOON = (640, 318)
_TAG_Y, _TAG_SIZE, _TAG_WIDTH = 580, 28, 900
_RULE_WIDTH, _RULE_GAP = 169, 28
_APRON_LIFT = 10.0
"""Units by which the apron stands higher than it was drawn, so that the foot has room."""
_PLANE_DEPTHS = {"sky": 0.25, "city": 0.5, "hills": 0.75, "faces": 1.0}
"""Share of the lean that each plane takes part in: the nearer, the more."""
_LEAN_UNITS = 6.0
"""Units by which the nearest plane leans at most towards the focus."""
_GLINT_SECONDS, _GLINT_LASTS, _DROP_SECONDS = 1.1, 1.1, 2.3
"""Seconds after the first rise at which the glint begins, how long it runs, and when the drop falls."""
_IDLE_SECONDS, _STEP_SECONDS = 2.5, 0.15
"""Seconds without a hand after which booklets are prepared, and from one step of that to the next."""
_LEAN_RATE = 2.2
"""How fast the planes follow the focus: this share of what is left, per second."""


class Title(Scene):
    """The first screen of every session, and the last."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.at = ""
        self.saved: list[Any] = []
        self.hand: Device = KEYS
        self._shift = 0.0
        self._ahead: Iterator[None] = iter(())
        """What is prepared, step by step, while nobody does anything."""
        self._idle = 0.0
        self._drop_is_heard = False
        """Whether the next drop is heard: only the first after the curtain has risen."""
        self._offering = False
        """Whether the notice offers to go on with exactly the mods of a match."""
        if getattr(stage.app, "exact", None):
            own_mods(stage.app)
            hang_looks(stage.app.catalog, stage.art)

    def build(self) -> None:
        """Draw the planes, the tickets, the chips, and the line between logo and tickets."""
        self.saved = self._unfinished()
        self._ahead, self._idle = booklets_ahead(self.stage, self._shelf()), 0.0
        self._planes_of_paper()
        ui = self.layer("ui")
        ui.hang(ui.plane("valance_86"))
        ui.image("crest", 586, -10)
        self._rules = [ui.box(0, _TAG_Y - 9, _RULE_WIDTH, 1.5, style.GOLD_DARK) for _ in range(2)]
        self._tag = ui.text(
            "", 640, _TAG_Y, _TAG_SIZE, face="fell-italic", colour=style.GOLD_LIGHT, align="center"
        )
        self.title_menu = TitleMenu(self, ui, self._choices(), self._moved, self.at)
        self._foot = self.layer("ui")
        version = "" if self.damage else getattr(self.stage.app, "version", "")
        edge = self.title_menu.left_of_corner - 16
        ui.text(version, edge, FOOT_Y + 7, style.SMALL, colour=style.PARCHMENT_WORN, align="right")
        self.notice = Notice(self.layer("ui"), self._ask)
        self.focus_light(*_MOON)
        self._moved()

    def enter(self) -> None:
        """Begin the theme; where the curtain opens on the title, there is a glint on the logo."""
        self.sounds.music("title")
        if self.stage.curtain.moving:
            self.rise()

    def rise(self) -> None:
        """The curtain rises: a glint runs over the logo, and the drop is heard to fall."""
        if self.stage.look.reduced_motion:
            return
        self._drop_is_heard = True
        self.venom.fall_in(_DROP_SECONDS)
        self.flourish(Gilding(self._logo).run(_GLINT_SECONDS, _GLINT_LASTS))

    def update(self, dt: float) -> None:
        """Let the drop fall, and the planes lean towards the focus; while nobody stirs, prepare booklets."""
        self._prepare(dt)
        if self.stage.look.reduced_motion:
            return
        if self.venom.update(dt) and self._drop_is_heard:
            self._drop_is_heard = False
            self.sounds.play("drop")
        spot = self.title_menu.focus.at()
        aim = (640 - spot.x - spot.w / 2) / 640 * _LEAN_UNITS if spot else 0.0
        self._shift += (aim - self._shift) * min(1.0, dt * _LEAN_RATE)
        for layer, depth in self._depths:
            layer.dx = self._shift * depth

    def _prepare(self, dt: float) -> None:
        """Take a step of preparing booklets when no hand has done anything for a while."""
        self._idle += dt
        if self._idle >= _IDLE_SECONDS:
            self._idle -= _STEP_SECONDS
            next(self._ahead, None)

    @property
    def damage(self) -> list[Problem]:
        """The problems of mods, settings and saves that were found at the start."""
        return list(getattr(self.stage.app, "problems", ()))

    # hands

    def press(self, press: Press) -> None:
        """Choose a way on; BACK puts the focus on the way out, and no further."""
        self._idle = 0.0
        if not press.down:
            return
        self.hand = press.device
        if self.notice.visible:
            self.notice.hide()
            if press.intent is Intent.BACK or (press.intent is Intent.ACCEPT and not self._offering):
                self._offering = False
                return
        if press.intent is Intent.BACK:
            self.sounds.play("back")
            self.title_menu.focus.to("quit")
        else:
            self.title_menu.press(press)

    def point(self, x: float, y: float) -> None:
        """Move the focus to the choice under the mouse."""
        self._idle = 0.0
        self.title_menu.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Choose the ticket under the mouse, or hide the notice."""
        if self.notice.visible:
            self.notice.hide()
            if not (self._offering and self.title_menu.hits(self.at, x, y)):
                self._offering = False
                return
        self.hand = MOUSE
        self.title_menu.click(x, y)

    # ways on

    def resume(self) -> None:
        """Go on with the latest match, or show why not; one that wants other mods is offered first.

        One that belongs to a story is gone on with from its page.
        """
        saved = self.saved[0]
        if go_on_with_story(self.stage, saved.path, self.hand):
            return
        if not self._offering and not self._fits(saved):
            app = self.stage.app
            self.offer_mods(exact_names(saved.header, app.loaded.mods, app.settings.spoken))
            return
        self._offering = False
        trouble = resume_saved_match(self.stage, saved.path)
        hang_looks(self.stage.app.catalog, self.stage.art)
        if trouble:
            self.sounds.play("error")
            self._notify(self.texts("title-resume-trouble"), trouble)

    def offer_mods(self, names: Sequence[str]) -> None:
        """Ask whether to go on with the mods of then, by their names; the same ticket once more says yes."""
        words = self.texts("title-exact", mods=", ".join(names), n=len(names))
        self._notify(self.texts("title-exact-title"), words, (Intent.ACCEPT, self.texts("title-exact-yes")))
        self._offering = True

    def leave_by(self, ticket: Ticket) -> None:
        """Go to the screen of a ticket; where it is in rehearsal, say kindly when it comes."""
        if ticket.open is None:
            self._notify(self.texts("title-rehearsal"), self.texts("title-rehearsal.words"))
        else:
            ticket.open(self.stage, self.hand)

    def inspect(self) -> None:
        """Show the list of problems."""
        from scenes.screens.title.problems import ProblemList

        self.stage.push(ProblemList(self.stage, self.damage, self.hand))

    # picture

    def _unfinished(self) -> list[Any]:
        find = getattr(self.stage.app, "unfinished", None)
        return [one for one in find() if one.header.game in KITS] if find else []

    def _shelf(self) -> list[str]:
        """The games with booklets, first the one whose booklet opens from here."""
        last = getattr(self.stage.settings, "last_game", "")
        return sorted(written_games(), key=lambda game: game != last)

    def _fits(self, saved: Any) -> bool:
        """Whether a match can be gone on with as the mods are."""
        read = getattr(self.stage.app, "read", None)
        return read is None or not isinstance(saved, SavedMatch) or not wants_exact(read(saved.path))

    def _choices(self) -> list[Choice]:
        """The ways on: a saved match first, then the tickets of all screens, the row before the corners."""
        say = self.texts
        ways = [self._choice(screen.ticket) for screen in self.stage.screens.values() if screen.ticket]
        return [
            *([Choice("resume", say("title-resume"), self.resume)] if self.saved else []),
            *(way for way in ways if not way.icon),
            Choice("quit", say("title-quit"), lambda: self.stage.quit()),
            *(way for way in ways if way.icon),
            *self._repairs(),
        ]

    def _choice(self, ticket: Ticket) -> Choice:
        """The ticket or chip of a screen."""
        words = self.texts(f"title-{ticket.key}")
        act = partial(self.leave_by, ticket)
        return Choice(ticket.key, words, act, ticket.icon, ticket.right, faint=ticket.rehearses)

    def _repairs(self) -> list[Choice]:
        """The way to the list of problems, when there are any."""
        if not self.damage:
            return []
        words = self.texts("title-damage", n=len(self.damage))
        return [Choice("damage", words, self.inspect, "icon_gears", right=True, paper="chip_garnet")]

    def _planes_of_paper(self) -> None:
        look = self.stage.look
        self._depths: list[tuple[Layer, float]] = []
        back = self.layer("back", opaque=True)
        if look.simple_light or look.reduced_motion:
            back.image("title_back", 0, 0)
        else:
            back.plane("title_sky")
            self._depths.append((back, _PLANE_DEPTHS["sky"]))
            for name in ("city", "hills"):
                layer = self.layer("back")
                layer.plane(f"title_{name}")
                self._depths.append((layer, _PLANE_DEPTHS[name]))
        faces = self.layer("stage")
        self._face(faces, "title_bust_left", 160, 300, 0.0)
        self._face(faces, "title_bust_right", 600, 980, 0.4)
        self._depths.append((faces, _PLANE_DEPTHS["faces"]))
        cup = self.layer("stage")
        cup.plane("chalice")
        self.venom = ChaliceDrop(cup, getattr(getattr(self, "venom", None), "age", None))
        front = self.layer("stage")
        front.plane("title_ink")
        front.plane("logo")
        self._logo = front
        front.plane("apron").y -= _APRON_LIFT
        front.plane("curtain_open")
        front.image("curtain_open", 1000, 0, mirror=True)

    def _face(self, layer: Layer, name: str, left: float, foot: float, phase: float) -> Image:
        """A bust that breathes about its foot."""
        anchor = ((foot - left) / 520, 560 / 680)
        bust = layer.image(name, foot, 630, anchor=anchor)
        self.sway(bust, "angle", 0.55, period=6.2, phase=phase)
        return bust

    def _moved(self) -> None:
        self.at, self._offering = self.title_menu.at, False
        self.notice.hide()
        self._say_tag()
        self._ask()

    def _say_tag(self) -> None:
        """Write the line under the logo, which explains the choice with the focus."""
        words = self._tagline(self.at)
        self._tag.size = self.stage.letters.fit(words, _TAG_SIZE, _TAG_WIDTH, "fell-italic")
        self._tag.text = words
        for rule, side in zip(self._rules, (-1, 1), strict=True):
            inner = 640 + side * (self._tag.width / 2 + _RULE_GAP)
            rule.x = inner if side > 0 else inner - _RULE_WIDTH

    def _ask(self) -> None:
        """Write what the buttons do at the foot: each choice has its verb; a notice has its own prompts."""
        self._foot.clear()
        if not self.notice.visible:
            shared_row(self._foot, Intent.ACCEPT, self.texts(f"title-verb-{self.at}"), 640, FOOT_Y)

    def _tagline(self, key: str) -> str:
        if key != "resume":
            return self.texts(f"title-tag-{key}")
        header = self.saved[0].header
        people = len(header.seats)
        return self.texts("title-tag-resume", game=self.texts(f"game-{header.game}"), n=people)

    def _notify(self, title: str, words: str, *asks: Ask) -> None:
        """Hang a notice with its prompts, and one that closes it."""
        self.notice.show(title, words, (*asks, (Intent.BACK, self.texts("title-notice-close"))))
        self.flourish(reducible_clip(self.notice.arrive()))
