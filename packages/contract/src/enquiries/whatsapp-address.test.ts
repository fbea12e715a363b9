import { expect, test } from 'vitest';
import { whatsappAddress } from './whatsapp-address.ts';

test('ten digits are a number of India; a text goes along as it is', () => {
  expect(whatsappAddress('98765 43210')).toBe('https://wa.me/919876543210');
  expect(whatsappAddress('+91 98765-43210')).toBe('https://wa.me/919876543210');
  expect(whatsappAddress('9876543210', 'A & B?')).toBe(
    'https://wa.me/919876543210?text=A%20%26%20B%3F',
  );
});
