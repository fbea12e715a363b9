import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { getTodo } from '@mathappu/contract/admin/dashboard';
import { getShopDetails } from '@mathappu/contract/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import {
  type OpenDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from '#server/platform/db/open-database.ts';
import { type FileStore, openFolderStore } from '#server/platform/files/file-store.ts';
import { seedDemo } from '#server/seed-demo.ts';
import { receiptsOf } from '#test/admin/manual-payments.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { register } from '#test/admin/tax.ts';
import { estimate } from '#test/carts.ts';
import { createEmptyDatabase } from '#test/database-template.ts';
import { findViolations } from '#test/invariants.ts';
import { paidOrder } from '#test/order-cases.ts';
import { codOrder, deliveredOrder, setStatus } from '#test/orders.ts';
import { admin, customer } from '#test/people.ts';
import { product, reviewsOf } from '#test/products.ts';
import { canDump } from '#test/storage/can-dump.ts';
import { namesIn } from '#test/storage/stored-files.ts';
import { oldestUndone, undoMigrations } from '#test/storage/undo-migrations.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { dumpFile } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { listStoredTables } from './stored-tables.ts';
import { writeBackup } from './write-backup.ts';

const isServer = process.env.TEST_ENGINE === 'postgres';

let from: TestShop;
let scratch: string;
let folder: string;
let backups = 0;
const newFolder = () => {
  backups += 1;
  return join(scratch, String(backups));
};

type Target = { dataDir: string; databaseUrl: string | undefined; files: FileStore };

async function newTarget(): Promise<Target> {
  const dataDir = newFolder();
  const databaseUrl = isServer ? await createEmptyDatabase(inject('databaseTemplate')) : undefined;
  return { dataDir, databaseUrl, files: await openFolderStore(join(dataDir, 'uploads')) };
}

const restore = (target: Target, backup = folder) => readBackup(target, target.files, backup);

const openTarget = ({ dataDir, databaseUrl }: Target): Promise<OpenDatabase> | OpenDatabase =>
  databaseUrl
    ? openServerDatabase(databaseUrl, { poolSize: 4, onError: () => undefined })
    : openEmbeddedDatabase({ dataDir });

/** Each table as its rows in a fixed order. */
async function contentsOf({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of await listStoredTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} as t order by 1`.execute(db);
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

describe.runIf(canDump)('a backup', () => {
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'mathappu-backup-'));
    folder = newFolder();
    from = await openTestShop();
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
    await writeBackup(from.database, from.shop.files, folder);
  });
  afterAll(async () => {
    await from.close();
    await rm(scratch, { recursive: true, force: true });
  });

  test('is restored as it was, table by table and file by file, and the shop opens', async () => {
    const target = await newTarget();
    await restore(target);
    const database = await openTarget(target);
    const [before, after] = [await contentsOf(from.database), await contentsOf(database)];
    expect(before['public.products']?.length).toBeGreaterThan(60);
    expect(before['public.refunds']).toHaveLength(1);
    expect(before['public.tax_documents']).toHaveLength(2);
    expect(after).toEqual(before);
    expect(await findViolations(database.db)).toEqual([]);
    expect(await namesIn(target.files)).toEqual(await namesIn(from.shop.files));

    const to = await openTestShop({}, { sharedDatabase: database });
    // Edge 50: settings come along, and the dashboard says how the shop sells.
    await vi.waitFor(async () => {
      expect((await to.call(getShopDetails)).body.data.saleMode).toBe('cod');
    });
    const { body } = await to.call(getTodo, { token: (await admin(to)).token });
    expect(body.data).toMatchObject({ saleMode: 'cod', isSaleModeOpen: false });
    await to.close();
    await database.close();
    await expect(restore(target)).rejects.toThrow('has data already');
  });

  test('is readable by its own user alone', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.length).toBeGreaterThan(100);
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
  });

  test('that is damaged, unfinished or of another kind is refused before anything changes', async () => {
    const damaged = newFolder();
    const target = await newTarget();
    await cp(folder, damaged, { recursive: true });
    const dump = isServer ? dumpFile.postgres : dumpFile.pglite;
    const bytes = await readFile(join(damaged, dump));
    await writeFile(join(damaged, dump), bytes.subarray(0, -1));
    await expect(restore(target, damaged)).rejects.toThrow(`${dump} has changed`);
    await writeFile(join(damaged, dump), bytes);
    const [picture = ''] = await readdir(join(damaged, 'uploads'));
    await rm(join(damaged, 'uploads', picture));
    await expect(restore(target, damaged)).rejects.toThrow(`uploads/${picture} is missing`);
    await cp(join(folder, 'uploads', picture), join(damaged, 'uploads', picture));
    expect(await namesIn(target.files)).toEqual([]);

    const path = join(damaged, 'manifest.json');
    const manifest = await readFile(path, 'utf8');
    const refusals = [
      [manifest.replace('0001-platform', '0999-later'), 'newer version'],
      [manifest.replace('"engine"', '"other"'), 'version that made it'],
      ['', 'not a finished backup'],
    ] as const;
    for (const [text, sentence] of refusals) {
      await writeFile(path, text);
      await expect(restore(target, damaged)).rejects.toThrow(sentence);
    }
    await writeFile(path, manifest);
    const other = isServer ? undefined : 'postgres://nobody@127.0.0.1:1/none';
    await expect(restore({ ...target, databaseUrl: other }, damaged)).rejects.toThrow(
      isServer ? 'backup is of a PostgreSQL server' : 'backup is of the embedded database',
    );
  });

  test('that differs from its dump is not called restored', async () => {
    const other = newFolder();
    await cp(folder, other, { recursive: true });
    const path = join(other, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    manifest.tables['public.users'].sum += '1';
    await writeFile(path, JSON.stringify(manifest));
    await expect(restore(await newTarget(), other)).rejects.toThrow('differ: public.users');
  });

  test('of an older version is migrated, and the books add up', async () => {
    const old = newFolder();
    const older = await openTestShop();
    await seedDemo(older.shop);
    const [buyer, productId] = [await customer(older), await product(older)];
    await codOrder(older, buyer, [{ productId, quantity: 2 }]);
    const ownDatabase = older.database;
    await undoMigrations(ownDatabase.db);
    await writeBackup(ownDatabase, older.shop.files, old);
    await migrate(ownDatabase);
    await older.close();

    const target = await newTarget();
    await restore(target, old);
    const database = await openTarget(target);
    expect((await migrate(database))[0]).toBe(oldestUndone);
    expect(await findViolations(database.db)).toEqual([]);
    expect(await database.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    await database.close();
  });

  test.runIf(isServer)('made while customers order has one moment of all tables', async () => {
    const busy = newFolder();
    const shop = await openTestShop();
    await seedDemo(shop.shop);
    const productId = await product(shop, { stock: 1_000 });
    let isDone = false;
    const buying = Array.from({ length: 3 }, async () => {
      const buyer = await customer(shop);
      while (!isDone) await codOrder(shop, buyer, [{ productId, quantity: 1 }]);
    });
    const { tables } = await writeBackup(shop.database, shop.shop.files, busy);
    isDone = true;
    await Promise.all(buying);
    const ordered = await shop.shop.db.selectFrom('orders').select('id').execute();
    await shop.close();

    const target = await newTarget();
    // Compares each table with the sums of the snapshot.
    await restore(target, busy);
    const database = await openTarget(target);
    expect(await findViolations(database.db)).toEqual([]);
    expect(tables['public.orders']?.rows).toBeLessThan(ordered.length);
    await database.close();
  });
});
