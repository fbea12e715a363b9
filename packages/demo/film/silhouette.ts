import { at } from './light-buffer.ts';
import { screenX, screenY, type View } from './view.ts';

type Outline = readonly (readonly [stageX: number, stageY: number])[];

/** How much of each pixel a shape covers, from 0 to 1. */
export interface Silhouette {
  view: View;
  cover: Float32Array;
}

export const silhouette = (view: View): Silhouette => ({
  view,
  cover: new Float32Array(view.width * view.height),
});

const rowsPerPixel = 4;

function fillSpan(shape: Silhouette, row: number, from: number, to: number): void {
  const { width } = shape.view;
  const left = Math.max(0, from);
  const right = Math.min(width, to);
  for (let column = Math.floor(left); column < right; column++) {
    const inside = Math.min(right, column + 1) - Math.max(left, column);
    const index = row * width + column;
    shape.cover[index] = Math.min(1, at(shape.cover, index) + inside / rowsPerPixel);
  }
}

/** Fills a closed outline given in stage coordinates, with smooth edges. */
export function fill(shape: Silhouette, outline: Outline): void {
  const { view } = shape;
  const points = outline.map(([x, y]) => [screenX(view, x), screenY(view, y)] as const);
  const top = Math.max(0, Math.floor(Math.min(...points.map(([, y]) => y))));
  const bottom = Math.min(view.height, Math.ceil(Math.max(...points.map(([, y]) => y))));
  for (let line = top * rowsPerPixel; line < bottom * rowsPerPixel; line++) {
    const y = (line + 0.5) / rowsPerPixel;
    const crossings: number[] = [];
    for (const [index, [x, startY]] of points.entries()) {
      const [nextX, nextY] = points[(index + 1) % points.length] as readonly [number, number];
      if (startY <= y === nextY <= y) continue;
      crossings.push(x + ((y - startY) / (nextY - startY)) * (nextX - x));
    }
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const row = Math.floor(line / rowsPerPixel);
      fillSpan(shape, row, crossings[pair] as number, crossings[pair + 1] as number);
    }
  }
}

export function box(shape: Silhouette, x: number, y: number, width: number, height: number): void {
  fill(shape, [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function dome(shape: Silhouette, x: number, y: number, across: number, high: number): void {
  const steps = 12;
  fill(
    shape,
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = Math.PI * (1 - step / steps);
      return [x + (Math.cos(angle) * across) / 2, y - Math.sin(angle) * high] as const;
    }),
  );
}
