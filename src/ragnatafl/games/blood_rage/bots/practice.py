"""What a network practises in Blood Rage: most of all the game for four."""

from __future__ import annotations

from ragnatafl.learn.practice import Kind, Practice

PRACTICE = Practice(kinds=(Kind(4, part=6), Kind(2), Kind(3)), margin=60.0)
