import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRateLimits, type RateLimits } from '#server/platform/http/rate-limits.ts';
import { findFreePort, type ShopProcess, startShopProcess } from '#test/shop-process.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

let port: number;
let redis: ChildProcess;
let shops: ShopProcess[] = [];

beforeAll(async () => {
  if (!hasRedis) return;
  port = await findFreePort();
  await startRedis();
  const settings = {
    REDIS_URL: `redis://127.0.0.1:${port}`,
    SEED: 'none',
    LOG_LEVEL: 'silent',
  };
  shops = await Promise.all([1, 2].map(() => startShopProcess(settings)));
}, 90_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  redis?.kill('SIGKILL');
});

async function startRedis(): Promise<void> {
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  redis = spawn('redis-server', ['--port', String(port), ...settings], { stdio: 'ignore' });
  await vi.waitFor(async () => expect(await askRedis('PING')).toBe('+PONG'), 10_000);
}

/** The first line of the Redis reply to one command: https://redis.io/docs/latest/develop/reference/protocol-spec/ */
async function askRedis(command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(2_000, () => socket.destroy(new Error('no answer')));
  socket.write(`${command}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().split('\r\n')[0] ?? '';
}

/** How often a key has been counted; to read a number as one line, nothing is added to it. */
const countedIn = async (limit: string, key: string): Promise<number> =>
  Number((await askRedis(`INCRBY ${limit}:${key} 0`)).slice(1));

/** Signs in with a wrong password at one of the shops; the response has to come in time. */
async function guess(shop: ShopProcess | undefined, email: string): Promise<number> {
  const response = await fetch(`${shop?.url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not-the-password' }),
    signal: AbortSignal.timeout(5_000),
  });
  await response.arrayBuffer();
  return response.status;
}

/** The statuses of eight guesses at both shops in turn; five are allowed. */
async function guessByTurns(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < 8; time += 1) statuses.push(await guess(shops[time % 2], email));
  return statuses;
}

const shared = [401, 401, 401, 401, 401, 429, 429, 429];

/** Both shops count in Redis again once their counts are found there. */
const untilShared = (name: string) => {
  let attempt = 0;
  return expect
    .poll(
      async () => {
        attempt += 1;
        return guessByTurns(`${name}-${attempt}@mail.test`);
      },
      { timeout: 20_000 },
    )
    .toEqual(shared);
};

test('of requests that come to two processes at once, exactly as many as allowed are let through', async ({
  skip,
}) => {
  if (!hasRedis) skip('redis-server is not installed');
  const processes = await openTwo();
  let passed = 0;
  // In portions that Redis answers within the time of a command, also on a busy machine.
  for (let portion = 0; portion < 14; portion += 1) {
    const asked = Array.from({ length: 50 }, (_, index) =>
      processes[index % 2]?.use('anything', '203.0.113.8'),
    );
    const answers = await Promise.allSettled(asked);
    passed += answers.filter(({ status }) => status === 'fulfilled').length;
  }
  expect(passed).toBe(600);
  for (const limits of processes) limits.close();
}, 30_000);

/** The limits of two processes. */
async function openTwo(): Promise<RateLimits[]> {
  const settings = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_SCALE: 1 };
  const processes = await Promise.all([1, 2].map(() => openRateLimits(settings)));
  // Until it is connected, each counts for itself.
  const probe = randomUUID();
  for (const [index, limits] of processes.entries()) {
    await expect
      .poll(async () => {
        await limits.slowDown('signInFailureAddress', `${probe}-${index}`);
        return askRedis(`EXISTS signInFailureAddress:${probe}-${index}`);
      })
      .toBe(':1');
  }
  return processes;
}

test('two processes share the failures of an address, how fast more go on, and what was counted', async ({
  skip,
}) => {
  if (!hasRedis) skip('redis-server is not installed');
  const processes = await openTwo();
  const fail = (time: number) =>
    processes[time % 2]?.slowDown('signInFailureAddress', '203.0.113.9');
  for (let time = 1; time <= 100; time += 1) await fail(time);
  const started = performance.now();
  await Promise.all([1, 2, 3, 4, 5].map(fail));
  expect(performance.now() - started).toBeGreaterThan(1_900);
  for (const limits of processes) await limits.useOnce('one order', ['orderMinute'], 'priya');
  expect(await countedIn('orderMinute', 'priya')).toBe(1);
  for (const limits of processes) limits.close();
}, 30_000);

test('a count that was stored without an end gets one', async ({ skip }) => {
  if (!hasRedis) skip('redis-server is not installed');
  const [limits, other] = await openTwo();
  await askRedis('SET anything:203.0.113.10 5');
  await limits?.use('anything', '203.0.113.10');
  expect(await countedIn('anything', '203.0.113.10')).toBe(6);
  const secondsLeft = Number((await askRedis('TTL anything:203.0.113.10')).slice(1));
  expect(secondsLeft).toBeGreaterThan(0);
  limits?.close();
  other?.close();
}, 30_000);

test('a request that comes to two processes at the same moment counts once', async ({ skip }) => {
  if (!hasRedis) skip('redis-server is not installed');
  const processes = await openTwo();
  for (let order = 1; order <= 20; order += 1) {
    const buyer = `buyer-${order}`;
    await Promise.all(
      processes.map((limits) =>
        limits.useOnce(`order ${order}`, ['orderMinute', 'orderDay'], buyer),
      ),
    );
    expect(await countedIn('orderMinute', buyer)).toBe(1);
    expect(await countedIn('orderDay', buyer)).toBe(1);
  }
  for (const limits of processes) limits.close();
}, 30_000);

test('two processes share limits, count alone while Redis is down, and share again', async ({
  skip,
}) => {
  if (!hasRedis) skip('redis-server is not installed');
  expect(await guessByTurns('first@mail.test')).toEqual(shared);

  redis.kill('SIGKILL');
  await once(redis, 'exit');
  for (const shop of shops) {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push(await guess(shop, 'alone@mail.test'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  }

  await startRedis();
  await untilShared('again');
}, 90_000);

test('a Redis that accepts connections but never answers delays no request', async ({ skip }) => {
  if (!hasRedis) skip('redis-server is not installed');
  await untilShared('before');
  redis.kill('SIGSTOP');
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) statuses.push(await guess(shops[0], 'silent@mail.test'));
  redis.kill('SIGCONT');
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  await untilShared('after');
}, 90_000);
