import { expect, test } from 'vitest';
import { isRight, noProblem, problemErrors, toProblem } from './problem-values.ts';

const lines = [
  { productId: 'a', name: 'Atom', nameTa: '', quantity: 3 },
  { productId: 'b', name: 'Bijili', nameTa: '', quantity: 1 },
];
const row = (key: string, productId: string, pieces: string, what: 'damaged' | 'missing') => ({
  ...{ key, productId, pieces, what },
});

test('a form needs a product, pieces that were sent, and a photo of what is damaged', () => {
  expect(problemErrors(noProblem, lines)).toEqual({
    rows: new Map(),
    lines: 'Choose what is damaged, missing or wrong',
  });
  const rows = [
    row('1', 'a', '2', 'damaged'),
    row('2', 'a', '2', 'missing'),
    row('3', 'b', '1.5', 'missing'),
    row('4', 'b', '', 'missing'),
  ];
  const errors = problemErrors({ ...noProblem, rows }, lines);
  expect(Object.fromEntries(errors.rows)).toEqual({
    2: 'A whole number from 1 to 3',
    3: 'A whole number from 1 to 1',
    4: 'A whole number from 1 to 1',
  });
  expect(errors.photos).toBe('Add a photo of what is damaged');
});

test('a form without errors becomes the body of the call', () => {
  const rows = [row('1', 'a', '2', 'damaged'), row('2', 'a', '1', 'missing')];
  const values = { rows, text: ' wet ', photos: ['order-1'] };
  expect(isRight(problemErrors(values, lines))).toBe(true);
  expect(toProblem(values)).toEqual({
    kind: 'problem',
    lines: [
      { productId: 'a', what: 'damaged', quantity: 2 },
      { productId: 'a', what: 'missing', quantity: 1 },
    ],
    text: 'wet',
    photos: ['order-1'],
  });
});
