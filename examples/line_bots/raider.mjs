// A bot for the line protocol (docs/bot-protocol.md), in JavaScript: it pillages where it can.
//
// ragnatafl arena "raider=run:node examples/line_bots/raider.mjs" random --game blood_rage --seats 3

import { createInterface } from "node:readline";

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "ready", protocol: 1, name: "raider" });
  } else if (message.type === "choose") {
    const raids = message.legal.filter((text) => text.startsWith("pillage "));
    const choices = raids.length > 0 ? raids : message.legal;
    say({ choice: choices[message.seed % choices.length] });
  } else {
    process.exit(0);
  }
}
