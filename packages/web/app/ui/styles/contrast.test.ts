import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [day = '', rest = ''] = css.split('@custom-variant evening');

const coloursOf = (block: string) =>
  new Map(
    [...block.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );

const byDay = coloursOf(day);
const byNight = new Map([...byDay, ...coloursOf(rest)]);

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(
  colours: ReadonlyMap<string | undefined, string | undefined>,
  pair: string,
): number {
  const [one = 0, other = 0] = pair.split(' on ').map((name) => {
    const hex = colours.get(name);
    if (!hex) throw new Error(`no colour ${name}`);
    return luminance(hex);
  });
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const grounds = ['paper', 'surface', 'sunken'];
const tones = ['green', 'yellow', 'blue', 'grey', 'purple', 'red'];
const onGrounds = (...inks: string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => `${ink} on ${ground}`));

const texts = [
  ...onGrounds('ink', 'ink-soft', 'primary', 'teal', 'teal-strong', 'danger'),
  ...tones.map((tone) => `${tone}-ink on ${tone}-soft`),
  'on-primary on primary',
  'on-primary on primary-strong',
  'on-danger on danger',
  'on-danger on danger-strong',
  'primary-strong on primary-soft',
  'ink on primary-soft',
  'teal-strong on teal-soft',
  'teal on teal-soft',
  'danger on danger-soft',
  'ink on danger-soft',
  'paper on teal',
  'yellow-ink on gold-soft',
  'ink-soft on grey-soft',
  'on-night on night',
  'on-night on night-raised',
];
const edges = [...onGrounds('line-strong', 'teal', 'focus')];

test.each([
  ['day', byDay],
  ['night', byNight],
] as const)('text has a contrast of 4.5 and edges of 3 by %s', (_, colours) => {
  expect(texts.filter((pair) => contrast(colours, pair) < 4.5)).toEqual([]);
  expect(edges.filter((pair) => contrast(colours, pair) < 3)).toEqual([]);
});

test('every ground, ink and tone of the day has its value for the night', () => {
  const night = coloursOf(rest);
  const constant = ['gold', 'night', 'night-raised', 'plum', 'on-night', 'on-night-soft'];
  const missing = [...byDay.keys()].filter(
    (name = '') => !night.has(name) && !constant.includes(name) && !name.startsWith('signal-'),
  );
  expect(missing).toEqual([]);
});
