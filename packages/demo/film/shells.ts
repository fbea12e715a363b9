import type { Random } from '../src/mulberry32.ts';
import { type Colour, scale } from './colour.ts';
import { palette } from './light-colours.ts';
import type { Particle } from './particle.ts';
import { between } from './random-choice.ts';
import { type Point, type Recipe, recipes, type ShellKind, sparks } from './shell-recipes.ts';

/** Everything that flies out when a shell breaks at `where`. */
export function breakShell(
  kind: ShellKind,
  where: Point,
  from: Colour,
  to: Colour,
  size: number,
  random: Random,
): Particle[] {
  const recipe: Recipe = recipes[kind];
  const speed = recipe.radius * recipe.drag * size;
  const stars = recipe.spread(random).map(
    (way): Particle => ({
      position: [...where],
      velocity: [way[0] * speed, way[1] * speed + 3, way[2] * speed],
      age: 0,
      life: between(random, ...recipe.life),
      drag: recipe.drag,
      weight: recipe.weight,
      size: recipe.size,
      from: scale(from, recipe.strength),
      to: scale(to, recipe.strength),
      fade: recipe.fade,
      flicker: recipe.flicker ?? 0.08,
      random,
      tail: recipe.tail,
      crackles: recipe.crackles,
    }),
  );
  return [...stars, flash(where, from, size, random)];
}

const flash = (where: Point, light: Colour, size: number, random: Random): Particle => ({
  position: [...where],
  velocity: [0, 0, 0],
  age: 0,
  life: 0.26,
  drag: 1,
  weight: 0,
  size: 14 * size,
  from: [1.1 + light[0] * 0.5, 1 + light[1] * 0.5, 0.8 + light[2] * 0.5],
  to: light,
  fade: 2,
  flicker: 0,
  random,
});

/** The rising shell; it slows to a stop about where it breaks `seconds` later. */
export function launch(where: Point, seconds: number, random: Random): Particle {
  const gravity = 9.81;
  const start = Math.max(0, where[1] - 40 * seconds - (gravity * seconds * seconds) / 2);
  const speed = (where[1] - start) / seconds + (gravity * seconds) / 2;
  const drift = between(random, -5, 5);
  return {
    position: [where[0] - drift * seconds, start, where[2]],
    velocity: [drift, speed, 0],
    age: 0,
    life: seconds,
    drag: 0,
    weight: 1,
    size: 1.1,
    from: scale(palette.gold, 1.3),
    to: scale(palette.charcoal, 0.4),
    fade: 0.4,
    flicker: 0.4,
    random,
    tail: sparks(palette.charcoal, { perSecond: 130, life: 0.9, size: 0.6, spread: 0.9 }),
  };
}

/** One breath of a fountain standing on the ground. */
export function fountainSpark(where: Point, height: number, light: Colour, random: Random) {
  const speed = Math.sqrt(2 * 9.81 * height) * between(random, 0.75, 1.12);
  const lean = between(random, -0.17, 0.17) + between(random, -0.1, 0.1);
  const spark: Particle = {
    position: [...where],
    velocity: [Math.sin(lean) * speed, Math.cos(lean) * speed, 0],
    age: 0,
    life: between(random, 1.1, 2.6),
    drag: 0.35,
    weight: 1,
    size: 0.5,
    from: scale(light, 1.6),
    to: scale(palette.ember, 0.4),
    fade: 1,
    flicker: 0.5,
    random,
  };
  return spark;
}
