import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRateLimits, type RateLimits, takeBack } from './rate-limits.ts';

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

describe('failures over all accounts of an address', () => {
  const fail = (limits: RateLimits, address = '203.0.113.7') =>
    limits.slowDown('signInFailureAddress', address);
  const failOften = async (limits: RateLimits, times: number) => {
    for (let time = 1; time <= times; time += 1) await fail(limits);
  };
  /** Attempts that proceed within the seconds. */
  const countProceeding = async (attempts: Promise<void>[], seconds: number) => {
    let proceeding = 0;
    for (const attempt of attempts) attempt.then(() => (proceeding += 1)).catch(() => undefined);
    await pass(seconds);
    return proceeding;
  };

  test('slow down after 100 an hour: two go on each second', async () => {
    const limits = await open();
    await failOften(limits, 100);
    const attempts = [1, 2, 3, 4, 5].map(() => fail(limits));
    await fail(limits, '203.0.113.8');
    expect(await countProceeding(attempts, 0.999)).toBe(2);
    expect(await countProceeding(attempts, 0.001)).toBe(4);
    await pass(1);
    await Promise.all(attempts);
    await pass(3_600);
    await failOften(limits, 100);
  });

  test('slow down as well when they come at once', async () => {
    const limits = await open();
    const attempts = Array.from({ length: 130 }, () => fail(limits));
    expect(await countProceeding(attempts, 0)).toBe(102);
    expect(await countProceeding(attempts, 5)).toBe(112);
  });

  test('beyond forty that wait, an attempt is told to come back within 20 seconds', async () => {
    const limits = await open();
    await failOften(limits, 100);
    const waiting = Array.from({ length: 42 }, () => fail(limits));
    await pass(0.1);
    await expect(fail(limits)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 20 });
    await pass(19.9);
    await Promise.all(waiting);
    const next = fail(limits);
    await pass(1);
    await next;
  });

  test('successes and refused attempts do not count', async () => {
    const limits = await open();
    for (let time = 1; time <= 300; time += 1) {
      await fail(limits);
      await limits.excuse('signInFailureAddress', '203.0.113.7');
    }
    await failOften(limits, 100);
    const refused = Array.from({ length: 200 }, () => fail(limits).catch(() => 'refused'));
    await pass(20);
    const outcomes = await Promise.all(refused);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(158);
    for (let time = 1; time <= 42; time += 1) {
      await limits.excuse('signInFailureAddress', '203.0.113.7');
    }
    await limits.excuse('signInFailureAddress', '203.0.113.7');
    await fail(limits);
  });

  test('a shop that closes refuses those that wait, and no longer lets any wait', async () => {
    const limits = await open();
    await failOften(limits, 102);
    const waiting = fail(limits);
    await pass(0.1);
    limits.endWaits();
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    await expect(fail(limits)).rejects.toMatchObject({ status: 503 });
  });
});

test('an address has 600 requests a minute', async () => {
  const limits = await open();
  const send = () => limits.use('anything', '203.0.113.8');
  for (let time = 1; time <= 600; time += 1) await send();
  await pass(20);
  await expect(send()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 40 });
  expect(limits.refusals.get('anything')).toBe(1);
});

test('the networks of one IPv6 site share 16 times the limit of one, those of a /56 four times', async () => {
  const limits = await open();
  const useUp = async (address: string) => {
    for (let time = 1; time <= 20; time += 1) await limits.use('forgotPasswordAddress', address);
    await expect(limits.use('forgotPasswordAddress', address)).rejects.toThrow('Too many');
  };
  for (const last of ['00', '01', '02', '03']) await useUp(`2001:db8:1:aa${last}::1`);
  await expect(limits.use('forgotPasswordAddress', '2001:db8:1:aa04::1')).rejects.toThrow();
  for (let part = 0; part < 12; part += 1) await useUp(`2001:db8:1:b${part.toString(16)}00::1`);
  await expect(limits.use('forgotPasswordAddress', '2001:db8:1:c000::1')).rejects.toThrow();
  await limits.use('forgotPasswordAddress', '2001:db8:2::1');
});

test('requests and attempts at one account are counted in the wider networks, too', async () => {
  const limits = await open();
  const send = (network: number) => limits.use('anything', `2001:db8:1:${network}::1`);
  for (let time = 0; time < 2_400; time += 1) await send(time % 4);
  await expect(send(5)).rejects.toThrow('Too many');
  const attempt = (network: number, account: string) =>
    limits.attempt('signInFailure', account, `2001:db8:1:${network}::1`);
  for (let time = 0; time < 19; time += 1) await attempt(Math.floor(time / 4), 'somebody');
  await attempt(10, 'somebody');
  await expect(attempt(11, 'somebody')).rejects.toMatchObject({ status: 429 });
  await attempt(11, 'somebody else');
  await limits.forget('signInFailure', 'somebody', '2001:db8:1:11::1');
  await attempt(12, 'somebody');
});

test('above the limit an account has one attempt every two seconds, but for whom it makes an exception', async () => {
  const limits = await open();
  const fail = (isExempt = false) =>
    limits.slowDown('signInFailureAccount', 'somebody', () => Promise.resolve(isExempt));
  for (let time = 1; time <= 100; time += 1) await fail();
  await fail(true);
  let proceeding = 0;
  const waiting = Array.from({ length: 11 }, () => fail().then(() => (proceeding += 1)));
  await pass(1.999);
  expect(proceeding).toBe(1);
  await expect(fail()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 20 });
  await pass(2.001);
  expect(proceeding).toBe(3);
  await pass(16);
  await Promise.all(waiting);
});

test('the scale widens a limit', async () => {
  const limits = await open(2);
  for (let time = 1; time <= 6; time += 1) await limits.use('forgotPasswordHour', 'one');
  await expect(limits.use('forgotPasswordHour', 'one')).rejects.toMatchObject({
    status: 429,
  });
});

test('what one limit refuses is not counted by another, and a repeated request by none', async () => {
  const limits = await open();
  const order = (request: string) => limits.useOnce(request, ['orderMinute', 'orderDay'], 'buyer');
  const requests = (minute: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${minute}:${index}`);
  for (let minute = 0; minute < 8; minute += 1) {
    for (const request of [...requests(minute, 6), ...requests(minute, 6)]) await order(request);
    for (const request of requests(minute, 16).slice(6))
      await expect(order(request)).rejects.toMatchObject({ status: 429 });
    await pass(60);
  }
  // So many at once that both limits refuse some of them.
  const sent = await Promise.allSettled(requests(8, 30).map(order));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  await pass(60);
  for (const request of requests(9, 6)) await order(request);
  await pass(60);
  expect(limits.refusals).toEqual(new Map([['orderMinute', 104]]));
  await expect(order('of the same day')).rejects.toMatchObject({ retryAfterSeconds: 85_800 });
  await order('9:5');
});

test('a use that is taken back after its window has ended gives none for nothing', async () => {
  const limiter = new RateLimiterMemory({ points: 1, duration: 60 });
  await limiter.consume('buyer');
  await pass(61);
  await takeBack({ limiter, key: 'buyer' });
  await limiter.consume('buyer');
  await expect(limiter.consume('buyer')).rejects.toMatchObject({ consumedPoints: 2 });
});
