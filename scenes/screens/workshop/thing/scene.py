"""The page of one thing: every field by pad, keyboard or mouse, drawn and told anew with each press."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from game.app.reasons import error_words
from game.app.workshop.bench import Thing
from game.app.workshop.document import Path
from game.app.workshop.fields import Field
from game.app.workshop.workshop import Workshop
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from game.mods.texts import LANGUAGES
from scenes.draw.style import Box, is_in_box
from scenes.screens.title.prompt_line import Hints
from scenes.screens.workshop.chooser.scene import Option
from scenes.screens.workshop.lesson.lesson import Lesson, Place
from scenes.screens.workshop.lesson.steps import LessonStep
from scenes.screens.workshop.lesson.strip import LessonStrip
from scenes.screens.workshop.naming import Naming
from scenes.screens.workshop.thing.easel import draw_easel, draw_thing, draw_worth
from scenes.screens.workshop.thing.model import ThingModel
from scenes.screens.workshop.thing.more import open_more, write_words
from scenes.screens.workshop.thing.origin import TRY, draw_origin, draw_try, origin_facts
from scenes.screens.workshop.thing.picture_file import choose_file
from scenes.screens.workshop.thing.roles import role_labels
from scenes.screens.workshop.thing.rows import row_asks, row_facts
from scenes.screens.workshop.thing.sentence import Sentence
from scenes.screens.workshop.thing.sheet import Sheet
from scenes.screens.workshop.thing.why import open_why
from scenes.screens.workshop.thing.worth import WorthMeter
from scenes.screens.workshop.trial import begin_trial
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.header import Header
from scenes.widgets.prompt import GlyphMark


def _nothing() -> None:
    """What an intent does that means nothing here."""


class ThingPage(Scene):
    """The page of a thing; `device` is the one that opened it. Behind the `last` one the workshop is left."""

    def __init__(
        self,
        stage: Stage,
        workshop: Workshop,
        thing: Thing,
        device: Device | None = None,
        *,
        last: bool = False,
        lesson: Lesson | None = None,
    ) -> None:
        super().__init__(stage)
        self.last, self.lesson = last, lesson
        self.workshop, self.hand = workshop, device or KEYS
        self.model = ThingModel(workshop, thing)
        self.meter = WorthMeter(workshop, thing)
        self._drawn = self._measured = -1
        self._held = 0

    @property
    def thing(self) -> Thing:
        """The thing of the page."""
        return self.model.thing

    def _teach(self, dt: float = 0.0) -> None:
        """Let the lesson go on."""
        place = Place(self.thing[:2], self.thing, self.stage.trial is not None)
        self.strip.update(place, self.hand, dt)

    def _pointed(self, step: LessonStep) -> Box | None:
        """What a step of the lesson speaks of on this page: a row, the ticket, the way back."""
        if step.until == "said":
            rows = [n for n, one in enumerate(self.model.rows) if one.path == step.path]
            if not rows:
                return None
            here, value = self.model.rows[rows[0]], step.value
            if self.model.at == rows[0] and isinstance(here.value, int) and isinstance(value, int):
                return self.sheet.arrow_box(rows[0], value - here.value)
            return self.sheet.seen_box(rows[0])
        if step.until == "tried":
            return TRY
        return self.hints.box_of(Intent.BACK) if step.until == "left" else None

    def build(self) -> None:
        """Draw the easel, the sentence, the sheet, the origin, the prompts."""
        say = self.texts
        self.naming = Naming(self.workshop)
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        frame = self.layer()
        table = say(f"workshop-table-{self.thing.game}-{self.thing.table}")
        header = Header(
            frame, say("workshop-thing", table=self.thing.table), say(f"game-{self.thing.game}"), table
        )
        draw_easel(frame)
        self._card, self._worth, self._side = (self.layer() for _ in range(3))
        self.sentence = Sentence(self.layer(), self.layer(), self.layer())
        sheet = self.layer()
        self.sheet = Sheet(sheet, self.layer(), say("workshop-fields"), say("workshop-saved"))
        self.hints = Hints(self.layer(), self._asks(), hand=self.hand, x=36, align="left")
        self.strip = LessonStrip(self, self.lesson, self._pointed, header.title)
        self._drawn = -1
        self._show()

    def _asks(self) -> list[tuple[Intent, str]]:
        say = self.texts
        return [
            *row_asks(self.model, say),
            (Intent.COUNTER, say("workshop-more")),
            (Intent.PREVIOUS, say("workshop-undo")),
            (Intent.NEXT, say("workshop-redo")),
            (Intent.PEEK, say("workshop-why")),
            (Intent.BACK, say("workshop-back")),
        ]

    # what is shown

    def _show(self) -> None:
        """Draw what has changed."""
        model = self.model
        self.hints.say(self._asks())
        self.sheet.show(row_facts(model, self.naming, self.texts), model.at)
        if self._drawn != model.version:
            self._tell()
        self.sentence.point(model.row.path if model.row else None)

    def _tell(self) -> None:
        """Draw and tell the thing anew."""
        model = self.model
        self._drawn = model.version
        said = self.model.bench.said(self.thing)
        own, other = (self._said_in(one, said) for one in self._languages())
        draw_thing(self._card, self, self.thing, model.made, self.naming.thing(self.thing), own)
        if self._measured != model.version:
            self._measured = model.version
            self.meter.changed()
        self.show_worth()
        self.sentence.tell(role_labels(self.texts, self.thing.table), model.phrases, (own, other))
        self._side.clear()
        draw_origin(self._side, origin_facts(self.model, self.naming, self.texts))
        hint = f"workshop-try-hint-{self.thing.game}-{self.thing.table}"
        hint = self.texts(hint if hint in self.texts else "workshop-try-hint")
        draw_try(self._side, self.texts("workshop-try"), hint, live=not model.faults)
        GlyphMark(self._side, self._side.glyph(self.hand, Intent.DOUBT), TRY[0] + 22, TRY[1] + TRY[3] / 2, 44)

    def _languages(self) -> tuple[str, str]:
        own = self.workshop.app.texts.language
        return own, next(one for one in LANGUAGES if one != own)

    def _said_in(self, language: str, said: dict[str, Any]) -> str:
        """What the thing does in a language: own words first."""
        craft = self.model.craft
        own = self.model.bench.words(self.thing, language, craft.rule) if craft and craft.rule else ""
        return own or self.workshop.rule_text(self.thing, said, language)

    # hands

    def press(self, press: Press) -> None:
        """Choose a field up and down, change it left and right, open its list, try the thing."""
        if not press.down:
            return
        if press.device != self.hand:
            self.hand = press.device
            self.hints.heed(press.device)
            self._drawn = -1
        self._held = self._held + 1 if press.again else 0
        self._answers.get(press.intent, _nothing)()
        if self.stage.scene is self:
            self._show()

    @cached_property
    def _answers(self) -> dict[Intent, Callable[[], object]]:
        """What each intent does."""
        model, heard = self.model, self._heard
        return {
            Intent.UP: lambda: heard(model.walk(-1), "focus"),
            Intent.DOWN: lambda: heard(model.walk(1), "focus"),
            Intent.LEFT: lambda: heard(model.step(-model.stride(self._held)), "focus"),
            Intent.RIGHT: lambda: heard(model.step(model.stride(self._held)), "focus"),
            Intent.ACCEPT: self._accept,
            Intent.PREVIOUS: lambda: heard(model.undo(), "page"),
            Intent.NEXT: lambda: heard(model.redo(), "page"),
            Intent.COUNTER: self._more,
            Intent.DOUBT: self._try_out,
            Intent.PEEK: self._why,
            Intent.BACK: self._leave,
            Intent.MENU: self._menu,
        }

    def _menu(self) -> None:
        """End the lesson; without one, leave."""
        if not self.strip.stop():
            self._leave()

    def _leave(self) -> None:
        """Back to where the page was opened; who leaves the workshop tells the house what was made."""
        self.sounds.play("back")
        if self.last:
            self.workshop.tell_house()
        self.stage.pop()

    def _heard(self, done: bool, cue: str) -> None:
        """Play a sound for what was done, or that for nothing."""
        self.sounds.play(cue if done else "error")

    def _accept(self) -> None:
        """Open the list, letters or page of the chosen field, do what it says, or change it by a step."""
        row = self.model.row
        if row is not None and row.kind in self._openers:
            self._openers[row.kind](row)
            return
        choosing = self.model.choosing()
        if choosing is None:
            self._heard(self.model.take_proposal() or self.model.step(1), "focus")
            return
        field = choosing.field
        options = [
            Option(
                one,
                self.naming.word(field, one),
                self.naming.word_hint(field, str(one)),
                self.model.look_of(field, one),
            )
            for one in choosing.options
        ]
        held = field.value if choosing.many else [field.value]
        self.sounds.play("page")
        self.stage.open(
            "workshop-choose", self.naming.field(field), options, list(held or ()), self._chose(field.path),
            many=choosing.many, device=self.hand,
        )  # fmt: skip

    @cached_property
    def _openers(self) -> dict[str, Callable[[Field], None]]:
        """What accepting does on the rows that are not lists."""
        return {
            "page": self._open_page,
            "text": self._write,
            "deed": self._take_away,
            "file": lambda field: choose_file(self, self.model, field),
        }

    def _open_page(self, field: Field) -> None:
        """Open the page of the thing that a field names."""
        self.sounds.play("page")
        thing = Thing(self.thing.game, field.section, str(field.value))
        self.stage.open("workshop-thing", self.workshop, thing, self.hand)

    def _write(self, field: Field) -> None:
        """Write the words of a field."""
        self.sounds.play("page")
        write_words(self, self.model, field)

    def _take_away(self, field: Field) -> None:
        """Take the thing away, and go back."""
        self.model.take_away()
        self.sounds.play("back")
        self.stage.pop()

    def _chose(self, path: Path) -> Any:
        """What takes a word that was chosen for the field of a path; returns what the field holds then."""

        def take(word: Any) -> list[Any]:
            field = next((one for one in self.model.rows if one.path == path), None)
            if field is None:
                return []
            self.model.chosen(field, word)
            after = next((one for one in self.model.rows if one.path == path), None)
            if after is None:
                return []
            return list(after.value or ()) if after.kind in ("several", "things") else [after.value]

        return take

    def _more(self) -> None:
        """What else can be done: with the chosen field, with its part, with the thing."""
        self.sounds.play("page")
        open_more(self, self.model)

    def _why(self) -> None:
        """Who set the chosen field, in order."""
        open_why(self)

    def _try_out(self) -> None:
        """Try the thing in a match where it is in hand; the house hears of it first."""
        trial = self.workshop.trial(self.thing)
        if self.model.faults or trial is None:
            self.sounds.play("error")
            return
        self.workshop.tell_house()
        try:
            begin_trial(self.stage, self.thing.game, trial, self.hand, self.workshop.asked)
            self._teach()
            if self.lesson is not None and self.lesson.step is not None:
                self.stage.announce(self.texts(self.lesson.step.key))
        except ValueError as error:
            self.sounds.play("error")
            self.stage.announce(error_words(error, self.workshop.app.texts))

    def point(self, x: float, y: float) -> None:
        """Choose the field under the mouse."""
        row = self.sheet.row_at(x, y, len(self.model.rows))
        if row is not None and row != self.model.at:
            self.model.at = row
            self._show()

    def click(self, x: float, y: float) -> None:
        """Turn an arrow, open a list, try the thing, or go to the field of a phrase."""
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
        elif is_in_box(TRY, x, y):
            self._try_out()
        elif not self.strip.skips(x, y):
            self._click_words(x, y)
            if self.stage.scene is self:
                self._show()

    def _click_words(self, x: float, y: float) -> None:
        """Go to the field of a phrase, or change the field of a row."""
        phrase = next((one for one, box in self.sentence.placed if is_in_box(box, x, y)), None)
        if phrase is not None:
            self.go_to(phrase.path)
        row = self.sheet.row_at(x, y, len(self.model.rows))
        if row is None:
            return
        self.model.at = row
        by = self.sheet.press_at(x)
        if self.model.rows[row].kind != "number":
            self._accept()
        elif by:
            self._heard(self.model.step(by), "focus")

    def go_to(self, path: Path) -> None:
        """Put the cursor on the field that a phrase comes from."""
        places = [n for n, one in enumerate(self.model.rows) if one.path[: len(path)] == path]
        if path and places:
            self.model.at = places[0]
            self._show()

    def scroll(self, steps: float) -> None:
        """Go through the fields by the wheel."""
        if steps:
            self.model.walk(-1 if steps > 0 else 1)
            self._show()

    def update(self, dt: float) -> None:
        """Tell what was measured meanwhile, and let the lesson go on."""
        self._teach(dt)
        if self.meter.look(dt, sound=not self.model.faults):
            self.show_worth()

    def show_worth(self) -> None:
        """Draw what the thing is known to be worth."""
        draw_worth(self._worth, self.meter.lines(sound=not self.model.faults), self.meter.band)

    def leave(self) -> None:
        """Nothing is measured while something else is played."""
        self.meter.close()

    def close(self) -> None:
        """Nothing is measured any more."""
        self.meter.close()

    def enter(self) -> None:
        """Show what was changed meanwhile, and go on measuring; a thing that is gone has no page."""
        if self.model.gone:
            self.stage.pop()
            return
        self.model.read()
        self.meter.changed()
        self._show()
