import { receiptDayInvalid } from '@mathappu/contract/words/input';
import { expect, test } from 'vitest';
import { AppError, toRefusal } from './app-error.ts';

test('a refusal has its code, its sentence and the values in the sentence', () => {
  const refusal = toRefusal(new AppError('onlyLeftBesideCart', { stock: 3, inCart: 2 }), {
    requestId: 'r1',
  });
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

test('a refusal whose sentence has no values has no details', () => {
  const sent = JSON.parse(JSON.stringify(toRefusal(new AppError('notFound'))));
  expect(sent).not.toHaveProperty('details');
});

test('a value is not itself searched for placeholders', () => {
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

test('a refusal is worded in the language that was asked for, its field as well', () => {
  const stock = new AppError('onlyLeft', { stock: 3 });
  expect(toRefusal(stock, { language: 'ta' })).toMatchObject({
    code: 'onlyLeft',
    message: '3 மட்டுமே இருப்பில் உள்ளது',
    details: { stock: 3 },
  });
  const password = new AppError('commonPassword', {}, { field: 'password' });
  const { message, issues } = toRefusal(password, { language: 'ta' });
  expect(message).toMatch(/^இந்தக் கடவுச்சொல்/);
  expect(issues).toEqual([{ path: 'password', message }]);

  const day = { field: 'receivedOn', problem: receiptDayInvalid } as const;
  const refused = toRefusal(new AppError('invalidInput', {}, day), { language: 'ta' });
  expect(refused.issues).toEqual([{ path: 'receivedOn', message: refused.message }]);
  expect(refused.message).toBe('இன்றைக்குப் பிந்தாத ஒரு நாள்');
});

test('a refusal in Tamil says statuses and who is no admin in Tamil, and keeps them in its details', () => {
  const moved = { by: 'Somebody else', status: 'PENDING_PAYMENT', at: '2026-11-21T10:35:00.000Z' };
  expect(toRefusal(new AppError('orderStatusChanged', moved), { language: 'ta' })).toMatchObject({
    message:
      'இதற்கிடையில் இந்த ஆர்டரின் நிலை பணம் நிலுவை என மாற்றப்பட்டது (வேறொருவர்). உங்கள் மாற்றம் சேமிக்கப்படவில்லை',
    details: moved,
  });
  const marked = { by: 'Priya', state: 'not answered', at: moved.at };
  const { message } = toRefusal(new AppError('messageAnswerChanged', marked), { language: 'ta' });
  expect(message).toContain('பதிலளிக்காதது எனக் குறிக்கப்பட்டது (Priya)');
});

test('the seconds to wait are among the details', () => {
  const { details } = new AppError('unavailable', {}, { retryAfterSeconds: 3 });
  expect(details).toEqual({ retryAfterSeconds: 3 });
});

test('the values in a sentence are required', () => {
  new AppError('notFound');
  // @ts-expect-error `stock` is missing
  new AppError('onlyLeft');
  // @ts-expect-error `stock` is missing here too
  new AppError('onlyLeft', { inCart: 2 });
  // @ts-expect-error there is no such code
  expect(() => new AppError('outOfPatience')).toThrow();
});
