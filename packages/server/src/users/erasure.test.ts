import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notice } from '@mathappu/contract/notice/notice';
import { deleteMyAccount } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUnusedPictures } from '#server/maintenance/delete-unused-pictures.ts';
import { type Mail, openMailer } from '#server/platform/mail/mailer.ts';
import { columnsWithoutWords, kept, tablesOfThings } from '#test/erasure/kept-columns.ts';
import { plantedPattern, plantPerson } from '#test/erasure/plant-person.ts';
import {
  findColumnsWith,
  listTablesOfPeople,
  listTextColumns,
  nameOf,
  type TextColumn,
} from '#test/erasure/text-columns.ts';
import { findViolations } from '#test/invariants.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let columns: TextColumn[];
/** The columns that held a planted text before the account was deleted, and those that hold one since. */
let planted: string[];
let left: string[];
beforeAll(async () => {
  const mailer = {
    send: (mail: Mail) => openMailer(testShop.shop.config).send(mail),
    close: () => undefined,
  };
  const settings = { TRUST_PROXY: '127.0.0.1', ORDER_MAIL_TO: 'owner@shop.test' };
  testShop = await openTestShop(settings, { mailer });
  const { db } = testShop.database;
  const { person } = await plantPerson(testShop);
  columns = await listTextColumns(db);
  planted = await findColumnsWith(db, columns, plantedPattern);
  const body = { password: person.password };
  const { status } = await testShop.call(deleteMyAccount, { body, token: person.token });
  expect(status).toBe(200);
  left = await findColumnsWith(db, columns, plantedPattern);
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

test('every column that can hold words was written to, or is listed with why nobody writes of a customer there', () => {
  const unknown = columns
    .filter(({ table, isEnumerated }) => !(isEnumerated || table in tablesOfThings))
    .map(nameOf)
    .filter((name) => !(name in columnsWithoutWords || planted.includes(name)));
  expect(unknown).toEqual([]);
});

test('each column in which somebody is written of is named by the notice, which names none that is gone', () => {
  const named = notice.flatMap((row) => row.columns);
  const names = columns.map(nameOf);
  expect(planted.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(named.length).toBe(new Set(named).size);
});

test('no list names a column that is gone or that somebody writes in, nor a table that leads to a customer', async () => {
  const names = new Set(columns.map(nameOf));
  const tables = new Set(columns.map(({ table }) => table));
  const isThing = (name: string) => name.slice(0, name.lastIndexOf('.')) in tablesOfThings;
  const stale = Object.keys(columnsWithoutWords).filter(
    (name) => !names.has(name) || planted.includes(name) || isThing(name),
  );
  const people = await listTablesOfPeople(testShop.database.db);
  const wrong = Object.keys(tablesOfThings).filter((name) => !tables.has(name) || people.has(name));
  expect([...stale, ...wrong, ...planted.filter(isThing)]).toEqual([]);
});

test('when an account is deleted, what was written by and about its customer stays only where the list says why', () => {
  expect(left).toEqual(Object.keys(kept).toSorted());
});

test('of the queued mails the one that says so is left, and of the reviews the words that were published', async () => {
  const { db } = testShop.database;
  const jobs = await sql<{ kind: string }>`
    select data ->> 'kind' as kind from pgboss.job where data::text ~* ${plantedPattern}`.execute(
    db,
  );
  expect(jobs.rows).toEqual([{ kind: 'account-deleted' }]);
  const reviews = await db
    .selectFrom('reviews')
    .select(['status', 'text'])
    .orderBy('status')
    .execute();
  expect(reviews).toEqual([
    { status: 'published', text: 'Planted review 0' },
    { status: 'rejected', text: '' },
  ]);
});

test('no file keeps anything of the customer once the clean-up has run, but mails in place of a mail server', async () => {
  const { shop } = testShop;
  const { dataDir } = shop.config;
  const list = async () =>
    (await readdir(dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
  expect(await list()).toContainEqual(expect.stringMatching(/^uploads\//));
  await testShop.runJobs('account-mail');
  // The clean-up leaves a picture for a day, in which somebody may be about to save it.
  const longAgo = { created_at: new Date(Date.now() - 2 * 24 * 3_600_000) };
  await shop.db.updateTable('uploaded_files').set(longAgo).execute();
  await deleteUnusedPictures(shop);
  const held: string[] = [];
  for (const name of await list()) {
    const text = await readFile(join(dataDir, name), 'latin1');
    if (name.startsWith('uploads/') || new RegExp(plantedPattern, 'i').test(name + text)) {
      held.push(name.split('/')[0] ?? '');
    }
  }
  expect(held).toEqual(['outbox']);
});
