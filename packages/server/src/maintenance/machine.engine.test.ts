import { getMachine } from '@mathappu/contract/admin/maintenance';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { checkMachine } from './check-machine.ts';
import { recordDone } from './last-done-queries.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

/** Production, since a shop on trial has no problems, and an opened shop. */
const checked = () =>
  checkMachine({
    ...testShop.shop,
    config: { ...testShop.shop.config, isProduction: true },
    settings: { ...testShop.shop.settings, isIntroduced: true },
  });

async function mailsSent() {
  testShop.outbox.length = 0;
  await testShop.runJobs('machine-mail');
  return testShop.outbox.map(({ to, subject, text }) => ({ to, subject, text }));
}

const shiftTold = (days: number) =>
  sql`update given_once set at = at - make_interval(days => ${days})
    where starts_with(what, 'told of ')`.execute(testShop.shop.db);

test('the owner reads disk, database, last mail, backup and copy', async () => {
  const { token } = await admin(testShop);
  const read = async () => (await testShop.call(getMachine, { token })).body.data;
  const before = await read();
  expect(before).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    lastBackupAt: null,
    lastCopyAt: null,
    problems: [],
  });
  expect(before.database.version).toMatch(/^\d+\.\d+$/);
  expect(before.database.bytes).toBeGreaterThan(1_000_000);
  expect(before.disk.freeBytes).toBeLessThanOrEqual(before.disk.bytes);
  await recordDone(testShop.shop.db, 'backup');
  await recordDone(testShop.shop.db, 'backup copied');
  await testShop.shop.mailer.send({
    from: 'Mathappu',
    to: 'a@test.example',
    replyTo: '',
    subject: 'A mail',
    text: '',
    html: '',
  });
  const after = await read();
  for (const at of [after.lastBackupAt, after.lastCopyAt, after.lastMailAt])
    expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(600_000);
});

test('every admin is told when a problem begins, once a week while it lasts, and of it alone', async () => {
  const owner = await admin(testShop);
  const { db } = testShop.shop;
  await db.deleteFrom('given_once').execute();
  await recordDone(db, 'backup');
  await checked();
  const told = await mailsSent();
  expect(told.find(({ to }) => to === owner.email)).toMatchObject({
    subject: 'The machine of Mathappu needs you',
    text: expect.stringContaining('copied to another machine'),
  });
  expect(told[0]?.text).not.toContain('There is no backup');
  await checked();
  expect(await mailsSent()).toEqual([]);

  await sql`update given_once set at = now() - interval '27 hours' where what = 'backup'`.execute(
    db,
  );
  await checked();
  const next = await mailsSent();
  expect(next).toHaveLength(told.length);
  expect(next[0]?.text).toContain('There is no backup');
  expect(next[0]?.text).not.toContain('copied to another machine');

  await shiftTold(8);
  await checked();
  expect((await mailsSent())[0]?.text).toMatch(/There is no backup.*copied to another machine/s);

  // Over, and a day later it begins again.
  await recordDone(db, 'backup');
  await recordDone(db, 'backup copied');
  await shiftTold(2);
  await checked();
  expect(await mailsSent()).toEqual([]);
  await sql`delete from given_once where what = 'backup'`.execute(db);
  await checked();
  expect((await mailsSent())[0]?.text).toContain('There is no backup');
});

test('a shop on trial, or one that has not opened, tells nobody', async () => {
  const { db } = testShop.shop;
  await db.deleteFrom('given_once').execute();
  await checkMachine(testShop.shop);
  await checkMachine({
    ...testShop.shop,
    config: { ...testShop.shop.config, isProduction: true },
    settings: { ...testShop.shop.settings, isIntroduced: false },
  });
  expect(await mailsSent()).toEqual([]);
});

test('a mail that went out is not sent again because its time could not be stored', async () => {
  const { db } = testShop.shop;
  await sql`create function refuse_mail_time() returns trigger language plpgsql as
    $$begin raise 'refused'; end$$`.execute(db);
  await sql`create trigger refuse_mail_time before insert or update on given_once
    for each row execute function refuse_mail_time()`.execute(db);
  try {
    const mail = { from: 'M', to: 'b@test.example', replyTo: '', subject: 'S', text: '', html: '' };
    await testShop.shop.mailer.send(mail);
  } finally {
    await sql`drop function refuse_mail_time cascade`.execute(db);
  }
});
