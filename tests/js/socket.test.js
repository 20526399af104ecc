// The socket of a table: what it does when the server could not say whether something was stored.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

class FakeSocket extends EventTarget {
  static OPEN = 1;
  static last = null;

  constructor() {
    super();
    this.readyState = FakeSocket.OPEN;
    this.sent = [];
    FakeSocket.last = this;
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {}

  say(message) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

globalThis.window = new EventTarget();
globalThis.location = { protocol: "http:", host: "tafl.example.org" };
globalThis.WebSocket = FakeSocket;
const { TableSocket } = await import("../../src/ragnatafl/web/js/socket.js");

const DECIDE = { type: "decide", seat: 0, question: 3, decision: "pass" };
const STORAGE = { type: "error", error: "storage", message: "The database did not answer.", args: {} };

test("a decision that the database did not answer for is sent again as it was", async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const socket = new TableSocket("t", ["token"]);
  const wire = FakeSocket.last;
  const answer = socket.ask(DECIDE);
  const first = wire.sent[0];
  wire.say({ ...STORAGE, id: first.id });
  assert.equal(wire.sent.length, 1, "not at once");
  mock.timers.tick(500);
  wire.say({ ...STORAGE, id: first.id });
  mock.timers.tick(1000);
  assert.deepEqual(wire.sent, [first, first, first]);
  wire.say({ type: "done", id: first.id, seq: 7 });
  assert.equal((await answer).seq, 7);
  mock.timers.tick(60000);
  assert.equal(wire.sent.length, 3, "and no more once it is answered");
  mock.timers.reset();
});

test("in the end, and for anything but a decision, the error is the answer", async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const socket = new TableSocket("t", ["token"]);
  const wire = FakeSocket.last;
  const undone = socket.ask({ type: "undo", seat: 0 });
  wire.say({ ...STORAGE, id: wire.sent[0].id });
  assert.equal((await undone).error, "storage");
  const decided = socket.ask(DECIDE);
  for (let k = 0; k < 10; k++) {
    wire.say({ ...STORAGE, id: wire.sent[1].id });
    mock.timers.tick(20000);
  }
  assert.equal((await decided).error, "storage");
  const refused = socket.ask(DECIDE);
  wire.say({ ...STORAGE, error: "seat", id: wire.sent.at(-1).id });
  assert.equal((await refused).error, "seat");
  mock.timers.reset();
});

test("the offers of every state and update are read one by one", () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const socket = new TableSocket("t", ["token"]);
  const wire = FakeSocket.last;
  const offers = [{ verb: "raise", rule: "T-1", cost: { rage: 1 }, args: [["axes"], ["horns"]] }];
  wire.say({ type: "state", seq: 0, seat: 0, view: { round: 1 }, offers });
  assert.deepEqual(socket.state.offers.map(({ text, cost }) => [text, cost.rage]), [["raise axes", 1], ["raise horns", 1]]);
  wire.say({ type: "update", seq: 1, seat: 0, patch: [[["round"], 2]], offers: [] });
  assert.deepEqual([socket.state.view, socket.state.offers], [{ round: 2 }, []]);
  mock.timers.reset();
});
