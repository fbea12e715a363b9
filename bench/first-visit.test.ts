import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  adminScripts,
  budgets,
  clientFolderOf,
  firstScripts,
  firstScriptsWith,
  kilobytesOf,
} from '#packages/web/first-visit.ts';
import { isWebBuilt } from '#scripts/build-web.mjs';

const client = clientFolderOf('en');

// An older build says nothing of these sources.
describe.runIf(isWebBuilt())('what a first visit loads', () => {
  const { 'of the admin': ofAdmin, ...ofVisitors } = budgets;

  test.each(
    Object.values(ofVisitors).flatMap(({ pages, limit }) =>
      pages.map((page) => [page, limit] as const),
    ),
  )(
    'the scripts of %s are at most %d kB, none of them the admin’s or for checking input',
    (page, limit) => {
      const scripts = firstScripts(page);
      expect(kilobytesOf(scripts)).toBeGreaterThan(80);
      expect(kilobytesOf(scripts)).toBeLessThanOrEqual(limit);
      const admins = adminScripts();
      expect(admins).not.toHaveLength(0);
      expect(scripts.filter((asset) => admins.includes(asset))).toEqual([]);
      const hasZod = (asset: string) =>
        readFileSync(client + asset, 'utf8').includes('ZodMiniType');
      expect(scripts.filter(hasZod)).toEqual([]);
    },
  );

  test.each(ofAdmin.pages)(`the scripts of %s are at most ${ofAdmin.limit} kB`, (page) => {
    expect(kilobytesOf(firstScripts(page))).toBeLessThanOrEqual(ofAdmin.limit);
  });

  test('the price list is a part of its own: with it the scripts are at most 190 kB', () => {
    const mark = 'price-sheet figures';
    const scripts = firstScriptsWith('/products', mark);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(190);
    const holds = (asset: string) => readFileSync(client + asset, 'utf8').includes(mark);
    expect(scripts.filter(holds)).toHaveLength(1);
    expect(firstScripts('/products').filter(holds)).toEqual([]);
  });

  test('the reader of pasted lists adds at most 30 kB to the price list, once it is wanted', () => {
    const sheet = firstScriptsWith('/products', 'price-sheet figures');
    const reader = firstScriptsWith('/products', 'Number or quantity?');
    const added = kilobytesOf(reader.filter((asset) => !sheet.includes(asset)));
    expect(added).toBeGreaterThan(3);
    expect(added).toBeLessThanOrEqual(30);
  });

  test('the page and its scripts name the same stylesheet', () => {
    const names = readdirSync(`${client}assets`).filter((name) => /^app-.*\.css$/.test(name));
    expect(names).toHaveLength(1);
  });

  test('fonts are subsets', () => {
    const folder = `${client}fonts/`;
    const sizes = readdirSync(folder).map((name) => statSync(folder + name).size);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  });
});

describe.runIf(isWebBuilt())('what a first visit in Tamil loads', () => {
  const { 'of the admin': _, ...ofVisitors } = budgets;

  test.each(
    Object.values(ofVisitors).flatMap(({ pages, limit }) =>
      pages.map((page) => [page, limit + 6] as const),
    ),
  )('the scripts of %s are at most %d kB', (page, limit) => {
    expect(kilobytesOf(firstScripts(page, 'ta'), 'ta')).toBeLessThanOrEqual(limit);
  });

  test('the Tamil face is at most 24 kB, that of its name in English pages 2 kB', () => {
    const bytesOf = (name: string) => statSync(`${client}fonts/${name}.woff2`).size;
    expect(bytesOf('noto-sans-tamil-v2')).toBeLessThanOrEqual(24_000);
    expect(bytesOf('tamil-name-v1')).toBeLessThanOrEqual(2_000);
  });

  test('a browser gets the sentences of one language alone', () => {
    const tamil = globSync('packages/{contract/src,web/app}/**/*.ta.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*[\u0b80-\u0bff]{2}[^'\n]*)'/g)]
        .map(([, sentence = '']) => sentence)
        .filter(({ length }) => length > 12),
    );
    expect(tamil.length).toBeGreaterThan(2_000);
    const found = readdirSync(`${client}assets`).flatMap((name) => {
      const code = readFileSync(`${client}assets/${name}`, 'utf8');
      const hasTamil = /[\u0b80-\u0bff]{2}/.test(code);
      return hasTamil ? tamil.filter((sentence) => code.includes(sentence)) : [];
    });
    expect(found).toEqual([]);
  });
});

test.runIf(isWebBuilt())('pages are rendered by React as it is built for production', () => {
  for (const language of ['en', 'ta'] as const) {
    const files = globSync(`${clientFolderOf(language)}../server/**/*.js`);
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(code).toContain('renderToPipeableStream');
    expect(code).not.toContain('getCurrentStackInDEV');
    expect(code).not.toMatch(/^(import|export|}).* from ["']react/m);
  }
});
