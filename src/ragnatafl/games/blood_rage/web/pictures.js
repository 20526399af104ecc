// A picture of its own for each card, cut with the knife of art.js and put together from shared parts: what the card does,
// not whose it is. Monsters and quests have theirs there already.

import { FIGURES, GODS, ICONS, o } from "./art.js";

/** A part set down with its middle at (x, y), `k` times as large and turned. */
const put = (part, x = 32, y = 32, k = 1, turn = 0) => [["g", `translate(${x} ${y}) rotate(${turn}) scale(${k}) translate(-32 -32)`, part]];

/** The same, seen from the other side. */
const flip = (part, x = 32, y = 32, k = 1, turn = 0) => [["g", `translate(${x} ${y}) rotate(${turn}) scale(${-k} ${k}) translate(-32 -32)`, part]];

/** A part with a rim cut around it, so that it stands out from what lies behind. */
const edged = (part) => [...part.filter(([kind]) => kind.endsWith("i")).map(([kind, path]) => [kind.replace("i", "C"), path, 5]), ...part];

const over = (part, ...where) => put(edged(part), ...where);

// Parts, each in the middle of the field

const SWORD = [["i", "M28 44V11l4-9 4 9v33Z"], ["C", "M32 11v31", 1.5], ["i", "M18 43h28l-2 5H20Z"], ["i", "M29.500 48h5v9h-5Z"], ["i", o(32, 59, 3.6)]];
const HAMMER = [["i", "M10 6h44v17l-7 7H17l-7-7Z"], ["C", "M15 11h34M17 23l5-7 5 7 5-7 5 7 5-7 5 7", 2], ["i", "M28.500 30h7v24h-7Z"], ["C", "M29 36l6 3M29 43l6 3", 1.6], ["I", o(32, 58, 3.6), 2.6]];
const AXE = [["I", "M22 61V5", 4.6], ["i", "M23 7c11-1 20-1 29-5 5 12 5 27 0 38-9-6-18-7-29-7Z"], ["C", "M49 8c3 8 3 19 0 26", 2.4]];
const SPEAR = [["I", "M32 63V18", 3.4], ["i", "M32 0l8 14-8 11-8-11Z"], ["C", "M32 6v14", 1.5]];
const SHIELD = [["i", o(32, 32, 25)], ["C", o(32, 32, 20.5), 2.2], ["c", o(32, 32, 8.5)], ["i", o(32, 32, 5.6)], ["C", "M32 12v11M32 41v11M12 32h11M41 32h11", 2.2]];
const SKULL = [["i", "M14 30C14 16 21 8 32 8s18 8 18 22c0 6-2 10-6 12v10H20V42c-4-2-6-6-6-12Z"], ["c", o(24.5, 31, 5) + o(39.5, 31, 5)], ["c", "M32 36l3.500 7h-7Z"], ["C", "M26 46v6M32 46v6M38 46v6", 1.8]];
const EYE = [["i", "M1 32C13 13 51 13 63 32 51 51 13 51 1 32Z"], ["c", "M9 32c10-13 36-13 46 0-10 13-36 13-46 0Z"], ["i", o(32, 32, 10.5)], ["c", o(35, 29, 3.4)]];
const FLAME = [["e", "M33 2c3 11 16 17 16 34 0 15-8 25-17 26-9-1-18-9-17-23 1-8 5-12 6-19 3 3 5 6 5 11 6-7 8-17 7-29Z"], ["c", "M32 36c6 7 7 10 7 15s-3 7-7 8c-4-1-7-3-7-8s5-8 7-15Z"]];
const DROP = [["i", "M32 4c7 14 14 23 14 34a14 14 0 0 1-28 0c0-11 7-20 14-34Z"], ["C", "M25 40a7 7 0 0 0 6 7", 2]];
const BOLT = [["e", "M38 1L14 36h13l-8 27 30-38H35l10-24Z"]];
const MAN = [["i", o(32, 13, 9)], ["i", "M10 62c0-22 7-34 22-36 15 2 22 14 22 36Z"]];
const HELM = [["i", "M12 42C11 20 19 7 32 5c13 2 21 15 20 37l-6 10V31H35v17l-3 5-3-5V31H18v21Z"], ["C", "M13 26h38M32 6v18", 2]];
const FIST = [["i", "M14 24c3-5 8-3 9 0 2-4 8-4 9 0 2-4 8-4 9 0 3-3 9-1 9 5v15c0 9-6 14-14 14h-8c-9 0-15-5-15-14l-5-9c0-5 4-7 6-4Z"], ["C", "M23 25v12M32 25v12M41 25v12M18 41c6 3 9 2 12-1", 2.2], ["i", "M21 56h22v8H21Z"]];
const BURST = [["e", "M32 1l5 18 15-11-8 17 18 3-17 7 13 14-18-6-2 19-9-17-14 13 5-19-18 1 15-11L3 15l19 4Z"]];
const CROWN = ICONS.crown;
const LAUREL = ICONS.wreath;
const HOUSE = ICONS.village;
const SCROLL = ICONS.quest;
const GATE = ICONS.valhalla;
const MASK = GODS.loki;
const HULL = [["i", "M6 26c-6 0-6 8-1 9 2 12 7 18 14 21h26c8-4 12-12 13-22l-6-2c-3 5-6 8-10 9H19c-4-3-6-7-6-13-1-3-4-3-7-2Z"], ["c", [21, 30, 39].map((x) => o(x, 47, 2.9)).join("")]];
const PROW = [["i", "M46 46c-5-12-4-24 2-30-1-7 4-12 9-11l7 4-3 2 4 4-8 2c-5 5-6 16-2 27Z"], ["c", o(56, 9, 1.5)]];
const WAVES = [["I", "M2 58q5-6 10 0t10 0 10 0 10 0 10 0 10 0", 2.6]];
const WING = [["i", "M4 60C2 34 14 10 58 2 56 12 52 18 46 22c3 0 5 0 8-2-3 9-9 13-15 15 3 1 5 0 8-1-6 9-13 11-20 12-8 2-16 6-23 14Z"], ["C", "M12 46C18 32 30 20 46 12M20 43c8-8 15-13 25-18", 1.8]];

/** Two crossed over each other. */
const crossed = (part, k = 0.95, turn = 42, y = 32) => [...put(part, 32, y, k, turn), ...flip(part, 32, y, k, -turn)];

/** The leader's head as large as it goes beside his arms. */
const lord = (...behind) => [...behind, ...over(FIGURES.leader, 32, 38, 0.78)];

export const PICTURES = {
  // Battle cards
  tyrs_bash: [...put(BURST, 47, 27, 0.52), ...over(SHIELD, 26, 34, 0.86), ["I", "M2 16h13M1 56h12M8 8h12", 3]],
  tyrs_smash: [...put(AXE, 36, 24, 0.86, 38), ["i", "M10 46h20l-3 16H4Z"], ["i", "M36 46h18l6 16H33Z"], ["E", "M32 42l-4 7 4 5-3 9", 2.6]],
  tyrs_crush: [...put(HELM, 32, 46, 0.66), ["c", "M30 22l-5 12 7 5-4 10 11-13-7-3 5-11Z"], ...put(FIST, 32, 17, 0.62, 180)],
  tyrs_smite: [...put(SWORD, 32, 26, 0.95, 180), ["E", "M32 52L18 62M32 52l14 10M32 52L8 54M32 52l24 2", 2.6], ["I", "M12 8v18M52 8v18", 3]],
  tyrs_rage: [...put(FLAME, 14, 25, 0.72), ...put(FLAME, 50, 25, 0.72), ...put(FLAME, 32, 14, 0.62), ["i", "M13 30c0-12 38-12 38 0 2 12-2 24-8 31H21c-6-7-10-19-8-31Z"], ["mc", "M16 32l13 6-2 4-10-3Z"], ["c", "M23 47h18c1 7-3 11-9 11s-10-4-9-11Z"], ["i", "M25 47l3 5 3-5ZM33 47l3 5 3-5Z"]],
  odins_smite: [...put(BOLT, 15, 21, 0.56, 14), ...put(BOLT, 49, 21, 0.56, -2), ...put(SPEAR, 32, 28, 0.9, 180), ["i", "M4 62c4-9 12-13 20-11l5 3h6l5-3c8-2 16 2 20 11Z"]],
  odins_tide: [["i", "M2 61V40C4 17 22 4 41 6c13 2 20 13 15 22-4 7-14 6-15-1-6 4-6 14 1 19 6 5 13 7 20 7v8Z"], ["C", "M10 58V44c1-13 9-22 20-26M20 58c-1-10 2-18 9-23M30 58c-1-5 0-9 3-12", 2.2], ...over(HULL, 48, 40, 0.34, -24)],
  odins_judgement: [["I", "M32 5v50M18 60h28", 3.4], ["i", "M6 13h52v4H6Z"], ["i", o(32, 7, 4)], ["I", "M12 16L4 36M12 16l8 20M52 16l-8 14M52 16l8 14", 1.8], ["i", "M2 36h20c-1 7-19 7-20 0ZM42 30h20c-1 7-19 7-20 0Z"], ...put(SKULL, 12, 27, 0.36), ...put(DROP, 52, 22, 0.28)],
  heimdalls_sight: [...put(EYE, 32, 22, 0.9), ["I", "M4 60C8 42 56 42 60 60M13 61c5-11 33-11 38 0M22 62c4-6 16-6 20 0", 3.2]],
  heimdalls_eye: [["I", o(32, 32, 24), 4], ["I", "M32 1v8M32 55v8M1 32h8M55 32h8M10 10l5 5M49 49l5 5M54 10l-5 5M15 49l-5 5", 3], ...put(EYE, 32, 32, 0.6)],
  heimdalls_gaze: [...put(HELM, 32, 28, 0.98), ["e", o(23.5, 33, 3.4) + o(40.5, 33, 3.4)], ["E", "M20 40L6 62M27 41l-7 21M37 41l7 21M44 40l14 22", 2.4]],
  heimdalls_watch: [["i", "M22 22h20l4 40H18Z"], ["i", "M16 16h32v8H16Z"], ["c", "M28 34h8v10h-8Z"], ["C", "M22 50h20M21 57h22", 1.7], ...put(FLAME, 32, 9, 0.3), ["I", "M2 60C6 48 10 44 16 42M62 60c-4-12-8-16-14-18", 2.8]],
  friggas_grace: [["I", "M32 62V30M32 50c-8 0-13-4-15-11M32 44c8 0 13-4 15-11", 3], ["i", "M32 30C22 26 22 10 32 2c10 8 10 24 0 28Z"], ["mi", "M29 29C17 30 10 22 10 11c11 1 18 7 19 18Z"], ["C", "M32 8v18", 1.8], ["mi", "M17 40c-6 0-10-3-12-8 6 0 10 3 12 8Z"]],
  thors_hammer: [...put(HAMMER, 38, 25, 0.88, 48), ["E", "M2 30h16M4 42l13-3M14 58l9-10M30 62l3-10", 3]],
  thors_oath: [["I", o(32, 34, 25), 5], ["mi", "M24 4a6 6 0 1 0 7 8Z"], ...over(HAMMER, 32, 36, 0.74)],
  thors_ascension: [...put(WING, 50, 27, 0.62), ...flip(WING, 14, 27, 0.62), ...over(HAMMER, 32, 34, 0.8), ["E", "M18 62l3-8M32 63v-6M46 62l-3-8", 3]],
  thors_primacy: [...put(CROWN, 32, 13, 0.5), ...put(HAMMER, 32, 44, 0.62), ["E", "M14 30L2 24M14 42L1 44M50 30l12-6M50 42l13 2", 2.8]],
  lokis_trickery: [...put(MASK, 21, 28, 0.64, -14), ...over(MASK, 44, 40, 0.6, 14)],
  lokis_backstab: [["i", "M4 62c0-24 8-36 22-36 6 0 10 2 13 6l-6 30Z"], ["i", o(25, 14, 9.5)], ...put(SWORD, 46, 39, 0.6, -68), ["E", "M31 45l-7 5M32 50l-3 8", 2.4]],
  lokis_poison: [["I", "M10 58C2 40 18 34 26 28c9-7 4-18-6-15-7 2-8 10-2 12", 5], ["i", "M22 30l8-9 14-5 8 4-7 2 4 5-12 5Z"], ["c", o(38, 21, 1.7)], ["e", "M46 34c3 6 5 8 5 12a5 5 0 0 1-10 0c0-4 2-6 5-12Z"], ["i", "M32 52h28c0 6-5 10-14 10s-14-4-14-10Z"]],
  // Upgrades of leader, warriors and ship
  lord_of_hammers: lord(...put(HAMMER, 49, 24, 0.62, 28), ...put(HAMMER, 15, 24, 0.62, -28)),
  lord_of_axes: lord(...put(AXE, 46, 25, 0.72, 14), ...flip(AXE, 18, 25, 0.72, -14)),
  lord_of_spears: lord(...put(SPEAR, 8, 30, 0.92, -16), ...put(SPEAR, 20, 27, 0.9, -8), ...put(SPEAR, 44, 27, 0.9, 8), ...put(SPEAR, 56, 30, 0.92, 16)),
  brothers_in_arms: [...flip(FIGURES.warrior, 18, 33, 0.78), ...put(FIGURES.warrior, 46, 33, 0.78)],
  experts_in_arms: [...crossed(AXE, 0.88, 34, 28), ...over(HELM, 32, 45, 0.62)],
  masters_in_arms: [...put(FIGURES.warrior, 14, 36, 0.56), ...flip(FIGURES.warrior, 50, 36, 0.56), ...over([["i", o(25, 43, 17)], ...FIGURES.warrior], 32, 38, 0.8), ...put(CROWN, 32, 7, 0.26)],
  lokis_dragons: [...put(HULL, 30, 36, 0.92), ...put(PROW, 32, 32), ...flip(PROW, 28, 34, 0.9), ["I", "M30 4v36", 2.6], ["i", "M14 12h32l-4 22H18Z"], ...put(MASK, 30, 23, 0.26), ...WAVES],
  fire_dragons: [...put(HULL, 30, 36, 0.92), ...put(PROW, 32, 32), ...put(FLAME, 20, 20, 0.6), ...put(FLAME, 37, 24, 0.5), ["E", "M63 13l-1 8", 3], ...WAVES],
  eternal_dragons: [["I", "M32 30C24 14 6 14 6 28s18 14 26 2c8-16 26-16 26-2s-18 14-26 2Z", 4.6], ["f", "M51 10l11 3-6 4 5 6-12-1Z"], ["c", o(55, 14.5, 1.5)], ...put(HULL, 32, 48, 0.62), ["I", "M6 62q5-5 10 0t10 0 10 0 10 0 10 0", 2.4]],
  // Clan upgrades
  lokis_domain: [...put(GATE, 32, 32, 1), ["c", "M20 62V44c0-16 24-16 24 0v18Z"], ...put(MASK, 32, 47, 0.46)],
  lokis_eminence: [...put(CROWN, 32, 11, 0.5), ...put(MASK, 32, 41, 0.7), ["I", "M4 30l8 4M2 46h8M60 30l-8 4M62 46h-8", 2.8]],
  lokis_wrath: [...put(FLAME, 13, 28, 0.88), ...put(FLAME, 51, 28, 0.88), ...put(FLAME, 32, 22, 0.86), ...over(MASK, 32, 38, 0.72)],
  lokis_blessing: [["I", "M22 62C6 50 40 44 40 32S8 24 22 8", 4.6], ["I", "M42 62c16-12-18-18-18-30S56 24 42 8", 4.6], ["i", "M24 10L14 2l2 10ZM40 10l10-8-2 10Z"], ["e", o(32, 21, 3.6) + o(32, 44, 3.6)]],
  friggas_charm: [["I", "M10 4c0 26 10 32 22 34 12-2 22-8 22-34", 2.8], ["i", [[11, 17], [17, 28], [47, 28], [53, 17]].map(([x, y]) => o(x, y, 4)).join("")], ["i", "M32 32l11 12-11 18-11-18Z"], ["c", "M32 39l5 6-5 9-5-9Z"]],
  friggas_succor: [["i", "M4 62C4 26 14 4 32 2c18 2 28 24 28 60H50c0-26-6-38-18-40-12 2-18 14-18 40Z"], ["C", "M9 58c1-24 8-40 19-47M55 58c-1-24-8-40-19-47", 1.8], ...put(MAN, 32, 47, 0.5), ["C", "M32 42v18", 1.6]],
  friggas_protection: [...put(SHIELD, 32, 20, 0.72), ...put(MAN, 18, 52, 0.38), ...put(MAN, 46, 52, 0.38), ["I", "M4 4l9 9M60 4l-9 9M32 40v22", 2.8]],
  friggas_domain: [...put(GATE, 32, 32, 1), ["c", "M20 62V44c0-16 24-16 24 0v18Z"], ...over([["i", o(25, 43, 17)], ...FIGURES.warrior], 32, 42, 0.66)],
  friggas_sacrifice: [["i", "M6 44h52v6l-5 3v9H11v-9l-5-3Z"], ["C", "M14 54h36", 2], ...put(FLAME, 17, 28, 0.5), ...put(FLAME, 47, 28, 0.5), ...put(SWORD, 32, 22, 0.7, 180), ["e", "M32 46c3 5 4 6 4 9a4 4 0 0 1-8 0c0-3 1-4 4-9Z"]],
  thors_glory: [...put(LAUREL, 32, 32, 1.04), ...put(HAMMER, 32, 34, 0.6)],
  thors_domain: [...put(HOUSE, 32, 46, 0.62), ...put(FLAME, 12, 42, 0.42), ...put(FLAME, 52, 42, 0.42), ...put(HAMMER, 32, 17, 0.6, 180)],
  thors_conquest: [["I", "M18 62V4", 3.6], ["i", "M20 6h38l-7 12 7 12H20Z"], ...put([["c", "M18 12h28v12H18ZM29 24h6v24h-6Z"]], 37, 19, 0.46), ["i", "M2 62c4-14 14-18 24-16 12-6 28 0 36 16Z"], ["C", "M12 61c3-6 7-8 13-9M36 61c2-5 7-7 13-6", 1.8]],
  odins_inspiration: [["i", "M10 16h28c1 16 8 25 22 30-10 8-28 6-38-4-8-8-12-16-12-26Z"], ["C", "M13 24h26M17 34h26", 2], ["e", [[24, 4, 3], [14, 7, 2.400], [34, 7, 2.400]].map((c) => o(...c)).join("")], ["I", "M24 50v10M34 54l2 9M14 46l-4 10", 2.8]],
  odins_throne: [["i", "M16 4h6l4 8h12l4-8h6v34h6v8h-4v16h-6V52H20v10h-6V46h-4v-8h6Z"], ["c", "M24 18h16v18H24Z"], ...put(EYE, 32, 27, 0.24), ["C", "M16 42h32", 2]],
  tyrs_domain: [...put(SCROLL, 26, 34, 0.82), ...over(SWORD, 45, 32, 0.94, 16)],
  tyrs_wrath: [...put(FLAME, 16, 22, 0.62), ...put(FLAME, 34, 16, 0.52), ...over(SCROLL, 25, 40, 0.7), ...over(SWORD, 47, 32, 0.98, 12)],
  tyrs_challenge: [...crossed(SWORD, 0.92, 38, 28), ...over(HOUSE, 32, 48, 0.5)],
  tyrs_prowess: [["i", "M12 8h18v24H12ZM34 8h18v24H34Z"], ["c", "M15 11h12v18H15ZM37 11h12v18H37Z"], ["e", "M18 20h6v2h-6ZM40 20h6v2h-6Z"], ...put(FIST, 32, 45, 0.6)],
};
