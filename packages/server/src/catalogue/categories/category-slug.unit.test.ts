import { expect, test } from 'vitest';
import { chooseSlug, slugOf } from './category-slug.ts';

test.each([
  ['Flower pots', 'flower-pots'],
  ['Candles, torches and bangles', 'candles-torches-and-bangles'],
  ['  10 cm & more! ', '10-cm-more'],
  ['<b>', 'b'],
  ['4 & 5', '4-5'],
  ['புஸ்வாணம்', ''],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('edge 9: a name without a letter or digit is numbered', () => {
  const owners = new Map([['category-1', 'one']]);
  expect(chooseSlug('புஸ்வாணம்', { owners, categoryId: undefined })).toBe('category-2');
  expect(chooseSlug('புஸ்வாணம்', { owners, categoryId: 'one' })).toBe('category-1');
});

test('edge 6: a slug that leads to another category is taken, its own is taken again', () => {
  const owners = new Map<string, string | null>([
    ['rockets', 'one'],
    ['sparklers', null],
  ]);
  expect(chooseSlug('Rockets', { owners, categoryId: 'two' })).toBeUndefined();
  expect(chooseSlug('Rockets', { owners, categoryId: 'one' })).toBe('rockets');
  // Of a deleted category: it leads nowhere for ever.
  expect(chooseSlug('Sparklers', { owners, categoryId: undefined })).toBe('sparklers-2');
  expect(chooseSlug('Other', { owners, categoryId: undefined })).toBeUndefined();
});
