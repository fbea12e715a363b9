import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { keyOf } from '#test/staff.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/**
 * What makers of programs use, installed beside the project: the generator of types needs an older
 * TypeScript than the project has.
 */
const tools = [
  '@redocly/cli@2.77.0',
  'openapi-fetch@0.17.0',
  'openapi-typescript@7.13.0',
  'typescript@5.9.3',
];

let testShop: TestShop;
let folder: string;
let url: string;
beforeAll(async () => {
  testShop = await openTestShop();
  url = await testShop.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'mathappu-api-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...tools]);
  const description = await fetch(`${url}/api/v1/openapi.json`);
  await writeFile(join(folder, 'shop.json'), await description.text());
}, 180_000);
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program in the folder, by the Node of the tests, and returns what it printed. */
async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const path = `${dirname(process.execPath)}:${folder}/node_modules/.bin:${process.env.PATH}`;
  const options = { cwd: folder, env: { ...process.env, PATH: path, ...env } };
  const { stdout, stderr } = await promisify(execFile)(program, args, options);
  return `${stdout}${stderr}`;
}

test('the description of the calls has nothing that a linter warns of', async () => {
  expect(await run('redocly', ['lint', 'shop.json', '--max-problems=5'])).not.toMatch(/warning/);
}, 60_000);

test('the program of the documents fits the types generated from the shop, and prints its orders', async () => {
  const file = fileURLToPath(new URL('../../../../docs/api.md', import.meta.url));
  const [, program] = /```ts\n(.*?)```/s.exec(await readFile(file, 'utf8')) ?? [];
  await writeFile(join(folder, 'program.ts'), program ?? '');
  await run('openapi-typescript', ['shop.json', '-o', 'shop-api.ts']);
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'];
  const modules = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
  await writeFile(
    join(folder, 'process.d.ts'),
    'declare const process: { env: Record<string, string | undefined> };',
  );
  await run('tsc', [...strict, ...modules, 'process.d.ts', 'program.ts']);

  const [owner, buyer] = [await admin(testShop), await customer(testShop)];
  const rocket = await product(testShop, { name: 'Rocket' });
  await codOrder(testShop, buyer, [{ productId: rocket, quantity: 2 }]);
  await codOrder(testShop, buyer, [{ productId: rocket, quantity: 3 }]);
  const { token } = await keyOf(testShop, owner, ['read_orders']);
  const settings = { SHOP_URL: url, SHOP_KEY: token };
  expect(await run('node', ['program.ts'], settings)).toBe('5 × Rocket\n');
}, 60_000);
