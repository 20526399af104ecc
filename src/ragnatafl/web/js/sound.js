// The sounds, made by the program: steel, wood, horn, fire, ice, dice, and that it is your turn. Each is a list of voices, so
// that it can be read and tuned; the context that makes them audible is given.

/**
 * A tone slides from one pitch to another; a noise is heard through a filter. Both swell and die away.
 * @typedef {object} Voice
 * @property {string} wave of an oscillator, or "noise"
 * @property {number} pitch in Hz; of a noise the middle of what is let through
 * @property {number} [to] the pitch it ends with
 * @property {string} [through] which filter a noise goes through, or a tone that is too sharp
 * @property {number} [narrow] how narrow the filter is
 * @property {number} [at] when it begins, in seconds
 * @property {number} [swell] how long it takes to be heard
 * @property {number} length
 * @property {number} loud what a filter lets through is less
 */

/** Steel rings in tones that do not fit each other. */
const ring = (pitch, at, loud) => [1, 2.76, 5.4, 8.93].map((times, k) => ({ wave: "sine", pitch: pitch * times, at, length: 0.9 / (k + 1), loud: loud / (k + 1.4) }));

const knock = (pitch, at, loud = 0.5) => [
  { wave: "triangle", pitch, to: pitch / 2.5, at, length: 0.18, loud },
  { wave: "noise", pitch: 900, through: "lowpass", at, length: 0.04, loud: loud * 0.5 },
];

const crackle = (at, pitch) => ({ wave: "noise", pitch, through: "bandpass", narrow: 9, at, length: 0.03, loud: 1.6 });

const click = (at, pitch, loud) => ({ wave: "noise", pitch, through: "bandpass", narrow: 4, at, length: 0.045, loud });

const blow = (pitch, at, length, loud) => [-4, 5].map((cents) => ({ wave: "sawtooth", pitch: pitch * 2 ** (cents / 1200) * 0.97, to: pitch * 2 ** (cents / 1200), through: "lowpass", at, swell: 0.12, length, loud }));

/** @type {Record<string, Voice[]>} */
export const SOUNDS = {
  steel: [...ring(610, 0, 0.22), ...ring(742, 0.07, 0.16), { wave: "noise", pitch: 5200, through: "highpass", length: 0.06, loud: 0.3 }],
  wood: knock(170, 0),
  horn: [...blow(146.8, 0, 0.55, 0.2), ...blow(220, 0.42, 0.95, 0.22)],
  fire: [
    { wave: "noise", pitch: 320, to: 700, through: "lowpass", swell: 0.25, length: 1.2, loud: 1.2 },
    ...[0.1, 0.21, 0.27, 0.44, 0.6, 0.71, 0.93].map((at, k) => crackle(at, 1400 + 530 * (k % 4))),
  ],
  ice: [
    ...[2093, 2637, 3322, 4186].map((pitch, k) => ({ wave: "sine", pitch, at: k * 0.055, length: 0.7, loud: 0.11 })),
    { wave: "noise", pitch: 6500, to: 2600, through: "highpass", swell: 0.02, length: 0.4, loud: 0.14 },
  ],
  dice: [0, 0.07, 0.12, 0.2, 0.31, 0.47].map((at, k) => click(at, 1500 + 420 * ((k * 2) % 3), 2.4 - k * 0.25)),
  turn: [...knock(190, 0), ...knock(150, 0.15)],
};

/** The same sound once more is heard no sooner than this (ms). */
const APART = 90;

export class Sounds {
  /** `make` gives the context, when the first sound is asked for; `clock` tells the time in ms. */
  constructor(make = () => new AudioContext(), clock = () => performance.now()) {
    this.make = make;
    this.clock = clock;
    this.context = null;
    this.last = new Map();
  }

  /** Play a sound, between silent (0) and full (1). False if it is unknown, or was heard just now. */
  play(name, loudness) {
    if (!SOUNDS[name] || this.clock() - (this.last.get(name) ?? -Infinity) < APART) return false;
    this.last.set(name, this.clock());
    this.context ??= this.make();
    this.context.resume?.();
    for (const voice of SOUNDS[name]) this.voice(voice, loudness);
    return true;
  }

  voice(/** @type {Voice} */ { wave, pitch, to = pitch, through = null, narrow = 1, at = 0, swell = 0.004, length, loud }, loudness) {
    const { context } = this;
    const begin = context.currentTime + 0.01 + at;
    const source = wave === "noise" ? this.noise() : context.createOscillator();
    const filter = through ? context.createBiquadFilter() : null;
    if (wave !== "noise") source.type = wave;
    if (filter) {
      filter.type = through;
      filter.Q.value = narrow;
    }
    slide(wave === "noise" ? filter.frequency : source.frequency, pitch, to, begin, length);
    if (filter && wave !== "noise") filter.frequency.value = pitch * 4;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * loudness), begin + swell);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + swell + length);
    (filter ? source.connect(filter) : source).connect(volume).connect(context.destination);
    source.start(begin);
    source.stop(begin + swell + length + 0.05);
  }

  /** A second of noise, made once. */
  noise() {
    const { context } = this;
    if (!this.hiss) {
      this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.hiss.getChannelData(0);
      for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    return source;
  }
}

function slide(frequency, from, to, begin, length) {
  frequency.setValueAtTime(from, begin);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, begin + length);
}

export const sounds = new Sounds();
