import { expect, test } from 'vitest';
import { plainFacts, unitWithPieces } from './plain-facts.ts';

const unstated = { class: null, noiseDb: null, minAge: null };

test.for([
  [{}, []],
  [{ minAge: 18, noiseDb: 110, class: 'conventional' }, ['18+', 'Loud']],
  [{ minAge: 8, noiseDb: 0, class: 'safal' }, ['For children', 'Quiet']],
  [{ minAge: 12, noiseDb: 80 }, ['For children', 'Quiet']],
  [{ minAge: 14, noiseDb: 81, class: 'star' }, ['Green cracker']],
  [{ minAge: 13, noiseDb: 101, class: 'swas' }, ['Loud', 'Green cracker']],
  [{ minAge: 14, noiseDb: 100, class: 'none' }, []],
] as const)('of %j a card says %j', ([stated, said]) => {
  expect(plainFacts({ ...unstated, ...stated })).toEqual(said);
});

test.for([
  ['1 Box (10 pcs)', 10, '1 Box (10 pcs)'],
  ['1 Pkt (12 rings)', 12, '1 Pkt (12 rings)'],
  ['1 Bundle', 100, '1 Bundle · 100 pcs'],
  ['1 Box (10 pcs)', 100, '1 Box (10 pcs) · 100 pcs'],
  ['1 Pc', 1, '1 Pc'],
  ['1 Box', null, '1 Box'],
] as const)('%s with %s pieces reads %s', ([unit, pieces, said]) => {
  expect(unitWithPieces(unit, pieces)).toBe(said);
});
