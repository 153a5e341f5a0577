"""Who shoots at whom: arc, sights, the sum of the shot and what it is likely to cost."""
