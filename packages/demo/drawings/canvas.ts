import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Pictures are drawn on a square of 640 by 640 units. */
export const side = 640;

export type Canvas = { random: SeededRandom; defs: string[] };

type Stop = readonly [offset: number, colour: string, opacity?: number];

export function openCanvas(seed: string): Canvas {
  return { random: seededRandom(seed), defs: [] };
}

/** A number as short as the eye needs it. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

function define(canvas: Canvas, tag: string, attributes: string, stops: readonly Stop[]) {
  const id = `p${canvas.defs.length}`;
  canvas.defs.push(`<${tag} id="${id}" ${attributes}>${stopTags(stops)}</${tag}>`);
  return `url(#${id})`;
}

export const acrossPaint = (canvas: Canvas, stops: readonly Stop[]) =>
  define(canvas, 'linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops);

export const downPaint = (canvas: Canvas, stops: readonly Stop[]) =>
  define(canvas, 'linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops);

export const slantPaint = (canvas: Canvas, stops: readonly Stop[]) =>
  define(canvas, 'linearGradient', 'x1="0" y1="0" x2="1" y2="1"', stops);

export const roundPaint = (canvas: Canvas, stops: readonly Stop[]) =>
  define(canvas, 'radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops);

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const moved = (x: number, y: number, turn: number, body: string, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})">${body}</g>`;

/** A round soft light added to whatever lies below. */
export function glow(canvas: Canvas, x: number, y: number, r: number, colour: string, power = 0.6) {
  const paint = roundPaint(canvas, [
    [0, colour, power],
    [0.35, colour, power * 0.42],
    [0.7, colour, power * 0.1],
    [1, colour, 0],
  ]);
  return ellipse(x, y, r, r, paint, 'style="mix-blend-mode:screen"');
}
