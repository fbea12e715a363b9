import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { dummyHash, hashPassword, isCommonPassword, verifyPassword } from './password.ts';

const cheap = { passwordCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 } };
const { passwordCost } = readConfig({
  NODE_ENV: 'development',
  AUTH_SECRET: 'a secret of more than 32 bytes for tests',
});

test('a password is verified against its hash', async () => {
  const hashed = await hashPassword(cheap, 'banyan-lantern-42');
  expect(await verifyPassword(hashed, 'banyan-lantern-42')).toBe(true);
  expect(await verifyPassword(hashed, 'banyan-lantern-43')).toBe(false);
  expect(await verifyPassword(undefined, 'banyan-lantern-42')).toBe(false);
});

test('passwords are compared in Unicode normal form', async () => {
  const hashed = await hashPassword(cheap, 'caf\u00e9-terrace');
  expect(await verifyPassword(hashed, 'cafe\u0301-terrace')).toBe(true);
});

test('hashes cost 64 MiB and 3 passes, and so does the dummy hash', async () => {
  const cost = /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/;
  expect(await hashPassword({ passwordCost }, 'banyan-lantern-42')).toMatch(cost);
  expect(dummyHash).toMatch(cost);
});

test('with 2 hashes running and 50 queued, the next is refused with Retry-After', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => hashPassword(cheap, 'banyan-lantern-42')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  }
  expect(await hashPassword(cheap, 'banyan-lantern-42')).toBeTruthy();
});

test('common passwords are recognised in any case', () => {
  for (const password of ['password', 'Password123', 'QWERTYUIOP', '12345678', 'chennai@123']) {
    expect(isCommonPassword(password)).toBe(true);
  }
  expect(isCommonPassword('banyan-lantern-42')).toBe(false);
});

test('every line of the list can match: lower case and long enough', () => {
  const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  expect(lines.length).toBeGreaterThanOrEqual(1_000);
  expect(lines.filter((line) => line.length < 8 || line !== line.toLowerCase())).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});
