import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mathappu/contract/words';
import { describe, expect, test } from 'vitest';
import { isWebBuilt } from '#scripts/build-web.mjs';
import { adminScripts, firstScripts, firstScriptsWith, gzippedBytes } from './first-visit.ts';

const clientOf = (language: Language) =>
  fileURLToPath(new URL(`../packages/web/build/current/${language}/client/`, import.meta.url));
const client = clientOf('en');
/** Alarms, in kB gzipped: a page that reaches one has taken in a library by mistake. */
const budgets = { public: 150, personal: 160, admin: 200 };

const kilobytesOf = (scripts: readonly string[], language: Language = 'en') =>
  scripts.reduce((sum, asset) => sum + gzippedBytes(asset, language), 0) / 1_000;

// An older build says nothing of these sources.
describe.runIf(isWebBuilt())('what a first visit loads', () => {
  test.each([
    ...[
      '/',
      '/products',
      '/productDetail/:id',
      '/cart',
      '/login',
      '/register',
      '/forgotpassword',
      '/otpverification',
      '/reset-password',
      '/safetytips',
      '/contact',
      '/privacypolicy',
      '/terms',
      '/refundpolicy',
    ].map((page) => [page, budgets.public] as const),
    ...[
      '/checkout',
      '/address',
      '/myorder',
      '/order/:orderId',
      '/account',
      '/updateAvatar',
      '/updateUserDetail',
    ].map((page) => [page, budgets.personal] as const),
  ])('the scripts of %s are at most %d kB, none of them the admin’s', (page, limit) => {
    const scripts = firstScripts(page);
    expect(kilobytesOf(scripts)).toBeGreaterThan(80);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(limit);
    const admins = adminScripts();
    expect(admins).not.toHaveLength(0);
    expect(scripts.filter((asset) => admins.includes(asset))).toEqual([]);
  });

  test.each([
    '/admin/dashboard',
    '/admin/Uploadproduct',
    '/admin/productsEdit',
    '/admin/edit-product/:productId',
    '/admin/users',
    '/admin/orders',
    '/admin/message',
    '/admin/settings',
  ])(`the scripts of %s are at most ${budgets.admin} kB`, (page) => {
    expect(kilobytesOf(firstScripts(page))).toBeLessThanOrEqual(budgets.admin);
  });

  test('the price list is a part of its own: with it the scripts are at most 150 kB', () => {
    const mark = 'price-sheet figures';
    const scripts = firstScriptsWith('/products', mark);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(budgets.public);
    const holds = (asset: string) => readFileSync(client + asset, 'utf8').includes(mark);
    expect(scripts.filter(holds)).toHaveLength(1);
    expect(firstScripts('/products').filter(holds)).toEqual([]);
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
  test.each([
    '/',
    '/products',
    '/productDetail/:id',
    '/cart',
    '/login',
    '/register',
    '/forgotpassword',
    '/otpverification',
    '/reset-password',
    '/checkout',
    '/address',
    '/myorder',
    '/order/:orderId',
    '/account',
    '/updateAvatar',
    '/updateUserDetail',
    '/safetytips',
    '/contact',
    '/privacypolicy',
    '/terms',
    '/refundpolicy',
  ])('the scripts of %s are at most 4 kB more than in English', (page) => {
    const english = kilobytesOf(firstScripts(page));
    expect(kilobytesOf(firstScripts(page, 'ta'), 'ta')).toBeLessThanOrEqual(english + 4);
  });

  test('the Tamil face is at most 24 kB, that of its name in English pages 2 kB', () => {
    const bytesOf = (name: string) => statSync(`${client}fonts/${name}.woff2`).size;
    expect(bytesOf('noto-sans-tamil-v2')).toBeLessThanOrEqual(24_000);
    expect(bytesOf('tamil-name-v1')).toBeLessThanOrEqual(2_000);
  });

  test('a browser gets the sentences of one language alone', () => {
    const english = readdirSync(`${client}assets`);
    const withTamil = english.filter((name) => {
      const code = readFileSync(`${client}assets/${name}`, 'utf8');
      return /[\u0b80-\u0bff]{2}/.test(code.replaceAll('தமிழ்', ''));
    });
    expect(withTamil).toEqual([]);
  });
});

test.runIf(isWebBuilt())('pages are rendered by React as it is built for production', () => {
  for (const language of ['en', 'ta'] as const) {
    const files = globSync(`${clientOf(language)}../server/**/*.js`);
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(code).toContain('renderToPipeableStream');
    expect(code).not.toContain('getCurrentStackInDEV');
    expect(code).not.toMatch(/^(import|export|}).* from ["']react/m);
  }
});
