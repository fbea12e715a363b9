import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd, startUntilReady } from './process-group.ts';

const manner = () => ({ cwd: mkdtempSync(join(tmpdir(), 'mathappu-group-')), env: process.env });

/** A program that starts another one, notes its id in a file, and never ends. */
const withChild = ['sh', '-c', 'sleep 600 & echo $! > child; wait'] as const;

/** One that has ended and that nobody has asked about stays in the table of processes as a zombie. */
const isAlive = (folder: string) => {
  const pid = readFileSync(join(folder, 'child'), 'utf8').trim();
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/^State:\tZ/m.test(readFileSync(status, 'utf8'));
};

test('a step that fails says the line with its error', async () => {
  const failing = ['sh', '-c', 'echo "Error: no such package"; echo bye; exit 4'] as const;
  await expect(runToEnd(failing, manner(), 10)).rejects.toThrow(
    'ended with 4: Error: no such package',
  );
});

test('a program that does not exist is said to be missing', async () => {
  await expect(runToEnd(['mathappu-no-such-program'], manner(), 10)).rejects.toThrow('ENOENT');
});

test('a step that takes too long is ended with all that it started', async () => {
  const here = manner();
  await expect(runToEnd(withChild, here, 0.5)).rejects.toThrow('took longer than 0.5 s');
  expect(isAlive(here.cwd)).toBe(false);
});

test('a peer that never answers is ended with all that it started', async () => {
  const here = manner();
  const ready = { isReady: async () => false, limitSeconds: 0.5 };
  await expect(startUntilReady(withChild, here, ready)).rejects.toThrow(
    'it was not in service within 0.5 s',
  );
  expect(isAlive(here.cwd)).toBe(false);
});

test('a peer that ends while it starts is not waited for', async () => {
  const ending = ['sh', '-c', 'echo "error: no database" >&2; exit 1'] as const;
  const ready = { isReady: async () => false, limitSeconds: 60 };
  await expect(startUntilReady(ending, manner(), ready)).rejects.toThrow(
    'it ended with 1: error: no database',
  );
});
