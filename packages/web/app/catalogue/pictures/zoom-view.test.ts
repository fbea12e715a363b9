import { expect, test } from 'vitest';
import { move, wholePicture, zoomAt } from './zoom-view.ts';

const screen = { width: 400, height: 800 };

test('what is under the fingers stays there', () => {
  const view = zoomAt(wholePicture, 2, { x: 100, y: -50 }, screen);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomAt(view, 0.5, { x: 100, y: -50 }, screen)).toEqual(wholePicture);
});

test('a picture is shown from once to three times its size and is not pushed off the screen', () => {
  const middle = { x: 0, y: 0 };
  expect(zoomAt(wholePicture, 9, middle, screen).scale).toBe(3);
  expect(zoomAt(wholePicture, 0.2, middle, screen)).toEqual(wholePicture);
  expect(move(wholePicture, { x: 50, y: 50 }, screen)).toEqual(wholePicture);
  const twice = zoomAt(wholePicture, 2, middle, screen);
  expect(move(twice, { x: 900, y: -900 }, screen)).toEqual({ scale: 2, x: 200, y: -400 });
});
