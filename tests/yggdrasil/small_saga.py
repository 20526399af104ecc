"""A saga of one page and one effect, for what no shipped saga asks for."""

SMALL_SAGA = """
saga = {number}
title = "A test"
source = "original"
why = "for the tests"
[counters]
luck = [0, 9]
[opponents.pair]
members = {{ one = "One", two = "Two" }}
[[pages]]
title = "Only"
track = ["plain", "effect", "dead_tree"]
[pages.spaces.1]
name = "Test"
law = "YG-21.10"
do = [{effect}]
"""
