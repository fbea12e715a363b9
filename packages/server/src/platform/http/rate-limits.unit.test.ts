import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkOf, openRateLimits } from './rate-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (RATE_LIMIT_SCALE = 1) => openRateLimits({ RATE_LIMIT_SCALE, REDIS_URL: undefined });

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('each further failure makes the next attempt wait twice as long', async () => {
  const limits = await open();
  const attempt = () => limits.attempt('signInFailure', 'somebody');
  for (let time = 1; time <= 5; time += 1) await attempt();
  for (const pause of [30, 60, 120, 240]) {
    await expect(attempt()).rejects.toMatchObject({ status: 429, retryAfterSeconds: pause });
    await pass(pause - 1);
    await expect(attempt()).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await pass(1);
    await attempt();
  }
  await limits.attempt('signInFailure', 'somebody else');
});

test('a pause is not permanent: after 15 minutes without attempts the count starts again', async () => {
  const limits = await open();
  for (let time = 1; time <= 5; time += 1) await limits.attempt('signInFailure', 'somebody');
  await pass(15 * 60);
  for (let time = 1; time <= 5; time += 1) await limits.attempt('signInFailure', 'somebody');
});

test('a success resets the failures and their pause', async () => {
  const limits = await open();
  for (let time = 1; time <= 5; time += 1) await limits.attempt('signInFailure', 'somebody');
  await limits.forget('signInFailure', 'somebody');
  for (let time = 1; time <= 5; time += 1) await limits.attempt('signInFailure', 'somebody');
  await expect(limits.attempt('signInFailure', 'somebody')).rejects.toMatchObject({ status: 429 });
});

test('a limit counts for each key and answers with the seconds to wait', async () => {
  const limits = await open();
  for (let time = 1; time <= 3; time += 1) await limits.use('forgotPasswordHour', 'one');
  await pass(600);
  await expect(limits.use('forgotPasswordHour', 'one')).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: 3_000,
  });
  await limits.use('forgotPasswordHour', 'other');
  await pass(3_000);
  await limits.use('forgotPasswordHour', 'one');
});

test('the scale widens a limit', async () => {
  const limits = await open(2);
  for (let time = 1; time <= 6; time += 1) await limits.use('forgotPasswordHour', 'one');
  await expect(limits.use('forgotPasswordHour', 'one')).rejects.toMatchObject({ status: 429 });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001::', '2001:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
