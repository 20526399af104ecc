"""Playing and looking in a terminal. `face.py` says what a game must be able to draw; each game has its own file."""
