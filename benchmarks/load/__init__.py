"""The web table under load: many tables of socket clients that play at random, on loopback, for a bounded time.

    python -m benchmarks.load                                     # 200 tables, each client thinks 0.3 to 1 s
    python -m benchmarks.load --think 0 --tables 32               # as fast as it goes
    python -m benchmarks.load --rate 1500 --tables 500            # decisions come when they come
    python -m benchmarks.load --against ../old/.venv/bin/python   # another tree's server, in turns with this one

Servers of its own are started with a database in a scratch folder. A decision's time is counted from the moment it was
due to the moment the last client of its table has the update. At the end every acknowledged decision must stand in the
log exactly once, and every client must have had every update.
"""
