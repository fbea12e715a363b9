import { expect, test } from 'vitest';
import { checkProductImage } from './check-product-image.ts';

const megabyte = 1024 * 1024;

test.each([
  ['image/png', 5 * megabyte, undefined],
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * megabyte + 1, 'File size must be less than 5MB'],
  ['image/svg+xml', 1, 'Please select an image file (JPEG, PNG)'],
  ['', 1, 'Please select an image file (JPEG, PNG)'],
])('%s of %d bytes: %s', (type, size, problem) => {
  expect(checkProductImage({ type, size })).toBe(problem);
});
