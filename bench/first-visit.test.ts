import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { firstScripts, gzippedBytes } from './first-visit.ts';

const client = fileURLToPath(new URL('../packages/web/build/client/', import.meta.url));

describe.runIf(existsSync(`${client}assets`))('what a first visit loads', () => {
  test.each([
    ['/', 150],
    ['/products', 150],
    ['/login', 165],
    ['/register', 165],
    ['/contact', 165],
  ])('the scripts of %s are at most %i kB, none of them the admin’s', (page, limit) => {
    const scripts = firstScripts(page);
    const bytes = scripts.reduce((sum, asset) => sum + gzippedBytes(asset), 0);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThanOrEqual(limit * 1_000);
    expect(scripts.filter((asset) => /admin|dashboard/i.test(asset))).toEqual([]);
  });

  test('fonts are subsets', () => {
    const folder = `${client}fonts/`;
    const sizes = readdirSync(folder).map((name) => statSync(folder + name).size);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  });
});
