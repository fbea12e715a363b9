import { createHmac, randomBytes } from 'node:crypto';

/** A secret as Standard Webhooks writes it: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export const makeEventSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

type Message = { readonly id: string; readonly timestamp: number; readonly body: string };

/** The headers of a message. @param message its timestamp is in seconds since 1970 */
export function signEvent(
  secret: string,
  { id, timestamp, body }: Message,
): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
