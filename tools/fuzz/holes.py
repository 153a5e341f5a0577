"""Boxes with one defence taken away: the fuzzer has to find every one of them."""

from game.scripting.vm import boot_texts

Change = tuple[str, str, str]
"""The part of `lua/`, what stands there, and what stands there without the defence."""
HOLES: dict[str, tuple[Change, ...]] = {
    "a-stop-that-can-be-caught": (
        ("meter", "  if not dead then dead, stack = code, lines() end\n", ""),
        ("meter", '  set_hook(hook, "", 1)\n', ""),
    ),
    "no-limit-in-the-hook": (
        ("meter", 'sizes.step\n  if meter.used > meter.limit then stop("call-budget") end', "sizes.step"),
    ),
    "texts-repeated-without-end": (
        ("texts", "if times > longest or (#s + #between) * times > longest then", "if false then"),
    ),
    "texts-joined-without-end": (("basics", "if total > longest then", "if false then"),),
    "patterns-in-find": (("texts", "return find(s, what, from, true)", "return find(s, what, from)"),),
    "addresses-shown": (("texts", "  return is    ", "  return tostring(value)    "),),
    "keys-in-any-order": (("tables", "table.sort(numbers) table.sort(words)", ""),),
    "dice-without-a-seed": (
        ("maths", "return { library = maths", "maths.random = lua.math.random\nreturn { library = maths"),
    ),
    "libraries-that-take-writing": (
        ("boot", "(library, name)\n", "(library, name)\n  if library then return library end\n"),
    ),
    "metatable-of-texts-in-the-open": (
        ("basics", 'if kind(t) == "table" then return getmt(t) end', "return getmt(t)"),
        ("boot", "of_texts.__index, of_texts.__metatable = methods, false", "of_texts.__index = methods"),
    ),
    "globals-that-stay": (
        ("boot", "  for name, value in next, seen do env[name] = value end", "  env = seen"),
    ),
    "finalisers": (("basics", '"__gc", "__close"', '"__close"'),),
}
"""Defences by name, and how each is taken away."""


def parts_with_hole(name: str) -> dict[str, str]:
    """What builds a box with a hole; raises `ValueError` where the defence is not found as it was."""
    parts = boot_texts()
    for part, there, instead in HOLES[name]:
        if parts[part].count(there) != 1:
            raise ValueError(f"{name}: {there!r} in {part}")
        parts[part] = parts[part].replace(there, instead)
    return parts
