"""Our own games: each is one folder that holds all that is known of it. Nothing outside names one."""
