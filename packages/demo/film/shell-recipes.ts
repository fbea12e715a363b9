import type { Random } from '../src/mulberry32.ts';
import { type Colour, scale } from './colour.ts';
import { palette } from './light-colours.ts';
import type { Tail } from './particle.ts';
import { between } from './random-choice.ts';

export type Point = [number, number, number];

/** Even on a sphere, a little disturbed, as packed stars are. */
function directions(count: number, random: Random): Point[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const turn = random() * Math.PI * 2;
  return Array.from({ length: count }, (_, index) => {
    const up = 1 - (2 * (index + 0.5)) / count;
    const around = Math.sqrt(1 - up * up);
    const angle = turn + index * golden + between(random, -0.12, 0.12);
    const strength = between(random, 0.93, 1.05);
    return [
      Math.cos(angle) * around * strength,
      (up + between(random, -0.06, 0.06)) * strength,
      Math.sin(angle) * around * strength,
    ];
  });
}

function circle(count: number, random: Random): Point[] {
  const tilt = between(random, 0.5, 1.15);
  const roll = between(random, -0.5, 0.5);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const flat: Point = [Math.cos(angle), Math.sin(angle) * Math.cos(tilt), Math.sin(angle)];
    return [
      flat[0] * Math.cos(roll) - flat[1] * Math.sin(roll),
      flat[0] * Math.sin(roll) + flat[1] * Math.cos(roll),
      -flat[2] * Math.sin(tilt),
    ];
  });
}

/** Sparks of a light, changed where the recipe says so. */
export const sparks = (light: Colour, tail: Partial<Tail> = {}): Tail => ({
  perSecond: 60,
  life: 0.7,
  light: scale(light, 1.1),
  size: 0.5,
  spread: 1.6,
  ...tail,
});

export interface Recipe {
  spread: (random: Random) => Point[];
  radius: number;
  drag: number;
  weight: number;
  life: readonly [number, number];
  size: number;
  strength: number;
  fade: number;
  flicker?: number;
  tail?: Tail;
  crackles?: boolean;
}

export const recipes = {
  peony: {
    spread: (random) => directions(210, random),
    radius: 76,
    drag: 2.1,
    weight: 0.42,
    life: [1.6, 2.3],
    size: 1.25,
    strength: 2.4,
    fade: 0.9,
  },
  chrysanthemum: {
    spread: (random) => directions(140, random),
    radius: 80,
    drag: 1.9,
    weight: 0.45,
    life: [1.6, 2.2],
    size: 1.15,
    strength: 2,
    fade: 0.9,
    tail: sparks(palette.gold, { perSecond: 95, life: 1, size: 0.75 }),
  },
  willow: {
    spread: (random) => directions(110, random),
    radius: 84,
    drag: 1.35,
    weight: 1.35,
    life: [3.2, 4.4],
    size: 1,
    strength: 1.6,
    fade: 0.8,
    flicker: 0.3,
    tail: sparks(palette.charcoal, { perSecond: 150, life: 2.4, size: 0.95, spread: 1 }),
  },
  palm: {
    spread: (random) => directions(19, random),
    radius: 88,
    drag: 1.45,
    weight: 0.7,
    life: [2, 2.6],
    size: 2.1,
    strength: 2.6,
    fade: 0.8,
    tail: sparks(palette.saffron, { perSecond: 300, life: 1.2, size: 0.85, spread: 2.8 }),
  },
  ring: {
    spread: (random) => circle(64, random),
    radius: 70,
    drag: 2,
    weight: 0.36,
    life: [1.5, 1.9],
    size: 1.5,
    strength: 2.6,
    fade: 0.8,
  },
  pistil: {
    spread: (random) => directions(60, random),
    radius: 30,
    drag: 2.3,
    weight: 0.4,
    life: [1.2, 1.7],
    size: 1.2,
    strength: 2.4,
    fade: 0.9,
  },
  crackle: {
    spread: (random) => directions(130, random),
    radius: 76,
    drag: 1.9,
    weight: 0.42,
    life: [1.1, 2.5],
    size: 0.9,
    strength: 1.3,
    fade: 0.5,
    tail: sparks(palette.gold, { perSecond: 34, life: 0.6, size: 0.6 }),
    crackles: true,
  },
  glitter: {
    spread: (random) => directions(150, random),
    radius: 80,
    drag: 1.7,
    weight: 0.5,
    life: [2, 3],
    size: 1.3,
    strength: 2.6,
    fade: 0.7,
    flicker: 0.96,
  },
} as const satisfies Record<string, Recipe>;

export type ShellKind = keyof typeof recipes;
