"""Playing and looking in a terminal. `screen.py` says what a game must be able to draw; each game has its own file."""
