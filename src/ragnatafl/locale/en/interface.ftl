# The table itself: home page, frame, prompts, log, errors of the server.

ui-title = Ragnatafl
