import { type Backdrop, drawBackdrop } from './backdrop.ts';
import { type Canvas, ellipse, glow, n, openCanvas, roundPaint, side } from './canvas.ts';
import { drawLight, type Light, openLight } from './sparks.ts';

export type Scene = Backdrop & {
  /** Things that stand behind the light. */
  behind?: (canvas: Canvas) => string;
  light?: (canvas: Canvas, light: Light) => void;
  /** Things in front of the light. */
  front?: (canvas: Canvas) => string;
  /** Where the light comes from, and how far it tints what stands around it. */
  shine?: readonly (readonly [x: number, y: number, r: number, colour: string, power?: number])[];
  /** The point to come nearer to, and how much nearer. */
  zoom?: readonly [x: number, y: number, scale: number];
  /** Light lying on the floor. */
  pool?: readonly [x: number, y: number, r: number, colour: string];
};

/** The halo that bright things have in a photograph taken at night. */
export const bloom = (width: number, height: number) =>
  `<filter id="bloom" filterUnits="userSpaceOnUse" x="-40" y="-40" width="${width + 80}" height="${height + 80}" color-interpolation-filters="sRGB">` +
  '<feGaussianBlur in="SourceGraphic" stdDeviation="2.2" result="near"/>' +
  '<feGaussianBlur in="SourceGraphic" stdDeviation="9" result="mid"/>' +
  '<feGaussianBlur in="SourceGraphic" stdDeviation="30" result="far"/>' +
  '<feComposite in="SourceGraphic" in2="near" operator="arithmetic" k2="1" k3="0.7" result="one"/>' +
  '<feComposite in="one" in2="mid" operator="arithmetic" k2="1" k3="0.7" result="two"/>' +
  '<feComposite in="two" in2="far" operator="arithmetic" k2="1" k3="0.9"/></filter>';

function lightPool(canvas: Canvas, [x, y, r, colour]: NonNullable<Scene['pool']>) {
  const paint = roundPaint(canvas, [
    [0, colour, 0.75],
    [0.45, colour, 0.25],
    [1, colour, 0],
  ]);
  return ellipse(x, y, r, r * 0.3, paint, 'style="mix-blend-mode:screen"');
}

function frame([x, y, scale]: NonNullable<Scene['zoom']>) {
  const size = side / scale;
  const within = (middle: number) => Math.min(Math.max(middle - size / 2, 0), side - size);
  return `${n(within(x))} ${n(within(y))} ${n(size)} ${n(size)}`;
}

/** The finished picture as an SVG document of the given width in pixels. */
export function drawScene(name: string, scene: Scene, width: number): string {
  const canvas = openCanvas(name);
  const light = openLight();
  scene.light?.(canvas, light);
  const body = [
    drawBackdrop(canvas, scene),
    scene.pool ? lightPool(canvas, scene.pool) : '',
    scene.behind?.(canvas) ?? '',
    `<g filter="url(#bloom)" style="mix-blend-mode:screen">${drawLight(light)}</g>`,
    scene.front?.(canvas) ?? '',
    ...(scene.shine ?? []).map(([x, y, r, colour, power]) =>
      glow(canvas, x, y, r, colour, power ?? 0.45),
    ),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${frame(scene.zoom ?? [0, 0, 1])}"><defs>${bloom(side, side)}${canvas.defs.join('')}</defs>${body}</svg>`;
}
