import { expect, test } from 'vitest';
import { checkProductImage } from './check-product-image.ts';

test.each([
  ['image/png', 'a.png', undefined],
  ['image/jpeg', 'a.jpg', undefined],
  ['image/heic', 'a.heic', undefined],
  ['', 'IMG_0001.HEIC', undefined],
  ['image/svg+xml', 'a.svg', 'Please select an image file (JPEG, PNG)'],
  ['', 'a', 'Please select an image file (JPEG, PNG)'],
])('%s %s: %s', (type, name, problem) => {
  expect(checkProductImage({ type, name })).toBe(problem);
});
