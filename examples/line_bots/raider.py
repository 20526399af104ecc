"""A bot for the line protocol (docs/bot-protocol.md), in Python and without the package: it pillages where it can.

ragnatafl arena "raider=run:python examples/line_bots/raider.py" random --game blood_rage --seats 3
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "raider"}
    elif message["type"] == "choose":
        raids = [text for text in message["legal"] if text.startswith("pillage ")]
        answer = {"choice": random.Random(message["seed"]).choice(raids or message["legal"])}
    else:
        break
    print(json.dumps(answer), flush=True)
