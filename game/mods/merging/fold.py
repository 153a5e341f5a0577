"""Definitions as all mods together write them: first the template, then each mod's removals and keys."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import msgspec.inspect as mi

from game.mods.compile import EXTENDS, REMOVE, SPECIAL, Fault, Path, msgspec_type, without_metadata
from game.mods.layers import Draft, Drafts, Origin
from game.mods.merging.tables import known_keys, laid_over, type_below, without_key, written_key
from game.mods.problems import Facts, closest_word, value_preview
from game.mods.refs import may_refer, resolve_references

Blamed = tuple[Origin, Fault]
"""A fault and the table of the mod that made it."""


class Folded(NamedTuple):
    """A definition with all that was written to it; of a `torn` one the template is not known."""

    table: dict[str, Any]
    faults: list[Blamed]
    warnings: list[Blamed]
    torn: bool = False


class Step(NamedTuple):
    """One mod's word about a key: where it stands in its table; `value` is None when the key was removed.

    `id` is the def it was written to: another than the one asked for when it came by a template.
    """

    origin: Origin
    path: Path
    value: Any
    removed: bool
    id: str


class Folder:
    """The drafts of all mods, each folded into one table when it is asked for."""

    def __init__(self, drafts: Drafts) -> None:
        self.drafts = drafts
        self._done: dict[tuple[str, str, str], Folded] = {}

    def folded(self, game: str, table: str, id: str) -> Folded:
        """The table of a def with full ids, and what is wrong with its references, template and removals."""
        key = (game, table, id)
        if key not in self._done:
            self._done[key] = self.fold_draft(game, table, self.drafts.by_section[game, table][id])
        return self._done[key]

    def fold_draft(self, game: str, table: str, draft: Draft) -> Folded:
        """One draft as a table; it may be another than the one that lies among the drafts."""
        kind = msgspec_type(self.drafts.sections[game, table].type)
        said, faults, warnings, torn = dict[str, Any](), list[Blamed](), list[Blamed](), False
        wish = template_wish(draft)
        if wish is not None:
            parent = self.parent_of(game, table, draft)
            if isinstance(parent, str):
                above = self.folded(game, table, parent)
                said, torn = {key: one for key, one in above.table.items() if key != "id"}, above.torn
            else:
                faults += [(wish, one) for one in parent]
                torn = True
        for origin in draft.layers:
            said = self._without_removed(said, origin, kind, faults, warnings)
            said = self._with_written(said, origin, game, kind, faults)
        in_vain = [one for one in warnings if not self._was_written(game, table, draft, *one)]
        return Folded(said, faults, in_vain, torn)

    def _was_written(self, game: str, table: str, draft: Draft, origin: Origin, fault: Fault) -> bool:
        """Whether somebody had written the key of a removal before another one removed it."""
        path = tuple(str(fault.facts["key"]).split("."))
        found = [one.origin for one in self.steps(game, table, draft.id, path) if not one.removed]
        later = draft.layers[draft.layers.index(origin) :]
        return any(one not in later for one in found)

    def _without_removed(
        self,
        said: dict[str, Any],
        origin: Origin,
        kind: mi.Type,
        faults: list[Blamed],
        warnings: list[Blamed],
    ) -> dict[str, Any]:
        """The table without the keys that a mod removes."""
        if REMOVE not in origin.body:
            return said
        words = origin.body[REMOVE]
        if not isinstance(words, list):
            facts: Facts = {"expected": "list", "got": value_preview(words)}
            faults.append((origin, Fault((REMOVE,), "wrong-type", facts)))
            return said
        for n, word in enumerate(words):
            fault = _removal_fault(word, kind, (REMOVE, n))
            if fault is not None:
                faults.append((origin, fault))
                continue
            left = without_key(said, word.split("."))
            if left is not None:
                said = left
            elif word != EXTENDS:
                warnings.append((origin, Fault((REMOVE, n), "nothing-removed", {"key": word})))
        return said

    def _with_written(
        self, said: dict[str, Any], origin: Origin, game: str, kind: mi.Type, faults: list[Blamed]
    ) -> dict[str, Any]:
        """The table with what a mod writes."""
        lookup = self.drafts.lookup(origin, game)

        def resolve(value: Any, inner: mi.Type, path: Path) -> Any:
            if not may_refer(inner):
                return value
            full, lost = resolve_references(value, inner, lookup, path)
            faults.extend((origin, one) for one in lost)
            return full

        written = {key: value for key, value in origin.body.items() if key not in SPECIAL}
        if not said:
            return resolve(written, kind, ())  # type: ignore[no-any-return]
        return dict(laid_over(said, written, kind, resolve))

    def parent_of(self, game: str, table: str, draft: Draft) -> str | list[Fault]:
        """The full id of a draft's template, or what is wrong with it: nothing, where a file is lost.

        The draft must have a template.
        """
        origin = template_wish(draft)
        assert origin is not None
        word = origin.body[EXTENDS]
        if not isinstance(word, str):
            return [Fault((EXTENDS,), "wrong-type", {"expected": "str", "got": value_preview(word)})]
        lookup = self.drafts.lookup(origin, game)
        found = lookup(table, word)
        if isinstance(found, Fault):
            return [self._lost_template(found, game, table, word, lookup("*", word))]
        if found not in self.drafts.by_section[game, table]:
            return []
        ring = self._ring(game, table, draft.id, found)
        return [Fault((EXTENDS,), "extends-circle", {"ring": " → ".join(ring)})] if ring else found

    def template_id(self, game: str, table: str, draft: Draft) -> str | None:
        """The full id of the def that a draft begins with, or None when there is none."""
        parent = self.parent_of(game, table, draft) if template_wish(draft) else None
        return parent if isinstance(parent, str) else None

    def _lost_template(self, lost: Fault, game: str, table: str, word: str, other: str | Fault) -> Fault:
        """The fault of a template that is not there, or is there as something else."""
        if isinstance(other, str):
            kinds = [
                at
                for (place, at), shelf in self.drafts.by_section.items()
                if place == game and other in shelf
            ]
            if kinds:
                facts: Facts = {"id": word, "got": kinds[0], "expected": table}
                return Fault((EXTENDS,), "other-kind", facts)
        return Fault((EXTENDS,), lost.code, lost.facts, lost.hint)

    def _ring(self, game: str, table: str, id: str, parent: str) -> list[str]:
        """The ids through which a def would extend itself, itself first and last; else none."""
        shelf, way = self.drafts.by_section[game, table], [id, parent]
        while way[-1] != id:
            wish = template_wish(shelf[way[-1]])
            word = wish.body[EXTENDS] if wish else None
            found = self.drafts.lookup(wish, game)(table, word) if wish and isinstance(word, str) else None
            if not isinstance(found, str) or found not in shelf:
                return []
            if found in way[1:]:
                return []
            way.append(found)
        return way

    def steps(self, game: str, table: str, id: str, path: Path) -> list[Step]:
        """Who wrote or removed a value of a def, in the order of reading; the last word counts."""
        draft = self.drafts.by_section[game, table][id]
        found: list[Step] = []
        if template_wish(draft) is not None:
            parent = self.parent_of(game, table, draft)
            if isinstance(parent, str):
                found += self.steps(game, table, parent, path)
        for origin in draft.layers:
            found += _steps_of(origin, path, id)
        return found

    def blamed(self, game: str, table: str, draft: Draft, fault: Fault) -> Blamed:
        """The table of a mod to blame for a fault of the folded def, and the fault as it stands there."""
        key = fault.facts.get("key")
        missing = fault.code == "missing-key" and isinstance(key, str)
        path: Path = (*fault.path, str(key)) if missing else fault.path
        last = self._last_word(game, table, draft, path, missing=missing)
        if last is not None and last.removed:
            return last.origin, Fault(last.path, fault.code, fault.facts, fault.hint)
        if last is not None:
            return last.origin, fault
        if fault.code == "missing-key":
            return draft.layers[0], self._with_namesake(game, table, draft, fault)
        written = [one for one in draft.layers[-1].body if one not in SPECIAL]
        path = (
            (written[0],) if fault.code == "refused" and not fault.path and len(written) == 1 else fault.path
        )
        return draft.layers[-1], msgspec.structs.replace(fault, path=path)

    def _last_word(self, game: str, table: str, draft: Draft, path: Path, *, missing: bool) -> Step | None:
        """Who wrote last to a path, or to the longest part of it that somebody wrote to; None: nobody.

        Of a key that is missing though it was written it is who wrote anew, later, what it stood in.
        """
        order = [id(one) for one in self._origins(game, table, draft)]
        found: Step | None = None
        for size in range(len(path), 0, -1):
            steps = self.steps(game, table, draft.id, path[:size])
            if not steps or (found and order.index(id(steps[-1].origin)) <= order.index(id(found.origin))):
                continue
            found = steps[-1]
            if not missing or size < len(path) or found.removed:
                break
        return found

    def _origins(self, game: str, table: str, draft: Draft) -> list[Origin]:
        """All tables that a def is made of, templates first, in the order of reading."""
        parent = self.template_id(game, table, draft)
        above = self._origins(game, table, self.drafts.by_section[game, table][parent]) if parent else []
        return above + draft.layers

    def _with_namesake(self, game: str, table: str, draft: Draft, fault: Fault) -> Fault:
        """A missing key of a def, with the def of another mod that was probably to be changed."""
        mod, _, name = draft.id.partition(":")
        others = [f"{one}:{name}" for one in self.drafts.scopes[mod] if one != mod]
        here = [one for one in others if one in self.drafts.by_section[game, table]]
        if not here or fault.path:
            return fault
        return msgspec.structs.replace(
            fault, facts={**fault.facts, "id": here[0], "table": table}, hint="quote-id"
        )


def template_wish(draft: Draft) -> Origin | None:
    """The table of the mod whose `extends` counts for a def, or None when it has no template."""
    wish = None
    for origin in draft.layers:
        removed = origin.body.get(REMOVE)
        if isinstance(removed, list) and EXTENDS in removed:
            wish = None
        if EXTENDS in origin.body:
            wish = origin
    return wish


def _removal_fault(word: object, kind: mi.Type, path: Path) -> Fault | None:
    """What is wrong with one entry of `remove`: no text, or a key that is not known there."""
    if not isinstance(word, str):
        return Fault(path, "wrong-type", {"expected": "str", "got": value_preview(word)})
    if word == EXTENDS:
        return None
    inner: mi.Type | None = kind
    for n, key in enumerate(steps := word.split(".")):
        assert inner is not None
        known = known_keys(inner)
        inner = type_below(without_metadata(inner), key) if key != "id" else None
        if inner is None:
            before = "".join(f"{one}." for one in steps[:n])
            like = closest_word(key, known)
            facts: Facts = {"key": word[:100], "known": ", ".join(sorted(known))}
            if like:
                facts["near"] = before + like
            return Fault(
                path, "unknown-key", facts, "did-you-mean" if like else "known" if known else "whole-list"
            )
    return None


def _steps_of(origin: Origin, path: Path, id: str) -> Iterator[Step]:
    """What one mod's table says of a path: its removal first, then what it writes."""
    words = origin.body.get(REMOVE)
    asked = [str(one) for one in path]
    for n, word in enumerate(words if isinstance(words, list) else ()):
        gone = str(word).split(".")
        size = min(len(gone), len(asked))
        if all(written_key({one: 0}, other) for one, other in zip(asked[:size], gone[:size], strict=True)):
            yield Step(origin, (REMOVE, n), None, True, id)
    here: Any = origin.body
    at: Path = ()
    for key in path:
        if isinstance(here, dict) and isinstance(key, str):
            found = written_key(here, key)
            if found is None:
                return
            here, at = here[found], (*at, found)
        elif isinstance(here, list) and isinstance(key, int) and key < len(here):
            here, at = here[key], (*at, key)
        else:
            return
    yield Step(origin, at, here, False, id)
