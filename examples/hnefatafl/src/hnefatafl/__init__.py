"""Hnefatafl, the king's table, as a game of its own package beside those of Ragnatafl."""
