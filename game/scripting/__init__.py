"""Scripts of mods: Lua in a box, facts in, wishes out, and nothing else.

What is answered where: `source` refuses what cannot be counted, `lua/` builds what a script sees, `box` runs
it under limits that no script can catch, `facts` lets plain data through and nothing more.
"""

from game.scripting.box import Box
from game.scripting.limits import Budget, Limits
from game.scripting.stops import ScriptStopped
from game.scripting.vm import LUA_VERSION

__all__ = ["LUA_VERSION", "Box", "Budget", "Limits", "ScriptStopped"]
