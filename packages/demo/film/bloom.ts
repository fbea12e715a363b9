import { at, type LightBuffer, lightBuffer } from './light-buffer.ts';

function halve(from: LightBuffer): LightBuffer {
  const into = lightBuffer(from.width >> 1, from.height >> 1);
  const stride = from.width * 3;
  for (let row = 0; row < into.height; row++) {
    for (let column = 0; column < into.width; column++) {
      const source = (row * 2 * from.width + column * 2) * 3;
      const target = (row * into.width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const index = source + channel;
        into.data[target + channel] =
          (at(from.data, index) +
            at(from.data, index + 3) +
            at(from.data, index + stride) +
            at(from.data, index + stride + 3)) /
          4;
      }
    }
  }
  return into;
}

/** Adds `from`, enlarged smoothly to twice its size, to `into`. */
export function addEnlarged(into: LightBuffer, from: LightBuffer, gain: number): void {
  const stride = from.width * 3;
  for (let row = 0; row < into.height; row++) {
    const y = Math.min(Math.max((row + 0.5) / 2 - 0.5, 0), from.height - 1);
    const upperRow = Math.floor(y);
    const fy = y - upperRow;
    const down = upperRow + 1 < from.height ? stride : 0;
    for (let column = 0; column < into.width; column++) {
      const x = Math.min(Math.max((column + 0.5) / 2 - 0.5, 0), from.width - 1);
      const leftColumn = Math.floor(x);
      const fx = x - leftColumn;
      const across = leftColumn + 1 < from.width ? 3 : 0;
      const source = upperRow * stride + leftColumn * 3;
      const target = (row * into.width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const index = source + channel;
        const upper = at(from.data, index) * (1 - fx) + at(from.data, index + across) * fx;
        const lower =
          at(from.data, index + down) * (1 - fx) + at(from.data, index + down + across) * fx;
        into.data[target + channel] =
          at(into.data, target + channel) + (upper * (1 - fy) + lower * fy) * gain;
      }
    }
  }
}

/** How much of the light each halving scatters, from the tight glow to the wide one. */
const scatter = [0.55, 0.6, 0.65, 0.8, 1, 1.1] as const;

/** The glow that air and lens spread around bright light, at half the size of `source`. */
export function bloomOf(source: LightBuffer): LightBuffer {
  const levels = [halve(source)];
  for (let level = 1; level < scatter.length; level++) {
    levels.push(halve(levels[level - 1] as LightBuffer));
  }
  for (let level = scatter.length - 1; level > 0; level--) {
    addEnlarged(
      levels[level - 1] as LightBuffer,
      levels[level] as LightBuffer,
      scatter[level] as number,
    );
  }
  return levels[0] as LightBuffer;
}
