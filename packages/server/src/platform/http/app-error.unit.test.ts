import { expect, test } from 'vitest';
import { AppError, toRefusal } from './app-error.ts';

test('a refusal carries its code, its sentence and what the sentence speaks of', () => {
  const refusal = toRefusal(new AppError('onlyLeftBesideCart', { stock: 3, inCart: 2 }), 'r1');
  expect(refusal).toEqual({
    success: false,
    error: true,
    code: 'onlyLeftBesideCart',
    message: 'Only 3 left in stock, and your cart already has 2',
    details: { stock: 3, inCart: 2 },
    data: null,
    issues: undefined,
    requestId: 'r1',
  });
});

test('what fills a sentence is never read as a part of it', () => {
  const { message } = new AppError('orderShort', {
    product: '{stock} $& {x}',
    needed: 2,
    stock: 1,
  });
  expect(message).toBe('{stock} $& {x}: 2 needed, 1 in stock');
});

test('a refusal about one field has its sentence as the issue of that field', () => {
  const { issues, message } = new AppError('unknownImage', {}, { field: 'image' });
  expect(issues).toEqual([{ path: 'image', message }]);
});

test('how long to wait is a detail', () => {
  const { details } = new AppError('unavailable', {}, { retryAfterSeconds: 3 });
  expect(details).toEqual({ retryAfterSeconds: 3 });
});

test('what a sentence speaks of cannot be left out', () => {
  new AppError('notFound');
  // @ts-expect-error how many are left is missing
  new AppError('onlyLeft');
  // @ts-expect-error so it is here
  new AppError('onlyLeft', { inCart: 2 });
  // @ts-expect-error there is no such code
  expect(() => new AppError('outOfPatience')).toThrow();
});
