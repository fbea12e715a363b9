import { type Colour, colour } from './colour.ts';

export const palette = {
  saffron: colour('#ffb52e', 1.5),
  gold: colour('#ffc96b', 1.15),
  ember: colour('#ff4a26', 1.6),
  magenta: colour('#ff2f92', 1.6),
  teal: colour('#1fe0c4', 1.25),
  blue: colour('#4d7dff', 1.7),
  violet: colour('#b067ff', 1.6),
  green: colour('#6bff6a', 1.1),
  silver: colour('#e6ecff', 1.1),
  charcoal: colour('#c9641c', 0.95),
} as const satisfies Record<string, Colour>;
