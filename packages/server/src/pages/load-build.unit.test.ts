import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listRecentBuilds } from './load-build.ts';

test('the build before is served however old it is: its pages are open until they are replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mathappu-builds-'));
  for (const [name, days] of Object.entries({ present: 0, before: 3, older: 4 })) {
    mkdirSync(join(folder, name));
    const then = new Date(Date.now() - days * 24 * 3_600_000);
    utimesSync(join(folder, name), then, then);
  }
  expect(listRecentBuilds(folder, join(folder, 'present'))).toEqual([join(folder, 'before')]);
  rmSync(folder, { recursive: true });
});

test('builds replaced within a day are still served, but no current or unfinished one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mathappu-builds-'));
  const ages = { present: 0, yesterday: 23, older: 25, 'unfinished-1': 0 };
  for (const [name, hours] of Object.entries(ages)) {
    mkdirSync(join(folder, name));
    const then = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(folder, name), then, then);
  }
  expect(listRecentBuilds(folder, join(folder, 'present'))).toEqual([join(folder, 'yesterday')]);
  expect(listRecentBuilds(join(folder, 'missing'))).toEqual([]);
  rmSync(folder, { recursive: true });
});
