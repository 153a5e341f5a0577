"""Tests that the benches run and report; never of how long anything takes."""
