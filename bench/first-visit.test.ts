import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mathappu/contract/words';
import { describe, expect, test } from 'vitest';
import { firstScripts, gzippedBytes } from './first-visit.ts';

const clientOf = (language: Language) =>
  fileURLToPath(new URL(`../packages/web/build/${language}/client/`, import.meta.url));
const client = clientOf('en');

const kilobytesOf = (scripts: readonly string[], language: Language = 'en') =>
  scripts.reduce((sum, asset) => sum + gzippedBytes(asset, language), 0) / 1_000;

describe.runIf(existsSync(`${client}assets`))('what a first visit loads', () => {
  test.each([
    ['/', 139.5],
    ['/products', 148.9],
    ['/productDetail/:id', 147.4],
    ['/cart', 147.15],
    ['/login', 157.3],
    ['/register', 158.9],
    ['/forgotpassword', 155.4],
    ['/otpverification', 156.95],
    ['/reset-password', 156.6],
    ['/checkout', 155.15],
    ['/address', 163.5],
    ['/myorder', 156.55],
    ['/order/:orderId', 153],
    ['/account', 150.5],
    ['/updateAvatar', 142.4],
    ['/updateUserDetail', 157.65],
    ['/safetytips', 142],
    ['/contact', 158],
    ['/privacypolicy', 140.75],
    ['/terms', 140.55],
    ['/refundpolicy', 140.15],
  ])('the scripts of %s are at most %d kB, none of them the admin’s', (page, limit) => {
    const scripts = firstScripts(page);
    expect(kilobytesOf(scripts)).toBeGreaterThan(80);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(limit);
    expect(scripts.filter((asset) => /admin|dashboard/i.test(asset))).toEqual([]);
  });

  test.each([
    ['/admin/dashboard', 152.1],
    ['/admin/Uploadproduct', 182.05],
    ['/admin/productsEdit', 160.65],
    ['/admin/edit-product/:productId', 184.75],
    ['/admin/users', 155.65],
    ['/admin/orders', 164.1],
    ['/admin/message', 160.1],
  ])('the scripts of %s are at most %d kB', (page, limit) => {
    expect(kilobytesOf(firstScripts(page))).toBeLessThanOrEqual(limit);
  });

  test('fonts are subsets', () => {
    const folder = `${client}fonts/`;
    const sizes = readdirSync(folder).map((name) => statSync(folder + name).size);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  });
});

describe.runIf(existsSync(`${clientOf('ta')}assets`))('what a first visit in Tamil loads', () => {
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
