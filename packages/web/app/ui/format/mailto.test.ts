import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test('an address is written as it is', () => {
  expect(mailto('selvi@example.com')).toBe('mailto:selvi@example.com');
});

test('headers in an address are not headers of the mail', () => {
  const address = new URL(mailto('a?bcc=x@y.z&body=…@d.e'));
  expect(address.search).toBe('');
  expect(decodeURIComponent(address.pathname)).toBe('a?bcc=x@y.z&body=…@d.e');
});
