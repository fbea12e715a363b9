import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { recordStatements, type Statement } from '#test/recorded-statements.ts';
import { administer } from '#test/storage/administer.ts';
import { cleanUpBacklog } from '#test/storage/clean-up-backlog.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { cleanUpJobs } from './clean-up-jobs.ts';

/** Of each table; the long form is `npm run program -- bench/long-tests.ts clean-up postgres`. */
const rows = Number(process.env.CLEAN_UP_ROWS ?? byTier(50_000));
const orders = Number(process.env.CLEAN_UP_ORDERS ?? byTier(5_000));
/** Of all steps together. */
const limitMs = Number(process.env.CLEAN_UP_LIMIT_MS ?? 60_000);
const tenMinutes = 600_000;

const halved = {
  idempotent_requests: rows,
  webhook_events: rows,
  sessions: 2 * rows,
  email_verifications: rows,
  recovery_proofs: rows,
  message_senders: rows,
  search_terms: rows,
  quotes: rows,
  product_imports: 100,
  product_import_rows: rows,
} as const;

/** No step may read one of them whole. */
const large = [...Object.keys(halved), 'orders', 'order_lines'];

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };
const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe.runIf(process.env.TEST_ENGINE === 'postgres')('after years', () => {
  let testShop: TestShop;
  beforeAll(async () => {
    testShop = await openTestShop();
    const { database } = testShop;
    if (database.engine !== 'postgres') throw new Error('not a server');
    const backlog = cleanUpBacklog({ rows, orders });
    await administer(`set session_replication_role = replica; ${backlog}`, database.direct);
    await administer('vacuum analyze', database.direct);
  }, tenMinutes);
  afterAll(() => testShop.close());

  /** Runs every step as a worker does; returns the milliseconds and the statements of each. */
  async function cleanUp() {
    const { shop } = testShop;
    // The pictures have no files, which the comparison would say of each.
    const steps = cleanUpJobs.filter(({ name }) => name !== 'compare-files');
    const ran: { name: string; ms: number; statements: Statement[] }[] = [];
    for (const { name, run } of steps) {
      const start = performance.now();
      const statements = await recordStatements(() =>
        run(shop, {}, { id: '', createdOn: new Date() }),
      );
      ran.push({ name, ms: Math.round(performance.now() - start), statements });
    }
    return ran;
  }

  test(
    'each step ends, though no statement may take long, and what is not old stays',
    async () => {
      const ran = await cleanUp();
      const times = Object.fromEntries(ran.map(({ name, ms }) => [name, ms]));
      if (process.env.CLEAN_UP_ROWS) process.stdout.write(`${JSON.stringify(times)} ms\n`);
      for (const [table, before] of Object.entries(halved)) {
        const left = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}`.execute(testShop.shop.db);
        expect([table, left.rows[0]?.count]).toEqual([table, before / 2]);
      }
      const pictures = await sql<{ unused: number; shown: number }>`
      select count(*) filter (where id in (select md5('unused' || n) from generate_series(1, ${rows / 5}::integer) as n)) as unused,
        count(*) as shown from uploaded_files`.execute(testShop.shop.db);
      expect(pictures.rows[0]?.unused).toBe(0);
      expect(pictures.rows[0]?.shown).toBeGreaterThan(2_000);
      expect(Object.values(times).reduce((sum, ms) => sum + ms)).toBeLessThan(limitMs);
    },
    tenMinutes,
  );

  test(
    'when nothing is old, no step reads a large table',
    async () => {
      const { database } = testShop;
      if (database.engine !== 'postgres') throw new Error('not a server');
      await administer('vacuum analyze', database.direct);
      const read: string[] = [];
      for (const { name, statements } of await cleanUp()) {
        for (const { text, values } of statements) {
          if (!/^\s*(select|with|delete|insert|update)/.test(text)) continue;
          const explained = await database.pool.query(`explain (format json) ${text}`, [...values]);
          const [{ Plan: plan }] = explained.rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
          for (const node of nodesOf(plan)) {
            const table = node['Relation Name'] ?? '';
            if (node['Node Type'] === 'Seq Scan' && large.includes(table))
              read.push(`${name}: ${table}`);
          }
        }
      }
      // A hundred imports are no large table.
      expect([...new Set(read)].filter((one) => !one.endsWith(': product_imports'))).toEqual([]);
    },
    tenMinutes,
  );
});
