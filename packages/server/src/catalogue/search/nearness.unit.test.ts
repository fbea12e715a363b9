import { expect, test } from 'vitest';
import { makeNearest } from './nearness.ts';

const nearest = makeNearest(['helicopter', 'sparklers', 'stick', 'box', 'sack', 'rocket']);

test.each([
  ['helikoptorian', ['helicopter']],
  ['sparkels', ['sparklers']],
  // Heard as one or two sounds, which half the shop begins with.
  ['zzzzqq', []],
  ['qqqqqq', []],
])('what is near “%s”', (word, near) => expect(nearest(word)).toEqual(near));
