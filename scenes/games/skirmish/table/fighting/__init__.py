"""A combat as a small scene: dice of both sides, who struck, their sum, and the test of the losers."""
