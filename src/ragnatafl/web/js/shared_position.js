// A position in a link: everything stands after the #, packed, so that nothing need be kept anywhere.

import { go } from "./route.js";

const letters = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** What is to be shared as letters that an address may hold. */
export async function packed(what) {
  return letters(await through(new TextEncoder().encode(JSON.stringify(what)), new CompressionStream("deflate-raw")));
}

/** Go to where this position, given as text, can be changed and tried. */
export const setUp = async (game, text) => go(`/setup/${game}#${await packed({ text })}`);

/** What was packed; null for anything else. */
export async function unpacked(text) {
  try {
    return JSON.parse(new TextDecoder().decode(await through(bytesOf(text), new DecompressionStream("deflate-raw"))));
  } catch {
    return null;
  }
}
