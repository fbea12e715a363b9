import { createHmac } from 'node:crypto';
import type { Config } from '#server/platform/config/config.ts';
import { deriveKey } from '#server/sessions/tokens.ts';

/** Proves that a mail to this address was read. It is always the same, so that any of the mails counts. */
export const testMailCode = ({ authSecret }: Pick<Config, 'authSecret'>, email: string): string =>
  createHmac('sha256', deriveKey(authSecret, 'test-mail')).update(email).digest('base64url');
