"""Type tests of actions: whether each field holds what its class declares, whole numbers for numbers."""

import math
from collections.abc import Callable
from typing import Any

from msgspec import inspect

Test = Callable[[Any], bool]
"""Tells whether all fields of an action of one class hold what they declare."""

_EXACT: dict[type[inspect.Type], str] = {
    inspect.IntType: "int",
    inspect.StrType: "str",
    inspect.BoolType: "bool",
}
"""The Python type that each plain field type must have, exactly."""


def type_test(action: type) -> Test:
    """The test of an action's fields, compiled from the types that its class declares.

    Types are exact: True is no number, 1.0 is no whole one, a list is no tuple, and NaN is nothing. How large
    a number is, is a matter for the law of the game. The test is compiled from one expression, as a dataclass
    compiles its methods: every action that anybody submits passes through it.

    Raises:
        TypeError: a field is declared as something that no action is made of, such as a list.
    """
    names: dict[str, Any] = {"isfinite": math.isfinite}
    test: Test = eval(f"lambda it: {_fields_expression(action, 'it', names)}", names)
    return test


def _fields_expression(struct: type, value: str, names: dict[str, Any]) -> str:
    """Source of the test of every field of a Struct; classes that it mentions go to `names`."""
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    tests = [_expression(field.type, f"{value}.{field.name}", names) for field in kind.fields]
    return " and ".join(tests) or "True"


def _expression(kind: inspect.Type, value: str, names: dict[str, Any]) -> str:
    """Source of the test of one value; classes that it mentions go to `names`."""
    match kind:
        case inspect.NoneType():
            return f"{value} is None"
        case inspect.UnionType(types=types):
            return f"({' or '.join(_expression(one, value, names) for one in types)})"
        case inspect.VarTupleType(item_type=item):
            each = f"each{value.count('each')}"
            return f"(type({value}) is tuple and all({_expression(item, each, names)} for {each} in {value}))"
        case inspect.TupleType(item_types=items):
            tests = [_expression(item, f"{value}[{place}]", names) for place, item in enumerate(items)]
            return f"({' and '.join([f'type({value}) is tuple', f'len({value}) == {len(items)}', *tests])})"
        case inspect.StructType(cls=cls):
            name = f"class{len(names)}"
            names[name] = cls
            return f"(type({value}) is {name} and {_fields_expression(cls, value, names)})"
        case inspect.FloatType():
            return f"(type({value}) is float and isfinite({value}))"
    if type(kind) not in _EXACT:
        raise TypeError(f"no action is made of {kind}")
    return f"type({value}) is {_EXACT[type(kind)]}"
