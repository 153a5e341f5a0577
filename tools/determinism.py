"""What mypy refuses beside wrong types: decisions that hang on what a Python may change.

`sum` adds floats in another way since Python 3.12, so floats are added by `math.fsum`, which rounds once and
does not ask in which order they came. Sets have no order to promise. `round` of a float hangs, at a half, on
the last bit of whatever came before.
"""

from collections.abc import Callable

from mypy.maptype import map_instance_to_supertype
from mypy.plugin import FunctionSigContext, MethodContext, Plugin
from mypy.typeops import tuple_fallback
from mypy.types import FunctionLike, Instance, TupleType, Type, UnionType, get_proper_type

ENGINE = ("game/core/", "game/rules/", "game/ai/")
"""Where nothing may be decided by the order of a set or the sum of floats."""
BOTS = ("game/ai/",)
"""Where no float may be rounded at a half; rules round lengths that come out of their geometry."""
SETS = ("builtins.set", "builtins.frozenset", "typing.AbstractSet")
ORDERED_FROM = ("list", "tuple", "enumerate", "zip", "map", "filter", "iter", "dict")
"""Builtins that make an order of what they are given."""
CHOSEN_BY_KEY = ("sorted", "min", "max")
"""Builtins that leave equals in the order in which they are given."""

SUM = "sum() of floats differs between Pythons: use math.fsum"
ROUND = "round() of a float hangs on its last bit at a half: use nearest_whole"
ORDER = "a set has no order: use sorted() or dict.fromkeys()"


def _is_in(path: str, rooms: tuple[str, ...]) -> bool:
    """Whether a file lies in one of the rooms."""
    return any(room in path.replace("\\", "/") for room in rooms)


def _is_whole(found: Type) -> bool:
    """Whether all values of a type are whole numbers."""
    found = get_proper_type(found)
    if isinstance(found, UnionType):
        return all(map(_is_whole, found.items))
    return isinstance(found, Instance) and found.type.has_base("builtins.int")


def _item_of(found: Type) -> Type:
    """The type of what an iterable yields; the type itself where that is unknown."""
    found = get_proper_type(found)
    if isinstance(found, TupleType):
        found = tuple_fallback(found)
    bases = found.type.mro if isinstance(found, Instance) else ()
    for base in bases:
        if base.fullname == "typing.Iterable":
            return map_instance_to_supertype(found, base).args[0]
    return found


def _is_set(found: Type) -> bool:
    """Whether a type is that of a set; the keys and items of a dictionary have its order."""
    found = get_proper_type(found)
    return isinstance(found, Instance) and found.type.fullname in SETS


def _check_sum(ctx: FunctionSigContext) -> FunctionLike:
    """Refuse to add anything but whole numbers by `sum`."""
    if _is_in(ctx.api.path, ENGINE) and ctx.args[0]:
        item = _item_of(ctx.api.get_expression_type(ctx.args[0][0]))
        if not _is_whole(item):
            ctx.api.fail(SUM, ctx.context)
    return ctx.default_signature


def _check_round(ctx: FunctionSigContext) -> FunctionLike:
    """Refuse to round a float to a whole number where bots decide."""
    given, *places = ctx.args
    asked = _is_in(ctx.api.path, BOTS) and given and not any(places)
    if asked and not _is_whole(ctx.api.get_expression_type(given[0])):
        ctx.api.fail(ROUND, ctx.context)
    return ctx.default_signature


def _check_order(ctx: FunctionSigContext) -> FunctionLike:
    """Refuse to make an order of a set."""
    if _is_in(ctx.api.path, ENGINE):
        for given in (one for many in ctx.args for one in many):
            if _is_set(ctx.api.get_expression_type(given)):
                ctx.api.fail(ORDER, ctx.context)
    return ctx.default_signature


def _check_key(ctx: FunctionSigContext) -> FunctionLike:
    """Refuse to choose from a set by a key: of those with equal keys, its order would choose."""
    names = ctx.default_signature.arg_names
    return _check_order(ctx) if "key" in names and ctx.args[names.index("key")] else ctx.default_signature


def _check_step(ctx: MethodContext) -> Type:
    """Refuse to go through a set one by one."""
    if _is_in(ctx.api.path, ENGINE):
        ctx.api.fail(ORDER, ctx.context)
    return ctx.default_return_type


SIGNATURES: dict[str, Callable[[FunctionSigContext], FunctionLike]] = {
    "builtins.sum": _check_sum,
    "builtins.round": _check_round,
    **{f"builtins.{name}": _check_order for name in ORDERED_FROM},
    **{f"builtins.{name}": _check_key for name in CHOSEN_BY_KEY},
}
METHODS = {f"{name}.{way}": _check_step for name in SETS for way in ("__iter__", "pop")}


class Determinism(Plugin):
    """The checks above, for `mypy`."""

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        """The check of a call to a function."""
        return SIGNATURES.get(fullname)

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        """The check of a call to a method, and of a loop over its object."""
        return METHODS.get(fullname)


def plugin(version: str) -> type[Plugin]:
    """What mypy asks of a plugin."""
    return Determinism
