import { expect, test } from 'vitest';
import { furtherDetails } from './further-details.ts';

const passport = {
  pieces: 10,
  burnSeconds: 35,
  minDistanceMetres: 18,
  heightMetres: null,
  minAge: 8,
};
const category = { _id: '1', slug: 'fountains', name: 'Fountains', nameTa: '' };

test.for([
  ['Family', 'Fountains', false],
  ['Family', 'Pots', true],
  ['Duration', 'About 35 seconds', false],
  ['Duration', '30 to 35 seconds', true],
  ['Duration', '1 minute', true],
  ['Safe distance', '18 metres', false],
  ['Safe distance', '20 metres', true],
  ['Shooting height', '20 metres', true],
  ['Suitable for', 'Children above 8 with an adult', false],
  ['Pieces per box', '10', false],
  ['Effect', '10 colours', true],
] as const)('the row %s: %s is shown beside the facts: %s', ([name, value, isShown]) => {
  const rows = furtherDetails({ details: { [name]: value }, passport, category } as never);
  expect(rows).toEqual(isShown ? [[name, value]] : []);
});
