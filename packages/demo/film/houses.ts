import type { Random } from '../src/mulberry32.ts';
import { type Colour, colour } from './colour.ts';
import { between, pick } from './random-choice.ts';
import { box, fill, type Silhouette } from './silhouette.ts';

export interface TownLamp {
  x: number;
  y: number;
  size: number;
  light: Colour;
  flicker: number;
}

const windows = [colour('#ffb04a', 0.55), colour('#ff9440', 0.5), colour('#ffd08a', 0.5)];
const oilLamp = colour('#ff9d33', 1.2);

function terrace(shape: Silhouette, x: number, foot: number, width: number, high: number): void {
  box(shape, x, foot - high, width, high);
  box(shape, x - 1, foot - high - 2.5, width + 2, 2.5);
}

function tiledRoof(shape: Silhouette, x: number, foot: number, width: number, high: number): void {
  box(shape, x, foot - high, width, high);
  fill(shape, [
    [x - 4, foot - high],
    [x + width * 0.22, foot - high - width * 0.22],
    [x + width * 0.78, foot - high - width * 0.22],
    [x + width + 4, foot - high],
  ]);
}

/** A row of houses with lit windows and oil lamps on the parapets. */
export function buildHouses(
  shape: Silhouette,
  foot: number,
  heights: readonly [low: number, high: number],
  random: Random,
): TownLamp[] {
  const lamps: TownLamp[] = [];
  for (let x = -10; x < 1290; ) {
    const width = between(random, 26, 58);
    const high = between(random, ...heights);
    const isTerrace = random() < 0.66;
    (isTerrace ? terrace : tiledRoof)(shape, x, foot, width, high);
    if (isTerrace && random() < 0.3) {
      box(shape, x + width * 0.6, foot - high - 11, 9, 6);
      box(shape, x + width * 0.6 + 1.5, foot - high - 6, 6, 6);
    }
    for (let row = foot - high + 8; row < foot - 7; row += 12) {
      for (let column = x + 6; column < x + width - 5; column += 9) {
        if (random() > 0.3) continue;
        lamps.push({ x: column, y: row, size: 1.9, light: pick(random, windows), flicker: 0.04 });
      }
    }
    if (isTerrace && random() < 0.55) {
      for (let lamp = x + 2; lamp < x + width; lamp += 6.5) {
        lamps.push({ x: lamp, y: foot - high - 3.5, size: 1.1, light: oilLamp, flicker: 0.45 });
      }
    }
    x += width + between(random, -2, 7);
  }
  return lamps;
}

/** Oil lamps on the lowest step, along the water. */
export function rowOfLamps(y: number, random: Random): TownLamp[] {
  return Array.from({ length: 92 }, (_, index) => ({
    x: 7 + index * 14 + between(random, -2, 2),
    y: y + between(random, -0.4, 0.4),
    size: 1.25,
    light: oilLamp,
    flicker: 0.5,
  }));
}
