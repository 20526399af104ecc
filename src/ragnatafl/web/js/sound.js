// A sound, only for who asked for it: two knocks on wood when it is your turn.

let context = null;

function beat(at, pitch) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2.5, at + 0.12);
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.2);
}

export function knock() {
  context ??= new AudioContext();
  beat(context.currentTime + 0.01, 190);
  beat(context.currentTime + 0.16, 150);
}
