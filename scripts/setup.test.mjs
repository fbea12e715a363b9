import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missingPackages } from './lockfile.mjs';
import { digestSources } from './source-digest.mjs';

describe('missing packages', () => {
  const wanted = {
    packages: {
      '': { name: 'root' },
      'packages/web': { dependencies: {} },
      'node_modules/@shop/web': { resolved: 'packages/web', link: true },
      'node_modules/a': { version: '1.0.0', integrity: 'sha-a' },
      'node_modules/a-for-another-machine': { version: '1.0.0', optional: true },
    },
  };
  const complete = {
    'node_modules/@shop/web': { resolved: 'packages/web', link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha-a' },
  };

  test('none in a complete installation', () => {
    expect(missingPackages(wanted, { packages: complete })).toEqual([]);
  });

  test.each([
    ['absent', undefined],
    ['in another version', { version: '1.0.1', integrity: 'sha-a' }],
    ['with other contents', { version: '1.0.0', integrity: 'sha-b' }],
  ])('a package that is %s', (_how, entry) => {
    const packages = { ...complete, 'node_modules/a': entry };
    expect(missingPackages(wanted, { packages })).toEqual(['node_modules/a']);
  });
});

describe('digest of sources', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(folder, 'app/build'), { recursive: true });
    writeFileSync(join(folder, 'app/a.ts'), 'a');
    writeFileSync(join(folder, 'app/b.ts'), 'b');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const digest = (root = folder) => digestSources(root, ['app'], (path) => path.endsWith('/build'));

  test('stays for a copy made later and for a changed build', () => {
    const before = digest();
    const copy = mkdtempSync(join(tmpdir(), 'sources-'));
    cpSync(folder, copy, { recursive: true });
    writeFileSync(join(copy, 'app/build/out.js'), 'built');
    expect(digest(copy)).toBe(before);
    rmSync(copy, { recursive: true });
  });

  test.each([
    ['a changed file', () => writeFileSync(join(folder, 'app/a.ts'), 'A')],
    ['a new file', () => writeFileSync(join(folder, 'app/c.ts'), '')],
    ['a removed file', () => rmSync(join(folder, 'app/b.ts'))],
  ])('changes with %s', (_what, change) => {
    const before = digest();
    change();
    expect(digest()).not.toBe(before);
  });
});
