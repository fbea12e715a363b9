import { expect, test } from 'vitest';
import { imageSourceSet } from './product-image.tsx';

test('names the three widths of an upload', () => {
  expect(imageSourceSet('/uploads/0198-ab-1280.webp')).toBe(
    '/uploads/0198-ab-320.webp 320w, /uploads/0198-ab-640.webp 640w, /uploads/0198-ab-1280.webp 1280w',
  );
});

test('leaves every other address alone', () => {
  expect(imageSourceSet('https://elsewhere.example/uploads/a-1280.webp')).toBeUndefined();
  expect(imageSourceSet('/uploads/a-640.webp')).toBeUndefined();
  expect(imageSourceSet('/uploads/a-1280.webp?x=1')).toBeUndefined();
});
