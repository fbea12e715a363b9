import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lockDataFolder } from '#server/platform/db/data-folder-lock.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openEmbeddedDatabase, openServerDatabase } from '#server/platform/db/open-database.ts';
import { createEmptyDatabase } from '#test/database-template.ts';
import { findViolations } from '#test/invariants.ts';
import { runScript, startScript } from '#test/processes/run-script.ts';

const moveCommand = fileURLToPath(new URL('../../src/cli/move-to-postgres.ts', import.meta.url));
const seedCommand = fileURLToPath(new URL('../../src/cli/seed.ts', import.meta.url));

/** Filling an embedded shop with the demo takes longer on a busy machine. */
const seedMs = 60_000 * Number(process.env.TEST_PATIENCE ?? 1);

let dataDir: string;
let target: string;

const move = (settings: NodeJS.ProcessEnv = {}) =>
  runScript(moveCommand, { DATA_DIR: dataDir, DATABASE_URL: target, ...settings });

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

// The shop that moves is embedded; the suite runs where there is a server to move to.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('moving to a server', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mathappu-move-'));
    target = await createEmptyDatabase(inject('databaseTemplate'));
    expect((await runScript(seedCommand, { DATA_DIR: dataDir, SEED: 'demo' }))[0]).toBe(0);
    const { db, close } = await openEmbeddedDatabase({ dataDir });
    await sql`
      with quote as (
        insert into quotes (id, number, share_code, state, source, delivery, subtotal_paise, adjustments, total_paise)
        values (gen_random_uuid(), 'EQ-0001-0001', ${'0'.repeat(26)}, 'ENQUIRY', 'web', '{}', 100, '[]', 100)
        returning id
      ), line as (
        insert into quote_lines (quote_id, line_no, product_id, name, image, unit, list_price_paise, discount_bp, unit_price_paise, quantity, total_paise)
        select quote.id, 1, (select id from products limit 1), 'Rocket', '', 'Box', 100, 0, 100, 1, 100 from quote
      )
      insert into quote_changes (id, quote_id, version, act, actor_name, changes, at)
      select gen_random_uuid(), id, 1, 'send', 'Customer', '[]', now() from quote`.execute(db);
    await close();
  }, seedMs);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('a backup is refused where there is no shop', async () => {
    const command = fileURLToPath(new URL('../../src/cli/backup.ts', import.meta.url));
    const settings = { DATA_DIR: dataDir, DATABASE_URL: target };
    const refused = [1, 'There is no shop in the database.\n'];
    expect(await runScript(command, settings)).toEqual(refused);
  });

  test('is refused while the shop runs', async () => {
    const lock = lockDataFolder(dataDir);
    try {
      const [code, said] = await move();
      expect([code, said]).toEqual([1, expect.stringContaining('in use by another process')]);
    } finally {
      lock.release();
    }
  });

  test('is refused where another program has tables or views beside those of a shop', async () => {
    const { close, ...database } = openServerDatabase(target, { onError: () => undefined });
    await migrate({ ...database, close });
    await close();
    await query('create table wiki_pages (id integer)');
    await query('create view wiki_index as select count(*) from users');
    const foreign = 'not of a shop: wiki_index, wiki_pages';
    expect(await move()).toEqual([1, expect.stringContaining(foreign)]);
    await query('drop table wiki_pages');
    await query('drop view wiki_index');
  });

  test('ends without a row when a table is not the same there', async () => {
    const { close, ...database } = openServerDatabase(target, { onError: () => undefined });
    await migrate({ ...database, close });
    await close();
    await query(`
      create function spoil() returns trigger language plpgsql as $$ begin new.name := new.name || '!'; return new; end $$;
      create trigger spoil before insert on users for each row execute function spoil()`);
    const [code, said] = await move();
    expect([code, said]).toEqual([1, expect.stringContaining('These tables differ: public.users')]);
    expect(await query('select id from users union all select id from products')).toEqual([]);
    await query('drop function spoil cascade');
  });

  test('can be killed and begun again, takes everything, and happens once', async () => {
    // Holds it in the middle: the first customer cannot be inserted.
    const holder = new pg.Client({ connectionString: target });
    await holder.connect();
    await holder.query('begin; lock table addresses in exclusive mode');
    const killed = startScript(moveCommand, { DATA_DIR: dataDir, DATABASE_URL: target });
    const waits = `select from pg_locks where not granted and relation = 'addresses'::regclass`;
    await expect.poll(() => query(waits), { timeout: 20_000 }).toHaveLength(1);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    await holder.query('rollback');
    await holder.end();
    await expect.poll(() => query('select id from products')).toEqual([]);

    const [code, said] = await move();
    expect([code, said]).toEqual([0, expect.stringContaining('Set DATABASE_URL')]);
    expect(await move()).toEqual([1, expect.stringContaining('has data already')]);
    const { db, close } = openServerDatabase(target, { onError: () => undefined });
    expect(await findViolations(db)).toEqual([]);
    const { rows } = await sql<{ products: number }>`
      select count(*) as products from products`.execute(db);
    expect(rows[0]?.products).toBeGreaterThan(70);
    await close();
  });

  test('takes the jobs of a queue that this version has no more', async () => {
    const before = await openEmbeddedDatabase({ dataDir });
    await sql`select pgboss.create_queue('send-old-news', '{"policy":"standard"}'::jsonb)`.execute(
      before.db,
    );
    await sql`insert into pgboss.job (name) values ('send-old-news')`.execute(before.db);
    await before.close();
    target = await createEmptyDatabase(inject('databaseTemplate'));
    expect(await move()).toEqual([0, expect.stringContaining('Set DATABASE_URL')]);
    const jobs = `select name from pgboss.job where name = 'send-old-news'`;
    expect(await query(jobs)).toEqual([{ name: 'send-old-news' }]);
  });

  test('needs an embedded database and a target, whose password is no argument', async () => {
    const elsewhere = `${dataDir}-none`;
    expect(await move({ DATA_DIR: elsewhere })).toEqual([
      1,
      expect.stringContaining(`There is no shop in ${elsewhere}.`),
    ]);
    expect(existsSync(join(elsewhere, 'pgdata'))).toBe(false);
    const refused = [1, expect.stringContaining('Name the empty database')];
    expect(await runScript(moveCommand, { DATA_DIR: dataDir })).toEqual(refused);
    expect(await runScript(moveCommand, { DATA_DIR: dataDir }, [target])).toEqual(refused);
    await rm(elsewhere, { recursive: true, force: true });
  });
});
