"""A box in another process answers as one here, and its end is a stop like others."""

import pytest

from game.scripting import Box, Budget, ScriptStopped
from game.scripting.process import DistantBox

PATH = "mods/x/a.lua"
SOURCE = """return { on = {
  ask = function(facts) return { facts.n + 1, math.random(6) } end,
  hang = function()
    while true do end
  end,
} }"""


@pytest.mark.processes
def test_a_distant_box_answers_as_one_here_until_it_is_gone() -> None:
    here, there, budgets = Box("x"), DistantBox("x"), (Budget(), Budget())
    assert here.load(SOURCE, PATH) == there.load(SOURCE, PATH) == ("ask", "hang")
    told = [
        box.call(PATH, "ask", {"n": 1}, 9, budget) for box, budget in zip((here, there), budgets, strict=True)
    ]
    assert told[0] == told[1] and budgets[0].left == budgets[1].left < Budget().left
    with pytest.raises(ScriptStopped) as stop:
        there.call(PATH, "hang", {}, 9, Budget())
    assert (stop.value.code, stop.value.line, there.used) == ("call-budget", 4, 40_100)
    there.close_process()
    with pytest.raises(ScriptStopped) as gone:
        there.call(PATH, "ask", {"n": 1}, 9, Budget())
    assert gone.value.code == "gone" and not gone.value.is_counted
