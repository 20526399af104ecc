// The sounds: what happens at a table asks for the right ones, and a context is asked to make them audible.

import assert from "node:assert/strict";
import { test } from "node:test";

import { soundOf as bloodRage } from "../../src/ragnatafl/games/blood_rage/web/sounds.js";
import { soundOf as yggdrasil } from "../../src/ragnatafl/games/yggdrasil/web/sounds.js";
import { Sounds, SOUNDS } from "../../src/ragnatafl/web/js/sound.js";

/** A context that writes down what is asked of it. */
function context() {
  const made = { sources: [], peaks: [] };
  const param = (heard = []) => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime: (value) => heard.push(value) });
  const node = (more = {}) => ({ connect: (next) => next, frequency: param(), Q: param(), ...more });
  const source = (kind) => {
    const one = node({ kind, start: (at) => (one.begun = at), stop: (at) => (one.ended = at) });
    made.sources.push(one);
    return one;
  };
  return {
    made,
    currentTime: 5,
    sampleRate: 100,
    destination: node(),
    resume() {},
    createOscillator: () => source("tone"),
    createBufferSource: () => source("noise"),
    createBiquadFilter: () => node(),
    createGain: () => node({ gain: param(made.peaks) }),
    createBuffer: (_, length) => ({ getChannelData: () => new Float32Array(length) }),
  };
}

test("there is a sound for steel, wood, horn, fire, ice, dice and one's turn, and no two are alike", () => {
  assert.deepEqual(Object.keys(SOUNDS), ["steel", "wood", "horn", "fire", "ice", "dice", "turn"]);
  assert.equal(new Set(Object.values(SOUNDS).map((voices) => JSON.stringify(voices))).size, 7);
});

test("every voice of a sound begins now, ends, and is as loud as asked for", () => {
  const played = (name, loudness) => {
    const made = context();
    assert.equal(new Sounds(() => made, () => 0).play(name, loudness), true);
    return made;
  };
  for (const name of Object.keys(SOUNDS)) {
    const made = played(name, 0.25);
    assert.equal(made.made.sources.length, SOUNDS[name].length);
    for (const { begun, ended } of made.made.sources) assert.ok(begun >= 5 && ended > begun && ended < 8, name);
    assert.equal(Math.max(...made.made.peaks) * 4, Math.max(...played(name, 1).made.peaks), name);
  }
});

test("the same sound is not heard twice in the same moment, another is, and an unknown one is silent", () => {
  let now = 1000;
  const made = context();
  const sounds = new Sounds(() => made, () => now);
  assert.deepEqual([sounds.play("wood", 1), sounds.play("wood", 1), sounds.play("dice", 1), sounds.play("thunder", 1)], [true, false, true, false]);
  now += 200;
  assert.equal(sounds.play("wood", 1), true);
});

test("the context is made with the first sound only: a silent table has none", () => {
  let made = 0;
  const sounds = new Sounds(() => ((made += 1), context()), () => 0);
  assert.equal(made, 0);
  sounds.play("horn", 1);
  sounds.play("ice", 1);
  assert.equal(made, 1);
});

test("what happens has its own sound, in both games", () => {
  const heard = (soundOf, name, data = {}) => soundOf({ name, data });
  assert.equal(heard(bloodRage, "called_to_battle"), "horn");
  assert.equal(heard(bloodRage, "invaded", { figure: "warrior" }), "wood");
  assert.equal(heard(bloodRage, "invaded", { figure: "frost_giant" }), "ice");
  assert.equal(heard(bloodRage, "pillaged"), "fire");
  assert.equal(heard(bloodRage, "gained_glory"), null);
  assert.equal(heard(yggdrasil, "rolled"), "dice");
  assert.equal(heard(yggdrasil, "activated", { enemy: "surtur" }), "fire");
  assert.equal(heard(yggdrasil, "activated", { enemy: "loki" }), "horn");
  assert.equal(heard(yggdrasil, "fight_began"), "steel");
});
