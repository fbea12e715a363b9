import { expect, test } from 'vitest';
import { checkAvatarFile } from './image-choice.tsx';

const limit = 2 * 1024 * 1024;

test.each([
  ['image/png', 1, undefined],
  ['image/jpeg', limit, undefined],
  ['image/png', limit + 1, 'File size must be less than 2MB'],
  ['application/pdf', 1, 'Please select an image file (JPEG, PNG)'],
  ['', limit + 1, 'Please select an image file (JPEG, PNG)'],
])('a file of type %j and %i bytes: %j', (type, size, complaint) => {
  expect(checkAvatarFile({ type, size })).toBe(complaint);
});
