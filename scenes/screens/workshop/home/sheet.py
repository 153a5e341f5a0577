"""The sheet of the first page: what the chosen mod is, makes and changes, and how the table plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.app.content.reading import mod_words
from game.mods.flags import FlagDef
from game.mods.manifest import BASE, Mod
from game.mods.problems import Problem
from scenes.games import KITS
from scenes.screens.rulebook.flags import flag_key, flag_words
from scenes.screens.workshop.chooser.scene import Option
from scenes.screens.workshop.home.clash import conflict_of, draw_clash
from scenes.screens.workshop.home.places import (
    CLASH,
    HEAD_H,
    HINT_TOP,
    ROW_H,
    ROWS_END,
    ROWS_TOP,
    RULE_H,
    RULES_BOX,
    SHEET,
    touched_box,
)
from scenes.screens.workshop.home.touches import touch_words
from scenes.screens.workshop.home.view import (
    SheetFacts,
    draw_rule,
    draw_rules_head,
    draw_sheet,
    draw_touched,
    draw_watermark,
)
from scenes.screens.workshop.home.wrongs import problem_words
from scenes.widgets.focus import Spot

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from scenes.draw.layer import Layer
    from scenes.screens.workshop.home.page import HomePage


class SheetBoard:
    """Draws the sheet of the chosen mod into a layer."""

    def __init__(self, home: HomePage, layer: Layer) -> None:
        self._home, self._layer = home, layer

    def draw(self) -> list[Spot]:
        """Draw the sheet; what can be chosen on it."""
        spots = [Spot("rules", *RULES_BOX, self._home.rules)]
        mod = self._home.model.mod
        if mod is None:
            return spots
        title, wrong, top = self._draw_head(mod)
        clash = conflict_of(self._home, mod.id)
        end = CLASH[1] - 6 if clash else ROWS_END
        rows = self._draw_touched(title, wrong, top, int((end - top) // ROW_H))
        if clash:
            return spots + rows + draw_clash(self._home, self._layer, clash)
        self._draw_rest(mod, top + len(rows) * ROW_H)
        return spots + rows

    def _draw_head(self, mod: Mod) -> tuple[str, list[Problem], float]:
        """A mod's title, and what it says of itself or what is wrong with it; where its rows begin."""
        home, say = self._home, self._home.texts
        texts = home.workshop.app.texts
        title, hint = mod_words(mod, texts.language)
        wrong = [one for one in home.model.problems_of(mod) if one.severity == "error"]
        told = say("workshop-left-out", n=len(wrong)) if wrong else ""
        kind = say("workshop-version", version=mod.version)
        if mod.id == home.workshop.bench.mod.id:
            kind = say("workshop-at-bench", version=mod.version)
            hint = hint or say("workshop-own-hint")
        elif mod.id == BASE:
            hint = say("workshop-base-hint")
        draw_sheet(self._layer, SheetFacts(title, kind, hint, told))
        return title, wrong, ROWS_TOP if hint or told else HINT_TOP + 12

    def _draw_touched(self, title: str, wrong: list[Problem], top: float, rows: int) -> list[Spot]:
        """What the mod makes or changes in so many rows; what opens all of it, and all that is wrong."""
        home, say = self._home, self._home.texts
        touched = home.model.touched()
        room = rows - bool(wrong)
        spots = []
        if wrong:
            box = touched_box(0, top)
            words, place = say("workshop-all-wrong", n=len(wrong)), wrong[0].place.rpartition("/")[2]
            draw_touched(self._layer, words, place, box, "icon_interdiction")
            spots.append(Spot("wrong", *box, partial(self._open_problems, title, wrong)))
        shown = touched if len(touched) <= room else touched[: room - 1]
        for thing in shown:
            box = touched_box(len(spots), top)
            draw_touched(self._layer, home.naming.thing(thing), touch_words(home, thing), box)
            key = f"touched:{thing.game}:{thing.table}:{thing.id}"
            spots.append(Spot(key, *box, partial(home.open, thing)))
        if len(shown) < len(touched):
            box = touched_box(len(spots), top)
            words = say("workshop-all-touched", n=len(touched) - len(shown))
            draw_touched(self._layer, words, "", box, "icon_open_book")
            spots.append(Spot("more", *box, partial(self._open_touched, title, touched)))
        return spots

    def _draw_rest(self, mod: Mod, top: float) -> None:
        """Below the rows how the table plays now, as far as there is room."""
        home = self._home
        game = home.model.game
        room = int((ROWS_END - top - HEAD_H) // RULE_H)
        rules = list(self._rules(game)) if room > 0 else []
        if not rules:
            if ROWS_END - top > 170:
                icons = [KITS[id].icon for id in home.model.games_of(mod) if id in KITS]
                draw_watermark(self._layer, icons or ["icon_scissors"], (top + ROWS_END) / 2)
            return
        draw_rules_head(self._layer, home.texts(f"game-{game}"), top)
        for line, (label, value, changed) in enumerate(rules[:room]):
            box = (SHEET[0] + 24, top + HEAD_H + line * RULE_H, SHEET[2] - 48, RULE_H - 4)
            draw_rule(self._layer, label, value, box, changed=changed)

    def _rules(self, game: str) -> Iterator[tuple[str, str, bool]]:
        """The house rules of a game in words, with whether each is not the book's; those come first."""
        app = self._home.workshop.app
        kept = app.settings.flags.get(game, {})
        flags = app.catalog.all(FlagDef, game=game)
        for one in sorted(flags, key=lambda flag: flag.name not in kept):
            value = kept.get(one.name, one.default)
            label = app.texts(flag_key(app.texts, game, one.name))
            yield label, flag_words(app.texts, game, one.name, one, value), one.name in kept

    def _open_problems(self, title: str, wrong: list[Problem]) -> None:
        """Everything that is wrong with a mod, with file, line and column below each."""
        home = self._home
        options = [Option(place, problem_words(home, one), one.place) for place, one in enumerate(wrong)]
        home.sounds.play("page")
        home.stage.open(
            "workshop-choose", title, options, [], lambda _: [], reading=True, device=home.hand
        )  # fmt: skip

    def _open_touched(self, title: str, touched: list[Thing]) -> None:
        """Everything that a mod makes or changes; what is chosen opens."""
        home = self._home
        options = [Option(thing, home.naming.thing(thing), touch_words(home, thing)) for thing in touched]

        def take(thing: Thing) -> list[Thing]:
            home.open(thing)
            return []

        home.sounds.play("page")
        words = home.texts("workshop-touched-title", title=title, n=len(touched))
        home.stage.open("workshop-choose", words, options, [], take, device=home.hand)
