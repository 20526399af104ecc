"""What axe-core says of a page."""

from __future__ import annotations

from typing import Any

import pytest

from .browser import LOOKED_AT

FAULTS_ONLY = {"resultTypes": ["violations"]}
"""What is as it should be need not be told: that is a megabyte for a table."""


def faults(page: Any) -> list[str]:
    """What axe-core finds serious or critical on this page."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    LOOKED_AT.add(page)
    found = axe.run(page, options=FAULTS_ONLY).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
