import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildFolder } from './build-folder.mjs';

let folder;
let builds;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mathappu-builds-'));
  builds = openBuildFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (name) =>
  builds.add(name, async (unfinished) => writeFileSync(join(unfinished, 'page'), name));
const pageOf = (name) => readFileSync(join(folder, name, 'page'), 'utf8');
const names = () => readdirSync(folder).sort();
const replaceAgo = (name, hours) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(folder, name), then, then);
};

test('a build is current once it is finished, and the one before stays as it was', async () => {
  await add('one');
  expect([builds.isCurrent('one'), pageOf('current')]).toEqual([true, 'one']);
  const running = realpathSync(join(folder, 'current'));
  await builds.add('two', async (unfinished) => {
    writeFileSync(join(unfinished, 'page'), 'two');
    expect(pageOf('current')).toBe('one');
  });
  expect([builds.isCurrent('one'), pageOf('current')]).toEqual([false, 'two']);
  expect(readFileSync(join(running, 'page'), 'utf8')).toBe('one');
});

test('a build that fails leaves the current one, and nothing of itself', async () => {
  await add('one');
  const broken = builds.add('two', async (unfinished) => {
    writeFileSync(join(unfinished, 'page'), 'half');
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect([names(), pageOf('current')]).toEqual([['current', 'one'], 'one']);
});

test('going back to a build that is still there builds nothing', async () => {
  await add('one');
  await add('two');
  await builds.add('one', () => Promise.reject(new Error('built again')));
  expect(pageOf('current')).toBe('one');
});

test('builds replaced more than a day ago go, but for the last one', async () => {
  for (const name of ['one', 'two', 'three']) await add(name);
  replaceAgo('one', 30);
  replaceAgo('two', 25);
  await add('four');
  expect(names()).toEqual(['current', 'four', 'three']);
  replaceAgo('three', 100);
  await add('four');
  expect(names()).toEqual(['current', 'four', 'three']);
});
