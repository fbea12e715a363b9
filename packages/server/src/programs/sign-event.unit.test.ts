import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import { makeEventSecret, signEvent } from './sign-event.ts';

/** One bit of a text, somewhere, is another one. */
function withBitChanged(text: string, { below }: SeededRandom): string {
  const bytes = Buffer.from(text, 'latin1');
  const at = below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << below(7));
  return bytes.toString('latin1');
}

test('the specification’s own library verifies 1,000 events, and none with one bit changed', () => {
  const random = seededRandom(7);
  const timestamp = Math.floor(Date.now() / 1_000);
  let verified = 0;
  const taken: unknown[] = [];
  for (let count = 0; count < 1_000; count += 1) {
    const secret = makeEventSecret();
    const body = JSON.stringify({ type: 'order.placed', data: { total: random.next(), count } });
    const headers = signEvent(secret, { id: crypto.randomUUID(), timestamp, body });
    const receiver = new Webhook(secret);
    if (receiver.verify(body, headers)) verified += 1;
    const changed: Record<string, string> & { body: string } = { ...headers, body };
    const part = (['webhook-id', 'webhook-signature', 'body'] as const)[count % 3] ?? 'body';
    changed[part] = withBitChanged(changed[part] ?? '', random);
    try {
      taken.push(receiver.verify(changed.body, changed));
    } catch {
      // Refused, as it has to be.
    }
  }
  expect(verified).toBe(1_000);
  expect(taken).toEqual([]);
});

test('another secret, an old message and a moved timestamp are refused', () => {
  const secret = makeEventSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const now = Math.floor(Date.now() / 1_000);
  const body = '{}';
  const sign = (timestamp: number) => signEvent(secret, { id: 'one', timestamp, body });
  const receiver = new Webhook(secret);
  expect(receiver.verify(body, sign(now))).toEqual({});
  expect(() => new Webhook(makeEventSecret()).verify(body, sign(now))).toThrow();
  expect(() => receiver.verify(body, sign(now - 600))).toThrow();
  const moved = { ...sign(now), 'webhook-timestamp': String(now + 1) };
  expect(() => receiver.verify(body, moved)).toThrow();
});
