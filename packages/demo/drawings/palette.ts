export const palette = {
  ink: '#0a0519',
  night: '#140b2e',
  plum: '#2b1150',
  violet: '#7a3fd0',
  lilac: '#c79bff',
  magenta: '#ff3d9a',
  rose: '#ff8fc4',
  ember: '#ff4326',
  red: '#e3202f',
  maroon: '#7d0f2b',
  saffron: '#ff951c',
  gold: '#ffc649',
  straw: '#ffe29a',
  cream: '#fff4dc',
  teal: '#12bfb0',
  aqua: '#6ff3e6',
  peacock: '#0a6f8f',
  blue: '#3f7dff',
  sky: '#8cc4ff',
  green: '#35e06a',
  lime: '#b6ff6a',
  leaf: '#0f7a4a',
  kraft: '#b98a57',
  card: '#8d633a',
  steel: '#b9bfd6',
} as const;

/** Mixes two #rrggbb colours; amount 0 is the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - amount) + channel(second, at) * amount)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const lighter = (colour: string, amount: number) => mix(colour, '#ffffff', amount);
export const darker = (colour: string, amount: number) => mix(colour, palette.ink, amount);
