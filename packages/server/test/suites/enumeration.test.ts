import { forgotPassword, resetPassword, verifyOtp } from '@mathappu/contract/account';
import type { AnyEndpoint } from '@mathappu/contract/endpoint';
import { login } from '@mathappu/contract/sessions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customer } from '#test/people.ts';
import { openTestShop, type TestAnswer, type TestShop } from '#test/test-shop.ts';

/** `npm run program -- bench/long-tests.ts enumeration` sets 300 and allows less difference. */
const rounds = Number(process.env.ENUMERATION_ROUNDS ?? 20);
const isLong = rounds >= 300;
/**
 * A few rounds on a busy machine are compared by their faster ones and with a wide tolerance:
 * enough to notice a password that is not hashed.
 */
const compared = isLong
  ? { quantile: 0.5, share: 0.05, ms: 5 }
  : { quantile: 0.2, share: 0.5, ms: 20 };
/** Tries after which a code is used up. */
const triesEach = 5;

let testShop: TestShop;
const known: string[] = [];
const unknown: string[] = [];

beforeAll(async () => {
  // The production cost, so that hashing takes its real time.
  testShop = await openTestShop({
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost:3000',
  });
  for (let index = 0; index < Math.ceil(rounds / triesEach); index += 1) {
    known.push((await customer(testShop)).email);
    unknown.push(`nobody-${index}@mail.test`);
  }
  for (const email of [...known, ...unknown]) {
    await testShop.call(forgotPassword, { body: { email } });
  }
  await testShop.runJobs();
}, 120_000);
afterAll(() => testShop.close());

type RequestFor = (email: string) => Promise<TestAnswer<AnyEndpoint>>;

const requests: Record<string, RequestFor> = {
  'signing in': (email) => testShop.call(login, { body: { email, password: 'not-the-password' } }),
  'asking for a code': (email) => testShop.call(forgotPassword, { body: { email } }),
  'guessing the code': (email) => testShop.call(verifyOtp, { body: { email, otp: '000000' } }),
  'setting a password without proof': (email) => {
    const newPassword = 'tamarind-harbour-7';
    const body = { email, newPassword, confirmPassword: newPassword, proof: 'not-the-proof' };
    return testShop.call(resetPassword, { body });
  },
};

/** A response without the parts that differ each time. */
function seen({ status, headers, refusal }: TestAnswer<AnyEndpoint>) {
  const { requestId: _request, ...body } = refusal;
  const { 'x-request-id': _id, date: _date, ...remaining } = headers;
  return { status, headers: remaining, body };
}

function quantileOf(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * compared.quantile)] ?? 0;
}

test.each(Object.entries(requests))(
  '%s does not reveal whether an account exists',
  async (name, request) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const timed = async (who: 'known' | 'unknown', email: string) => {
      const started = performance.now();
      const answer = await request(email);
      times[who].push(performance.now() - started);
      return seen(answer);
    };
    for (let round = 0; round < rounds; round += 1) {
      const one = known[round % known.length] ?? '';
      const other = unknown[round % unknown.length] ?? '';
      const isFirst = round % 2 === 0;
      const first = await (isFirst ? timed('known', one) : timed('unknown', other));
      const second = await (isFirst ? timed('unknown', other) : timed('known', one));
      expect(second).toEqual(first);
    }
    const ofKnown = quantileOf(times.known);
    const ofUnknown = quantileOf(times.unknown);
    // biome-ignore lint/suspicious/noConsole: the figures are what the long form is run for
    if (isLong) console.log(`${name}: ${ofKnown.toFixed(2)} ms known, ${ofUnknown.toFixed(2)} not`);
    const difference = Math.abs(ofKnown - ofUnknown);
    expect(difference).toBeLessThan(Math.max(compared.ms, compared.share * ofUnknown));
  },
  60_000 + rounds * 3_000,
);
