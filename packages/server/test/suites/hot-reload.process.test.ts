import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';

const script = fileURLToPath(new URL('../../../../scripts/dev.mjs', import.meta.url));
let shop: ShopProcess;

beforeAll(async () => {
  shop = await startShopProcess({ SEED: 'none' }, { script, keepsOutput: true });
}, 60_000);
afterAll(() => shop.stop());

async function open(path: string): Promise<string> {
  const response = await fetch(`${shop.url}${path}`);
  expect(response.status, path).toBe(200);
  return response.text();
}

test('with hot reload a page gets its modules, and compiling them restarts nothing', async () => {
  const page = await open('/products');
  expect(page).toContain('<h1');
  const modules = new Set(page.match(/\/(?:app|@id|@vite)\/[^"'\s]+/g));
  expect(modules.size).toBeGreaterThan(3);
  for (const module of modules) await open(module);
  await open('/contact');
  expect(shop.output()).not.toMatch(/restarting/i);
});
