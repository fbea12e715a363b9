import { mulberry32, type Random } from '../src/mulberry32.ts';
import { type Colour, scale } from './colour.ts';
import { at, type LightBuffer } from './light-buffer.ts';
import { between } from './random-choice.ts';
import { pixelsPerMetre, screenX, screenY, stageOf, type View } from './view.ts';

export interface Puff {
  position: [number, number, number];
  rise: number;
  age: number;
  life: number;
  size: number;
  shape: number;
}

/** Light that a burst throws on everything near it. */
export interface Lamp {
  position: readonly [number, number, number];
  light: Colour;
  age: number;
  life: number;
}

const side = 64;
const shapes = [11, 23, 37, 41].map(cloud);

/** A ragged soft cloud, made of four octaves of value noise. */
function cloud(seed: number): Float32Array {
  const random = mulberry32(seed);
  const shape = new Float32Array(side * side);
  for (let octave = 2; octave <= 16; octave *= 2) {
    const lattice = Array.from({ length: (octave + 1) ** 2 }, random);
    const knot = (x: number, y: number) => lattice[y * (octave + 1) + x] as number;
    for (let index = 0; index < shape.length; index++) {
      const x = ((index % side) / side) * octave;
      const y = (Math.floor(index / side) / side) * octave;
      const [cx, cy] = [Math.floor(x), Math.floor(y)];
      const fx = (x - cx) ** 2 * (3 - 2 * (x - cx));
      const fy = (y - cy) ** 2 * (3 - 2 * (y - cy));
      const upper = knot(cx, cy) * (1 - fx) + knot(cx + 1, cy) * fx;
      const lower = knot(cx, cy + 1) * (1 - fx) + knot(cx + 1, cy + 1) * fx;
      shape[index] = at(shape, index) + (upper * (1 - fy) + lower * fy) / octave;
    }
  }
  for (let index = 0; index < shape.length; index++) {
    const x = ((index % side) + 0.5) / (side / 2) - 1;
    const y = (Math.floor(index / side) + 0.5) / (side / 2) - 1;
    const soft = Math.max(0, 1 - x * x - y * y) ** 1.5;
    shape[index] = Math.max(0, at(shape, index) - 0.34) * 1.6 * soft;
  }
  return shape;
}

export function puffsAt(where: readonly [number, number, number], reach: number, random: Random) {
  return Array.from({ length: 12 }, (): Puff => {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random()) * reach * 0.6;
    return {
      position: [
        where[0] + Math.cos(angle) * out,
        where[1] + Math.sin(angle) * out * 0.8,
        where[2],
      ],
      rise: between(random, -1.2, 0.6),
      age: 0,
      life: between(random, 3.5, 6.5),
      size: between(random, 28, 60),
      shape: Math.floor(random() * shapes.length),
    };
  });
}

export function drift(puffs: readonly Puff[], seconds: number): Puff[] {
  return puffs.filter((puff) => {
    puff.age += seconds;
    puff.position[0] += 3.4 * seconds;
    puff.position[1] += puff.rise * seconds;
    return puff.age < puff.life;
  });
}

const glow = (lamp: Lamp): number =>
  Math.exp(-lamp.age / 0.16) * 2 + Math.max(0, 1 - lamp.age / lamp.life) * 0.55;

function lightOn(puff: Puff, lamps: readonly Lamp[]): Colour {
  const sum: [number, number, number] = [0.004, 0.0025, 0.006];
  for (const lamp of lamps) {
    const distance =
      (puff.position[0] - lamp.position[0]) ** 2 +
      (puff.position[1] - lamp.position[1]) ** 2 +
      ((puff.position[2] - lamp.position[2]) * 0.6) ** 2;
    const share = glow(lamp) / (1 + distance / 1400);
    for (let channel = 0; channel < 3; channel++) {
      sum[channel] = (sum[channel] as number) + (lamp.light[channel] as number) * share;
    }
  }
  return sum;
}

/** What all lamps together throw on sky and town; it swells softly, so that nothing flashes. */
export function ambientOf(lamps: readonly Lamp[]): Colour {
  let sum: Colour = [0, 0, 0];
  for (const lamp of lamps) {
    const swell = Math.min(1, lamp.age / 0.25) * Math.max(0, 1 - lamp.age / lamp.life);
    const part = scale(lamp.light, (swell * 90) / lamp.position[2]);
    sum = [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]];
  }
  return sum;
}

/** Adds the lit smoke to a buffer of half the film's size. */
export function drawSmoke(
  puffs: readonly Puff[],
  lamps: readonly Lamp[],
  view: View,
  film: LightBuffer,
): void {
  for (const puff of puffs) {
    const share = puff.age / puff.life;
    const thickness = Math.min(1, share * 8) * (1 - share) ** 1.4 * 0.26;
    const light = scale(lightOn(puff, lamps), thickness);
    const [stageX, stageY] = stageOf(...puff.position);
    const x = screenX(view, stageX) / 2;
    const y = screenY(view, stageY) / 2;
    const half = (puff.size * (0.6 + share * 1.2) * pixelsPerMetre(view, puff.position[2])) / 4;
    const shape = shapes[puff.shape] as Float32Array;
    const left = Math.max(0, Math.ceil(x - half));
    const right = Math.min(film.width - 1, Math.floor(x + half));
    const top = Math.max(0, Math.ceil(y - half));
    const bottom = Math.min(film.height - 1, Math.floor(y + half));
    for (let row = top; row <= bottom; row++) {
      const v = Math.min(side - 1, Math.floor(((row - y) / half + 1) * (side / 2)));
      for (let column = left; column <= right; column++) {
        const u = Math.min(side - 1, Math.floor(((column - x) / half + 1) * (side / 2)));
        const density = at(shape, v * side + u);
        if (density === 0) continue;
        const index = (row * film.width + column) * 3;
        film.data[index] = at(film.data, index) + light[0] * density;
        film.data[index + 1] = at(film.data, index + 1) + light[1] * density;
        film.data[index + 2] = at(film.data, index + 2) + light[2] * density;
      }
    }
  }
}
