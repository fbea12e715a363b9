import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';

test.each([
  ['Anbu Kumar', 'Anbu K.'],
  ['Anbu Raj kumar', 'Anbu K.'],
  ['K. Anbu', 'Anbu K.'],
  ['K S Anbu', 'Anbu S.'],
  ['அன்பு குமார்', 'அன்பு கு.'],
  ['கு. அன்பு', 'அன்பு கு.'],
  ["Mary-Ann O'Neill", 'Mary-Ann O.'],
  ['  Anbu   K  ', 'Anbu K.'],
  ['Anbu (98765 43210)', 'Anbu'],
  ['anbu@mail.test', 'anbu'],
  ['<b>Anbu</b> <i>K</i>', 'b I.'],
  ['edge 36', 'edge'],
  ['K', 'K'],
])('%s is shown as %s', (name, expected) => {
  expect(authorName(name)).toBe(expected);
});

test('edge 36: one word alone stands alone', () => {
  expect(authorName('Anbu')).toBe('Anbu');
});

test.each(['', '  ', '98765 43210', '★ ★', '...'])(
  'edge 36: without letters there is no name: %j',
  (name) => {
    expect(authorName(name)).toBeUndefined();
  },
);
