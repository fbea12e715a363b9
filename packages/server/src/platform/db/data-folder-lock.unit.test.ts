import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mathappu-lock-'));
  path = join(folder, 'shop.lock');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const readLock = () => JSON.parse(readFileSync(path, 'utf8')) as object;

/** The lock of a process in another container, whose last sign of life was so long ago. */
function writeForeignLock(ageMs: number): void {
  writeFileSync(path, JSON.stringify({ id: 'other', pid: 1, startedAt: '1', place: 'elsewhere' }));
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
}

/** Of what waits for a holder to end. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a folder has one holder; it is free again once that lets go', async () => {
  const first = await lockDataFolder(folder);
  const refused = expect(lockDataFolder(folder)).rejects.toThrow(
    `in use by another process (${process.pid})`,
  );
  await pass(3_000);
  await refused;
  first.release();
  const second = await lockDataFolder(folder);
  second.release();
});

test('whoever starts while the holder is ending gets the folder', async () => {
  const first = await lockDataFolder(folder);
  const second = lockDataFolder(folder);
  await pass(2_900);
  first.release();
  await pass(50);
  (await second).release();
});

test('the lock of a killed process is taken over at once', async () => {
  const first = await lockDataFolder(folder);
  const lock = readLock();
  first.release();
  // No process has that number: https://docs.kernel.org/admin-guide/sysctl/kernel.html#pid-max
  writeFileSync(path, JSON.stringify({ ...lock, id: 'killed', pid: 2 ** 22 + 1 }));
  (await lockDataFolder(folder)).release();
});

test('a holder in another container keeps the folder as long as it gives signs of life', async () => {
  writeForeignLock(25_000);
  const refused = expect(lockDataFolder(folder)).rejects.toThrow('in use by another process');
  await pass(2_500);
  // It was busy.
  utimesSync(path, new Date(), new Date());
  await pass(500);
  await refused;
  expect(readLock()).toMatchObject({ id: 'other' });
});

test('one in another container that was killed loses it after its silence', async () => {
  writeForeignLock(20_000);
  const taking = lockDataFolder(folder);
  await pass(9_900);
  expect(readLock()).toMatchObject({ id: 'other' });
  await pass(200);
  const lock = await taking;
  expect(readLock()).not.toMatchObject({ id: 'other' });
  lock.release();
});

test('a holder gives signs of life, and ends when the lock is no longer its own', async () => {
  const lost = vi.fn();
  const lock = await lockDataFolder(folder, lost);
  const longAgo = new Date(0);
  utimesSync(path, longAgo, longAgo);
  vi.advanceTimersByTime(1_000);
  expect(statSync(path).mtimeMs).toBeGreaterThan(0);
  // Just being written.
  writeFileSync(path, '');
  vi.advanceTimersByTime(1_000);
  expect(lost).not.toHaveBeenCalled();
  writeForeignLock(60_000);
  const before = statSync(path).mtimeMs;
  vi.advanceTimersByTime(5_000);
  expect(statSync(path).mtimeMs).toBe(before);
  expect(lost.mock.calls).toEqual([[expect.stringContaining(folder)]]);
  lock.release();
  expect(readLock()).toMatchObject({ id: 'other' });
});

test('of twenty who find a dead lock at once one has the folder', async () => {
  writeForeignLock(60_000);
  const trying = Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
  await pass(4_000);
  const tries = await trying;
  const held = tries.filter((one) => one.status === 'fulfilled');
  expect(held).toHaveLength(1);
  held[0]?.value.release();
});
