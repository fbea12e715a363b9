import type { Colour } from './colour.ts';
import { palette } from './light-colours.ts';
import type { ShellKind } from './shell-recipes.ts';

/** The show repeats after this many seconds, which is what makes the film loop. */
export const period = 14;
export const framesPerSecond = 30;
export const frameSeconds = 1 / framesPerSecond;
export const framesPerRound = period * framesPerSecond;

/** Where in the programme the film begins: its fullest moment, which is the poster too. */
export const opening = 13.1;

/** A shell that breaks `at` seconds, `x` metres right, `y` up and `z` away. */
export interface Cue {
  at: number;
  kind: ShellKind;
  where: readonly [x: number, y: number, z: number];
  from: Colour;
  to: Colour;
  size: number;
}

interface FountainCue {
  at: number;
  lasts: number;
  where: readonly [x: number, y: number, z: number];
  height: number;
  light: Colour;
}

const { saffron, gold, ember, magenta, teal, blue, violet, green, silver, charcoal } = palette;

export const cues: readonly Cue[] = [
  cue(0.5, 'peony', [-6, 159, 310], magenta, violet),
  cue(0.5, 'pistil', [-6, 159, 310], saffron, gold),
  cue(1.15, 'peony', [-215, 190, 520], teal, blue, 0.9),
  cue(1.5, 'glitter', [95, 150, 340], silver, gold, 0.7),
  cue(1.9, 'ring', [44, 118, 300], teal, green, 0.8),
  cue(2.3, 'chrysanthemum', [205, 199, 470], ember, saffron),
  cue(2.9, 'palm', [-52, 135, 290], saffron, ember, 0.86),
  cue(3.3, 'peony', [70, 128, 330], teal, blue, 0.7),
  cue(3.6, 'peony', [118, 177, 560], violet, magenta, 0.85),
  cue(4.1, 'crackle', [18, 168, 300], gold, saffron, 1.05),
  cue(4.9, 'glitter', [-150, 144, 370], silver, gold),
  cue(5.3, 'ring', [-40, 127, 330], magenta, ember, 0.8),
  cue(5.3, 'pistil', [-40, 127, 330], teal, teal, 0.8),
  cue(5.9, 'chrysanthemum', [58, 159, 310], saffron, ember),
  cue(6.5, 'peony', [190, 143, 420], blue, teal, 0.95),
  cue(7.1, 'palm', [160, 109, 340], gold, charcoal, 0.75),
  cue(7.2, 'palm', [-165, 109, 340], gold, charcoal, 0.75),
  cue(7.9, 'peony', [0, 163, 300], ember, magenta, 1.12),
  cue(7.9, 'ring', [0, 163, 300], teal, blue, 1.3),
  cue(8.6, 'crackle', [-190, 186, 440], gold, silver),
  cue(8.9, 'peony', [66, 111, 330], green, teal, 0.7),
  cue(9.4, 'peony', [-62, 118, 330], violet, magenta, 0.75),
  cue(9.8, 'chrysanthemum', [150, 190, 430], magenta, saffron),
  cue(10.4, 'willow', [-8, 164, 300], gold, charcoal, 0.98),
  cue(10.9, 'willow', [-150, 150, 350], gold, charcoal, 0.9),
  cue(11.2, 'willow', [150, 154, 350], gold, charcoal, 0.9),
  cue(11.8, 'peony', [84, 118, 400], magenta, violet, 0.6),
  cue(12.4, 'glitter', [40, 143, 420], silver, teal, 0.7),
  cue(12.9, 'ring', [70, 140, 330], saffron, ember, 0.7),
  cue(13.4, 'peony', [-96, 150, 520], blue, violet, 0.8),
];

export const fountains: readonly FountainCue[] = [-52, -26, 26, 52].map((x, index) => ({
  at: index % 3 === 0 ? 6.2 : 5.4,
  lasts: index % 3 === 0 ? 4.2 : 5,
  where: [x, 1, 200],
  height: index % 3 === 0 ? 26 : 34,
  light: index % 3 === 0 ? saffron : silver,
}));

function cue(
  at: number,
  kind: ShellKind,
  where: Cue['where'],
  from: Colour,
  to: Colour,
  size = 1,
): Cue {
  return { at, kind, where, from, to, size };
}
