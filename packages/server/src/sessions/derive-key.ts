import { hkdfSync } from 'node:crypto';

type KeyPurpose = 'access-token' | 'refresh-token' | 'recovery-code' | 'recovery-try';

/** A key of its own for each purpose, so that what one signs means nothing to another. */
export function deriveKey(authSecret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', authSecret, '', `mathappu ${purpose}`, 32));
}
