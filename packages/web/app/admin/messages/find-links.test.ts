import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

/** What is linked, with where it leads. */
const linksIn = (text: string) =>
  findLinks(text).flatMap(({ text: part, order, phone }) =>
    order || phone ? [`${part} → ${order ?? phone}`] : [],
  );

test.each([
  ['Where is MP-7K4Q-92XD?', ['MP-7K4Q-92XD → MP-7K4Q-92XD']],
  ['mp7k4q92xd and #MP-7K4Q-92X0', ['mp7k4q92xd → MP-7K4Q-92XD', 'MP-7K4Q-92X0 → MP-7K4Q-92X0']],
  ['Please call 98400 12345.', ['98400 12345 → 9840012345']],
  ['+91 98400-12345, or 09840012346', ['+91 98400-12345 → 9840012345', '09840012346 → 9840012346']],
  ['9840012345\n600017', ['9840012345 → 9840012345']],
])('finds what %j names', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  'Our MP-7K4Q-92XDE or XMP-7K4Q-92XD',
  'Paid ₹9840012345 or 98400123456',
  'Pincode 641006, 12 boxes of 15 cm',
  'LR 1234 5678 9012',
])('links nothing in %j', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('the parts together are the text', () => {
  const text = 'About MP-7K4Q-92XD: call 9840012345, please';
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(findLinks('')).toEqual([]);
});
