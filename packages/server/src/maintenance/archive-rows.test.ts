import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { deleteMyAccount } from '@mathappu/contract/users';
import { type KyselyPlugin, type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder, deliveredOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { archiveRows } from './archive-rows.ts';

const before = new Date(Date.now() - 100 * 86_400_000);
const kinds = ['product', 'user', 'review', 'order', 'settings', 'message'] as const;

let testShop: TestShop;
let archives: string;
let owner: Person;
let buyer: Person;
beforeEach(async () => {
  testShop = await openTestShop();
  archives = join(await mkdtemp(join(tmpdir(), 'mathappu-archives-')), 'archives');
  owner = await admin(testShop);
  buyer = await customer(testShop);
  const { db } = testShop.shop;
  for (const subjectKind of kinds) {
    await insertAuditEntry(db, {
      actorId: owner.userId,
      action: `${subjectKind}.update`,
      subjectKind,
      subjectId: subjectKind === 'user' ? buyer.userId : newId(),
      before: { status: 'Active', answer: 'Meena', list: [{ name: 'Meena' }] },
      after: { status: 'done', reason: `of ${buyer.email}`, reference: '9840012345', paise: 5 },
    });
  }
  await sql`update audit_entries set at = now() - interval '2 years'`.execute(db);
  for (const [status, age] of [
    ['archived', 200],
    ['unread', 200],
    ['archived', 1],
  ] as const) {
    await sql`
      insert into messages (id, user_id, name, email, subject, message, status, created_at)
      values (${newId()}, ${buyer.userId}, 'Meena', ${buyer.email}, 'Delivery', 'When?', ${status},
        now() - ${age}::integer * interval '1 day')`.execute(db);
  }
});
afterEach(async () => {
  await testShop.close();
  await rm(join(archives, '..'), { recursive: true });
});

const archive = (name: string, plugins: readonly KyselyPlugin[] = []) =>
  testShop.shop.db.connection().execute(async (connection) => {
    const db = plugins.reduce((plain, plugin) => plain.withPlugin(plugin), connection);
    try {
      return await archiveRows(db, archives, { before, name });
    } finally {
      // As when the connection of a killed command ends.
      await sql`select pg_advisory_unlock_all()`.execute(connection);
    }
  });

/** Whether archiving had a statement of that number, at which it was then ended. */
async function isKilledAt(failAt: number): Promise<boolean> {
  let count = 0;
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      if (count === failAt) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return archive(`try${failAt}`, [failing]).then(
    () => false,
    (error: Error) => error.message === 'killed',
  );
}

async function linesOf(name: string, table: string): Promise<Record<string, unknown>[]> {
  const bytes = await readFile(join(archives, name, `${table}.jsonl.gz`));
  const lines = gunzipSync(bytes).toString().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function idsIn(table: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${table}`.execute(testShop.shop.db);
  return rows.map(({ id }) => id);
}

test('old rows move into files, except what proves the books and what waits', async () => {
  const tables = await archive('first');
  expect(tables).toMatchObject({ audit_entries: { rows: 4 }, messages: { rows: 1 } });
  const entries = await linesOf('first', 'audit_entries');
  expect(entries.map((entry) => entry.subject_kind).sort()).toEqual([
    'message',
    'product',
    'review',
    'user',
  ]);
  const left = await testShop.shop.db.selectFrom('audit_entries').select('subject_kind').execute();
  expect(left.map((entry) => entry.subject_kind).sort()).toEqual(['order', 'settings']);
  expect(await idsIn(sql`messages`)).toHaveLength(2);
  expect((await stat(join(archives, 'first'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(archives, 'first/messages.jsonl.gz'))).mode & 0o777).toBe(0o600);
  await sql`delete from audit_entries where subject_kind = 'settings'`.execute(testShop.shop.db);
  expect(await findViolations(testShop.shop.db)).toEqual([]);

  expect(await archive('second')).toBeUndefined();
  expect(await readdir(archives)).toEqual(['first']);
});

test('what proves the books goes after eight years', async () => {
  const { db } = testShop.shop;
  await sql`update audit_entries set at = now() - interval '8 years 1 day'`.execute(db);
  await archive('first');
  const left = await db.selectFrom('audit_entries').select('subject_kind').execute();
  expect(left).toEqual([{ subject_kind: 'settings' }]);
});

test('changes and movements of closed orders go after eight years; their last change and the stock stay', async () => {
  const { db } = testShop.shop;
  const rockets = await product(testShop, { stock: 100 });
  const lines = [{ productId: rockets, quantity: 3 }];
  await deliveredOrder(testShop, { buyer, owner }, [rockets]);
  const cancelled = await codOrder(testShop, buyer, lines);
  await setStatus(testShop, owner, cancelled._id, 'CANCELLED');
  const open = await codOrder(testShop, buyer, lines);
  const age = async (years: number) => {
    for (const [table, column] of [
      ['orders', 'created_at'],
      ['order_status_changes', 'at'],
      ['stock_movements', 'at'],
    ] as const) {
      const at = sql.ref(column);
      await sql`update ${sql.table(table)} set ${at} = ${at} - ${years}::integer * interval '1 year'`.execute(
        db,
      );
    }
  };
  await age(7);
  expect(await archive('books')).toMatchObject({
    order_status_changes: { rows: 0 },
    stock_movements: { rows: 0 },
  });
  await age(2);
  const changes = await idsIn(sql`order_status_changes`);
  for (let failAt = 1; await isKilledAt(failAt); failAt += 1)
    expect([failAt, await findViolations(db)]).toEqual([failAt, []]);
  const [, name = ''] = (await readdir(archives)).sort();
  // Of the delivered and the cancelled one that they were placed.
  const placed = await linesOf(name, 'order_status_changes');
  expect(placed).toHaveLength(2);
  expect(JSON.stringify(placed)).not.toContain(buyer.userId);
  expect(await idsIn(sql`order_status_changes`)).toHaveLength(changes.length - 2);
  // What was set at first, what two orders took and what one gave back; an open one keeps its own.
  expect(await linesOf(name, 'stock_movements')).toHaveLength(4);
  const { rows } = await sql<{ round: number; quantity: number; orderId: string | null }>`
    select round, quantity, order_id as "orderId" from stock_movements order by round`.execute(db);
  expect(rows).toEqual([
    { round: 0, quantity: 99, orderId: null },
    { round: 1, quantity: -3, orderId: open._id },
  ]);
  expect(await findViolations(db)).toEqual([]);
});

test('an account that is deleted later is not in the archive', async () => {
  await archive('first');
  const { status } = await testShop.call(deleteMyAccount, {
    token: buyer.token,
    body: { password: buyer.password },
  });
  expect(status).toBe(200);
  const messages = JSON.stringify(await linesOf('first', 'messages'));
  expect(messages).toContain('When?');
  const entries = await linesOf('first', 'audit_entries');
  const ofPeople = entries.filter(({ subject_kind }) => subject_kind !== 'product');
  expect(ofPeople).toHaveLength(3);
  for (const entry of ofPeople) {
    expect(entry.before).toEqual({ status: 'Active', answer: '…', list: [{ name: '…' }] });
    expect(entry.after).toEqual({ status: 'done', reason: '…', reference: '…', paise: 5 });
  }
  for (const secret of [buyer.email, 'Meena', '98400']) {
    expect(messages + JSON.stringify(ofPeople)).not.toContain(secret);
  }
  expect(messages).not.toContain(buyer.userId);
  // Of goods it is whole.
  expect(entries.find(({ subject_kind }) => subject_kind === 'product')).toMatchObject({
    after: { reference: '9840012345' },
  });
});

test('broken off at any statement it loses nothing and has nothing twice', async () => {
  const wanted = [...(await idsIn(sql`audit_entries`)), ...(await idsIn(sql`messages`))].sort();
  for (let failAt = 1; ; failAt += 1) {
    const isKilled = await isKilledAt(failAt);
    await archive(`again${failAt}`);
    const archived: unknown[] = [];
    for (const name of await readdir(archives)) {
      for (const table of ['audit_entries', 'messages'])
        archived.push(...(await linesOf(name, table)).map(({ id }) => id));
    }
    const left = [...(await idsIn(sql`audit_entries`)), ...(await idsIn(sql`messages`))];
    expect([failAt, [...archived, ...left].sort()]).toEqual([failAt, wanted]);
    expect(archived).toHaveLength(5);
    if (!isKilled) break;
    await restoreRows();
  }
});

/** Puts the rows of the archives back, for the next attempt. */
async function restoreRows(): Promise<void> {
  const { db } = testShop.shop;
  for (const name of await readdir(archives)) {
    for (const entry of await linesOf(name, 'audit_entries')) {
      await sql`
        insert into audit_entries select * from json_populate_record(null::audit_entries, ${JSON.stringify(entry)}::json)`.execute(
        db,
      );
    }
    for (const { id, ...message } of await linesOf(name, 'messages')) {
      await sql`
        insert into messages (id, name, email, subject, message, status, created_at)
        values (${id}, 'Deleted account', '', ${message.subject}, ${message.message}, ${message.status}, ${message.created_at})`.execute(
        db,
      );
    }
  }
  await rm(archives, { recursive: true });
}

test('a file that was changed before its rows were deleted is not believed', async () => {
  await archive('first');
  await rename(join(archives, 'first'), join(archives, 'first.written'));
  await rm(join(archives, 'first.written/messages.jsonl.gz'));
  await rename(
    join(archives, 'first.written/audit_entries.jsonl.gz'),
    join(archives, 'first.written/messages.jsonl.gz'),
  );
  await expect(archive('second')).rejects.toThrow();
  expect(await readdir(archives)).toEqual(['first.written']);
});
