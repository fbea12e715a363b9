import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';
import { deriveKey, type KeyPurpose } from './tokens.ts';

type Secret = Pick<Config, 'authSecret'>;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * `nonce, tag, ciphertext` as base64url, for what has to be read again and so cannot be hashed. Another
 * purpose is another key: https://csrc.nist.gov/pubs/sp/800/38/d/final
 */
export function encryptSecret({ authSecret }: Secret, text: string, purpose: KeyPurpose): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(authSecret, purpose), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Undefined when it was altered, or encrypted for another purpose or under another AUTH_SECRET. */
export function decryptSecret(
  { authSecret }: Secret,
  encrypted: string,
  purpose: KeyPurpose,
): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const key = deriveKey(authSecret, purpose);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
