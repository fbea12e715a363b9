import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mathappu-lock-'));
  path = join(folder, 'shop.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeLock = (content: string) => writeFileSync(path, content);
const readLock = () => JSON.parse(readFileSync(path, 'utf8')) as object;

test('a folder is locked by the id of its process until that lets go', () => {
  const lock = lockDataFolder(folder);
  expect(readLock()).toEqual({ pid: process.pid });
  lock.release();
  expect(existsSync(path)).toBe(false);
});

test('whoever comes while another process has the folder is told which, and what to do', () => {
  const held = JSON.stringify({ pid: process.ppid });
  writeLock(held);
  expect(() => lockDataFolder(folder)).toThrow(
    `The data folder ${folder} is in use by another process (${process.ppid}). ` +
      'Stop that one first, or set DATA_DIR to another folder. ' +
      `When that process is no shop, delete ${path}.`,
  );
  expect(readFileSync(path, 'utf8')).toBe(held);
});

test.each([
  // No process has that number: https://docs.kernel.org/admin-guide/sysctl/kernel.html#pid-max
  ['of a killed process', JSON.stringify({ pid: 2 ** 22 + 1 })],
  [
    'of an earlier process with the same id, as in a container',
    JSON.stringify({ pid: process.pid }),
  ],
  ['that a full disk left empty', ''],
])('the lock %s is taken over', (_, content) => {
  writeLock(content);
  lockDataFolder(folder);
  expect(readLock()).toEqual({ pid: process.pid });
});
