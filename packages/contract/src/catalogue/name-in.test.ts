import { expect, test } from 'vitest';
import { bothNamesIn, nameIn } from './name-in.ts';

const pot = { name: 'Flower Pots', nameTa: 'புஸ்வாணம்' };
const comet = { name: 'Comet', nameTa: '' };

test('the Tamil name leads for readers of Tamil, where there is one', () => {
  expect([nameIn('ta', pot), nameIn('en', pot)]).toEqual(['புஸ்வாணம்', 'Flower Pots']);
  expect([nameIn('ta', comet), nameIn('en', comet)]).toEqual(['Comet', 'Comet']);
  expect(bothNamesIn('ta', pot)).toBe('புஸ்வாணம் (Flower Pots)');
  expect(bothNamesIn('en', pot)).toBe('Flower Pots');
  expect(bothNamesIn('ta', comet)).toBe('Comet');
});
