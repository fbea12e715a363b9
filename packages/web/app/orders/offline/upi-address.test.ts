import { expect, test } from 'vitest';
import { upiAddress } from './upi-address.ts';

test('the address names whom, how much and for what, encoded', () => {
  const payment = { upiId: 'shop@okbank', payee: 'Anbu & Sons', amount: 590.5, orderId: 'MP-1' };
  expect(upiAddress(payment)).toBe(
    'upi://pay?pa=shop@okbank&pn=Anbu%20%26%20Sons&am=590.50&cu=INR&tn=MP-1',
  );
});
