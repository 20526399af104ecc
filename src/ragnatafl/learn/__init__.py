"""Teaching a network by self-play (extra `learn`: PyTorch). What it has learned is played by `ragnatafl.bots.mind`."""
