import { colour } from './colour.ts';
import type { TownLamp } from './houses.ts';
import { box, dome, fill, type Silhouette } from './silhouette.ts';

const warm = colour('#ffb75a', 0.75);
const doorway = colour('#ff9a3c', 0.9);

/**
 * A temple tower: storeys that narrow upwards, each edged with little shrines, a barrel roof with
 * a row of pots on it, and strings of lamps along the cornices.
 */
export function buildGopuram(
  shape: Silhouette,
  middle: number,
  foot: number,
  height: number,
  storeys: number,
): TownLamp[] {
  const lamps: TownLamp[] = [];
  const base = height * 0.5;
  const crown = height * 0.27;
  const body = height * 0.8;
  box(shape, middle - base * 0.56, foot - height * 0.1, base * 1.12, height * 0.1);
  let y = foot - height * 0.1;
  for (let storey = 0; storey < storeys; storey++) {
    const share = storey / storeys;
    const next = (storey + 1) / storeys;
    const rise = ((body - height * 0.1) / storeys) * (1.15 - 0.3 * share);
    const lower = base + (crown - base) * share;
    const upper = base + (crown - base) * next;
    fill(shape, [
      [middle - lower / 2, y],
      [middle - upper / 2 - 0.5, y - rise],
      [middle + upper / 2 + 0.5, y - rise],
      [middle + lower / 2, y],
    ]);
    box(shape, middle - lower / 2 - 2, y - rise * 0.2, lower + 4, rise * 0.2);
    const shrines = 7 - Math.floor(share * 3);
    for (let shrine = 0; shrine < shrines; shrine++) {
      const x = middle + (shrine / (shrines - 1) - 0.5) * (lower + 1);
      dome(shape, x, y - rise * 0.18, lower / shrines / 1.5, rise * 0.62);
    }
    for (let bulb = 0; bulb <= 12; bulb++) {
      const x = middle + (bulb / 12 - 0.5) * (lower + 3);
      lamps.push({ x, y: y - rise * 0.1, size: 0.9, light: warm, flicker: 0.12 });
    }
    lamps.push({ x: middle, y: y - rise * 0.5, size: 2.4, light: doorway, flicker: 0.06 });
    y -= rise;
  }
  buildRoof(shape, middle, y, crown, height * 0.12);
  return lamps;
}

function buildRoof(shape: Silhouette, middle: number, foot: number, across: number, high: number) {
  box(shape, middle - across / 2 - 2, foot - high * 0.2, across + 4, high * 0.25);
  fill(shape, [
    [middle - across * 0.5, foot - high * 0.1],
    [middle - across * 0.53, foot - high * 0.55],
    [middle - across * 0.4, foot - high * 0.95],
    [middle + across * 0.4, foot - high * 0.95],
    [middle + across * 0.53, foot - high * 0.55],
    [middle + across * 0.5, foot - high * 0.1],
  ]);
  for (const side of [-1, 1]) {
    fill(shape, [
      [middle + side * across * 0.36, foot - high * 0.85],
      [middle + side * across * 0.5, foot - high * 1.25],
      [middle + side * across * 0.62, foot - high * 0.7],
      [middle + side * across * 0.5, foot - high * 0.4],
    ]);
  }
  for (let pot = 0; pot < 5; pot++) {
    const x = middle + (pot / 4 - 0.5) * across * 0.66;
    dome(shape, x, foot - high * 0.92, high * 0.18, high * 0.24);
    fill(shape, [
      [x - high * 0.045, foot - high * 1.1],
      [x, foot - high * 1.5],
      [x + high * 0.045, foot - high * 1.1],
    ]);
  }
}
