import { expect, test } from 'vitest';
import { checkPicture } from './check-picture.ts';

test.each([
  ['image/png', 'a.png', undefined],
  ['image/jpeg', 'a.jpg', undefined],
  ['image/heic', 'a.heic', undefined],
  ['', 'IMG_0001.HEIC', undefined],
  ['image/svg+xml', 'a.svg', 'Please select an image file (JPEG, PNG)'],
  ['', 'a', 'Please select an image file (JPEG, PNG)'],
])('%s %s: %s', (type, name, problem) => {
  expect(checkPicture({ type, name })).toBe(problem);
});
