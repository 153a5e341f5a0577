"""What editors need to know of scripts: hooks, facts and wishes, as lua-language-server reads them."""

import inspect
from collections.abc import Iterable, Iterator

import msgspec
import msgspec.inspect as mi

from game.mods.compile import without_metadata
from game.scripting.hooks.vocabulary import Vocabulary

_PLAIN: dict[type[mi.Type], str] = {
    mi.IntType: "integer",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "nil",
    mi.AnyType: "any",
}
LIBRARY = """\
---@meta
-- The library of a script, beside `string`, `table` and `math` as far as they are here.

---The parts of a text between separators.
---@param s string
---@param separator string
---@return string[]
function string.split(s, separator) end

---The keys of a table, in order.
---@param t table
---@return any[]
function table.keys(t) end
"""
_GONE = ("print", "load", "loadfile", "dofile", "require", "next", "select", "rawget", "rawset", "warn")
"""What other Luas have, and a script has not."""

_OWN = (("memory", "table<string, any>"), ("flags?", "table<string, integer|boolean|string>"))
"""Facts that a mod's own scripts are told of it."""


def library_text() -> str:
    """The file that tells of the library, and of what is not in it."""
    gone = "".join(f"\n---@deprecated not in this Lua\nfunction {name}(...) end\n" for name in _GONE)
    return LIBRARY + gone


def meta_text(game: str, words: Vocabulary) -> str:
    """The file that tells of a game: a class of facts for each hook, one for each wish, one for a script."""
    page = _Page(f"perfidie.{game}")
    common = page.struct("Facts", words.common, extra=_OWN)
    hooks = []
    for hook, kind in words.hooks.items():
        name = page.struct(f"facts.{hook}", kind, above=common)
        hooks.append((hook, f"fun(facts: {name}): ({page.prefix}.Wish[])?"))
    wishes = [
        page.struct(f"wish.{tag}", kind, extra=(("wish", f'"{tag}"'),)) for tag, kind in words.wishes.items()
    ]
    page.lines.append(f"---@alias {page.prefix}.Wish {' | '.join(wishes)}\n")
    page.table("Handlers", ((f"{hook}?", kind) for hook, kind in hooks))
    page.table("Script", (("on", f"{page.prefix}.Handlers"), ("remembers?", "table<string, any>")))
    return "---@meta\n\n" + "\n".join(page.lines)


class _Page:
    """The file of one game while it is written."""

    def __init__(self, prefix: str) -> None:
        self.prefix, self.lines = prefix, list[str]()
        self._done: dict[type, str] = {}

    def struct(
        self, name: str, kind: type[msgspec.Struct], above: str = "", extra: Iterable[tuple[str, str]] = ()
    ) -> str:
        """Write a class for a type, after those that it needs; return its full name."""
        full = f"{self.prefix}.{name}"
        self._done[kind] = full
        info = mi.type_info(kind)
        assert isinstance(info, mi.StructType)
        fields = [*extra, *(self._field(field) for field in info.fields)]
        self.table(name, fields, above, inspect.getdoc(kind) or "")
        return full

    def table(self, name: str, fields: Iterable[tuple[str, str]], above: str = "", said: str = "") -> None:
        """Write a class of such fields."""
        lines = [f"---{line}".rstrip() for line in said.splitlines() if line]
        lines.append(f"---@class {self.prefix}.{name}{f' : {above}' if above else ''}")
        lines += [f"---@field {key} {kind}" for key, kind in fields]
        self.lines.append("\n".join(lines) + "\n")

    def _field(self, field: mi.Field) -> tuple[str, str]:
        """A field: its key, with a mark where it may be left out, and its type."""
        kind = field.type
        maybe = not field.required
        if isinstance(kind, mi.UnionType) and any(isinstance(one, mi.NoneType) for one in kind.types):
            maybe = True
        return f"{field.encode_name}{'?' if maybe else ''}", self._type(kind)

    def _type(self, kind: mi.Type) -> str:
        """A type as the language server writes it."""
        kind = without_metadata(kind)
        match kind:
            case mi.StructType(cls=cls):
                return self._done.get(cls) or self.struct(cls.__name__, cls)
            case mi.LiteralType(values=values):
                return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in values)
            case mi.UnionType(types=kinds):
                return " | ".join(dict.fromkeys(self._parts(kinds)))
            case mi.DictType(key_type=key, value_type=inner):
                return f"table<{self._type(key)}, {self._type(inner)}>"
            case mi.ListType(item_type=inner) | mi.VarTupleType(item_type=inner):
                return f"({self._type(inner)})[]" if " " in self._type(inner) else f"{self._type(inner)}[]"
        return _PLAIN.get(type(kind), "any")

    def _parts(self, kinds: Iterable[mi.Type]) -> Iterator[str]:
        """The types of a union, without the one that says that nothing is there."""
        yield from (self._type(one) for one in kinds if not isinstance(one, mi.NoneType))
