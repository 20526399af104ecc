"""The real server and the real browser are there for all tests, also for those of the examples."""

pytest_plugins = ["tests.web.browser"]
