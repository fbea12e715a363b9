/** Linear light, red, green and blue; 1 is the brightest the screen shows, more blooms. */
export type Colour = readonly [red: number, green: number, blue: number];

const toLinear = (byte: number): number => (byte / 255) ** 2.2;

export function colour(hex: string, gain = 1): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear(value >> 16) * gain,
    toLinear((value >> 8) & 255) * gain,
    toLinear(value & 255) * gain,
  ];
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

export const scale = (value: Colour, by: number): Colour => [
  value[0] * by,
  value[1] * by,
  value[2] * by,
];
