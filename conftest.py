"""The real server and the real browser are there for all tests, also for those of the examples."""

import gc
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Networks here are small, and the tests fill the cores themselves: threads that wait for each other only take time."""

pytest_plugins = ["tests.web.browser"]


def pytest_collection_finish() -> None:
    """The collected tests and all that they import stay to the end: the collector of cycles need not walk over them
    again and again."""
    gc.freeze()
