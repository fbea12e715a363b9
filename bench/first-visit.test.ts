import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { firstScripts, gzippedBytes } from './first-visit.ts';

const client = fileURLToPath(new URL('../packages/web/build/client/', import.meta.url));

const kilobytesOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, asset) => sum + gzippedBytes(asset), 0) / 1_000;

describe.runIf(existsSync(`${client}assets`))('what a first visit loads', () => {
  test.each([
    ['/', 140],
    ['/products', 149.5],
    ['/productDetail/:id', 148.2],
    ['/cart', 147.1],
    ['/login', 159.5],
    ['/register', 160.87],
    ['/forgotpassword', 158],
    ['/otpverification', 159],
    ['/reset-password', 159],
    ['/checkout', 155.5],
    ['/address', 163.4],
    ['/myorder', 155.7],
    ['/order/:orderId', 153.1],
    ['/account', 149.3],
    ['/updateAvatar', 144],
    ['/updateUserDetail', 160],
    ['/safetytips', 143],
    ['/contact', 160.4],
    ['/privacypolicy', 143],
    ['/terms', 143],
    ['/refundpolicy', 143],
  ])('the scripts of %s are at most %d kB, none of them the admin’s', (page, limit) => {
    const scripts = firstScripts(page);
    expect(kilobytesOf(scripts)).toBeGreaterThan(80);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(limit);
    expect(scripts.filter((asset) => /admin|dashboard/i.test(asset))).toEqual([]);
  });

  test.each([
    ['/admin/dashboard', 150.4],
    ['/admin/Uploadproduct', 181.6],
    ['/admin/productsEdit', 159],
    ['/admin/edit-product/:productId', 184],
    ['/admin/users', 154.92],
    ['/admin/orders', 161.63],
    ['/admin/message', 155.6],
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
