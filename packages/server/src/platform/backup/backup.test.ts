import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import { updateOrderStatus } from '@mathappu/contract/admin/staff-orders';
import { getShopDetails } from '@mathappu/contract/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedDemo } from '#server/seed-demo.ts';
import { receiptsOf } from '#test/admin/receipts.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { register } from '#test/admin/tax.ts';
import { estimate } from '#test/carts.ts';
import { findViolations } from '#test/invariants.ts';
import { paidOrder } from '#test/order-cases.ts';
import { deliveredOrder, setStatus } from '#test/orders.ts';
import { admin, customer } from '#test/people.ts';
import { product, reviewsOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { listBackupTables } from './backup-tables.ts';
import { checkBackup, readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

let from: TestShop;
let to: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mathappu-backup-'));
  [from, to] = await Promise.all([openTestShop(), openTestShop()]);
  await seedDemo(from.shop);
  const [owner, { order }] = [await admin(from), await paidOrder(from)];
  await from.call(updateOrderStatus, {
    params: { orderId: order._id },
    body: { status: 'CANCELLED' },
    token: owner.token,
  });
  const [buyer, productId] = [await customer(from), await product(from)];
  const delivered = await deliveredOrder(from, { owner, buyer }, [productId]);
  await reviewsOf(from, owner).write(buyer, { orderId: delivered, productId, text: 'Loud' });
  await estimate(from, [{ productId, quantity: 2 }], buyer);
  await register(from, owner);
  const invoiced = await deliveredOrder(from, { owner, buyer }, [productId]);
  await setStatus(from, owner, invoiced, 'CANCELLED');
  await receiptsOf(from, { owner, buyer }).book(invoiced, { amount: 5, isGivenBack: true });
  const confirmation = { password: owner.password, hasLegalAdvice: true };
  await settingsOf(from, owner).change('selling', { saleMode: 'cod' }, confirmation);
});
afterAll(async () => {
  await from.close();
  await to.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each table as its rows in a fixed order. */
async function contentsOf({ shop }: TestShop): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of await listBackupTables(shop.db)) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} as t order by 1`.execute(shop.db);
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

test('what is restored equals what was backed up, table by table and file by file', async () => {
  await writeBackup(from.shop.db, from.shop.files, folder);
  await readBackup(to.shop.db, to.shop.files, folder);
  const [before, after] = [await contentsOf(from), await contentsOf(to)];
  expect(before['public.products']?.length).toBeGreaterThan(60);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(before['public.refunds']).toHaveLength(1);
  expect(before['public.reviews']).toHaveLength(1);
  expect(before['public.quote_lines']).toHaveLength(1);
  expect(before['public.tax_documents']).toHaveLength(2);
  expect(before['public.receipts']).toHaveLength(1);
  expect(after).toEqual(before);
  expect(await findViolations(to.shop.db)).toEqual([]);
  expect((await to.shop.files.list()).sort()).toEqual((await from.shop.files.list()).sort());
});

test('edge 50: settings come along, and the dashboard says how the shop sells', async () => {
  await vi.waitFor(async () => {
    expect((await to.call(getShopDetails)).body.data.saleMode).toBe('cod');
  });
  const { body } = await to.call(getTodo, { token: (await admin(to)).token });
  expect(body.data).toMatchObject({ saleMode: 'cod', isSaleModeOpen: false });
});

test('a backup is readable by its own user alone', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(100);
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
  }
});

test('a damaged backup is refused, with the file that is damaged', async () => {
  const damaged = `${folder}-damaged`;
  const empty = await openTestShop();
  await cp(folder, damaged, { recursive: true });
  const restore = () => readBackup(empty.shop.db, empty.shop.files, damaged);
  expect((await checkBackup(damaged)).files).toBeGreaterThan(0);

  const users = join(damaged, 'tables/public.users.jsonl');
  const rows = await readFile(users, 'utf8');
  await writeFile(users, rows.replace('@', '#'));
  await expect(restore()).rejects.toThrow('tables/public.users.jsonl has changed');
  await writeFile(users, rows.split('\n').slice(1).join('\n'));
  await expect(restore()).rejects.toThrow('tables/public.users.jsonl has changed');
  await writeFile(users, rows);
  const [picture = ''] = await readdir(join(damaged, 'uploads'));
  await rm(join(damaged, 'uploads', picture));
  await expect(restore()).rejects.toThrow(`uploads/${picture} is missing`);
  expect(await empty.shop.db.selectFrom('users').select('id').execute()).toEqual([]);
  await rm(damaged, { recursive: true });
  await empty.close();
});

test('a shop with data is not overwritten, and a torn backup is not used', async () => {
  await expect(readBackup(to.shop.db, to.shop.files, folder)).rejects.toThrow('has data already');
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  await rm(join(folder, 'manifest.json'));
  await expect(readBackup(to.shop.db, to.shop.files, folder)).rejects.toThrow(
    'not a finished backup',
  );
  await mkdir(join(folder, 'manifest.json'));
  await expect(readBackup(to.shop.db, to.shop.files, folder)).rejects.toThrow('EISDIR');
  await rmdir(join(folder, 'manifest.json'));
  await writeFile(join(folder, 'manifest.json'), manifest.replace('0001-platform', '0000-other'));
  await expect(readBackup(to.shop.db, to.shop.files, folder)).rejects.toThrow('another version');
});
