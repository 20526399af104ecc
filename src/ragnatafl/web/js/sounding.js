// What is heard, for who asked for it. The sounds themselves are loaded with the first of them.

import { loudness } from "./store.js";

/** Play these sounds, each once. */
export async function sound(...names) {
  const wanted = [...new Set(names)].filter(Boolean);
  if (!wanted.length || !loudness()) return;
  const { sounds } = await import("./sound.js");
  for (const name of wanted) sounds.play(name, loudness());
}
