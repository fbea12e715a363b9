import { expect, test } from 'vitest';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';

const config = { authSecret: 'a secret of more than 32 bytes for tests' };
const text = 'JBSWY3DPEHPK3PXP ரகசியம்';

test('a secret is read again, and is never encrypted alike', () => {
  const encrypted = encryptSecret(config, text, 'second-step');
  expect(encrypted).not.toContain('JBSW');
  expect(decryptSecret(config, encrypted, 'second-step')).toBe(text);
  expect(encryptSecret(config, text, 'second-step')).not.toBe(encrypted);
  expect(decryptSecret(config, encryptSecret(config, '', 'second-step'), 'second-step')).toBe('');
});

test('edge 10: under another AUTH_SECRET or for another purpose it is not read', () => {
  const encrypted = encryptSecret(config, text, 'second-step');
  const other = { authSecret: 'another secret of more than 32 bytes for tests' };
  expect(decryptSecret(other, encrypted, 'second-step')).toBeUndefined();
  expect(decryptSecret(config, encrypted, 'test-mail')).toBeUndefined();
});

test('with one bit changed or cut anywhere it is not read', () => {
  const bytes = Buffer.from(encryptSecret(config, text, 'second-step'), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    const at = bit >> 3;
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << (bit & 7)), at);
    expect(decryptSecret(config, changed.toString('base64url'), 'second-step')).toBeUndefined();
  }
  for (let length = 0; length < bytes.length; length++) {
    const cut = bytes.subarray(0, length).toString('base64url');
    expect(decryptSecret(config, cut, 'second-step')).toBeUndefined();
  }
});
