import type { Colour } from './colour.ts';

/** Linear light, three floats a pixel, row by row. */
export interface LightBuffer {
  width: number;
  height: number;
  data: Float32Array;
}

export function lightBuffer(width: number, height: number): LightBuffer {
  return { width, height, data: new Float32Array(width * height * 3) };
}

export const at = (data: Float32Array, index: number): number => data[index] as number;

export function dim(buffer: LightBuffer, by: number): void {
  const { data } = buffer;
  for (let index = 0; index < data.length; index++) data[index] = at(data, index) * by;
}

/** A soft round spot: full strength in the middle, nothing at `radius` pixels. */
export function addSpot(
  buffer: LightBuffer,
  x: number,
  y: number,
  radius: number,
  light: Colour,
  strength = 1,
): void {
  const { width, height, data } = buffer;
  const reach = Math.max(radius, 1);
  const peak = strength * Math.min(1, radius);
  const top = Math.max(0, Math.ceil(y - reach));
  const bottom = Math.min(height - 1, Math.floor(y + reach));
  const left = Math.max(0, Math.ceil(x - reach));
  const right = Math.min(width - 1, Math.floor(x + reach));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const distance = ((column - x) ** 2 + (row - y) ** 2) / (reach * reach);
      if (distance >= 1) continue;
      const share = peak * (1 - distance) ** 2;
      const index = (row * width + column) * 3;
      data[index] = at(data, index) + light[0] * share;
      data[index + 1] = at(data, index + 1) + light[1] * share;
      data[index + 2] = at(data, index + 2) + light[2] * share;
    }
  }
}

/** What a moving spot leaves on film during one frame; the faster, the fainter. */
export function addStroke(
  buffer: LightBuffer,
  from: readonly [number, number],
  to: readonly [number, number],
  radius: number,
  light: Colour,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.ceil(length / Math.max(0.7, radius * 0.6)));
  const strength = 1 / (1 + (steps - 1) * 0.4);
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    addSpot(buffer, x, y, radius, light, strength);
  }
}

/** Reads between pixels; outside the buffer the edge goes on. */
export function sample(buffer: LightBuffer, x: number, y: number, channel: number): number {
  const { width, height, data } = buffer;
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const column = Math.floor(cx);
  const row = Math.floor(cy);
  const fx = cx - column;
  const fy = cy - row;
  const index = (row * width + column) * 3 + channel;
  const below = index + width * 3;
  const upper = at(data, index) * (1 - fx) + at(data, index + 3) * fx;
  const lower = at(data, below) * (1 - fx) + at(data, below + 3) * fx;
  return upper * (1 - fy) + lower * fy;
}
