import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Failure, failingStatements, failures } from './failing-statements.ts';
import { findViolations } from './invariants.ts';
import type { OrderCase } from './order-cases.ts';
import { anonymousMailsTo, paymentOf, refundsAtGateway } from './payments.ts';
import { stockHistoryOf, stockOf } from './products.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** Every statement fails, in every way. */
const isLong = process.env.STATEMENT_FAULTS === 'all' || process.env.TEST_TIER === 'nightly';

type Outcome = { status: number };

type Act<C extends OrderCase> = {
  readonly name: string;
  prepare(): Promise<C>;
  /** A job, which returns nothing and may itself retry after a failure. */
  run(prepared: C): Promise<Outcome | undefined>;
  /** An act of several transactions, with calls of the gateway between them. */
  readonly hasSteps?: boolean;
};

type AnyAct = Act<OrderCase>;

export const defineAct = <C extends OrderCase>(act: Act<C>) => act as unknown as AnyAct;

export type FaultyShop = {
  readonly testShop: TestShop;
  /** Breaks the act at each of its statements, and expects it to be done whole or not at all. */
  breakAtEachStatement(act: AnyAct): Promise<void>;
};

/** A shop whose statements can be made to fail. */
export async function openFaultyShop(): Promise<FaultyShop> {
  const statements = failingStatements();
  const testShop = await openTestShop({}, { openDb: statements.open });
  const { db } = testShop.database;

  const settle = async (one: OrderCase) => {
    await testShop.runJobs();
    return stateOf(testShop, one);
  };

  /** Breaks one act at one statement; false when it sends fewer. */
  const breakAt = async (
    { prepare, run, hasSteps = false }: AnyAct,
    { nth, failure, whole }: { nth: number; failure: Failure; whole: object },
  ): Promise<boolean> => {
    const one = await prepare();
    const before = await fingerprint(testShop);
    let outcome: Outcome | undefined;
    const sent = await statements.during(nth, failure, async () => {
      outcome = await run(one).catch(() => ({ status: 500 }));
    });
    if (sent < nth) return false;
    const where = `statement ${nth}, ${failure}`;
    expect(await findViolations(db), where).toEqual([]);
    if (failure !== 'deadlock' && !hasSteps) expect(outcome?.status, where).toBe(503);
    const isWhole = !hasSteps && (await fingerprint(testShop)) !== before;
    if (isWhole) expect(await settle(one), where).toEqual(whole);
    expect(isDone(await run(one)) || isWhole, `${where}, again`).toBe(true);
    expect(await settle(one), `${where}, again`).toEqual(whole);
    expect(await findViolations(db), `${where}, again`).toEqual([]);
    return true;
  };

  return {
    testShop,
    async breakAtEachStatement(act) {
      const undisturbed = await act.prepare();
      const last = await statements.during(0, 'not sent', async () => {
        expect(isDone(await act.run(undisturbed))).toBe(true);
      });
      const whole = await settle(undisturbed);
      expect(testShop.errors).toEqual([]);
      for (let nth = 1, isBroken = true; isBroken; nth += 1) {
        for (const failure of waysToBreak(nth, last)) {
          isBroken = await breakAt(act, { nth, failure, whole });
          expect(isBroken || nth > last).toBe(true);
        }
      }
      testShop.errors.splice(0);
    },
  };
}

const isDone = (outcome: Outcome | undefined) => outcome === undefined || outcome.status === 200;

/** In the short form every third statement fails in one way, and the last one, a commit, in all. */
function waysToBreak(nth: number, last: number): readonly Failure[] {
  if (isLong || nth === last) return failures;
  if (nth < last && (last - nth) % 3 !== 0) return [];
  const way = Math.floor(nth / 3) % failures.length;
  return failures.slice(way, way + 1);
}

/** A digest of every row that an act could leave behind. */
async function fingerprint({ database: { db } }: TestShop): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_type = 'BASE TABLE'`.execute(db);
  const rows = [
    ...tables.rows.map(({ name }) => sql`select t::text as row from ${sql.table(name)} as t`),
    sql`select name || data::text || state::text as row from pgboss.job`,
  ];
  // A sum of hashes, since sorting all rows costs more than the act itself.
  const all = await sql<{ digest: string }>`
    select count(*) || ' ' || sum(hashtextextended(row, 0)) as digest
    from (${sql.join(rows, sql` union all `)}) as everything`.execute(db);
  return all.rows[0]?.digest ?? '';
}

/** The final state of a case, without what differs from case to case. */
async function stateOf(testShop: TestShop, { buyer, productId }: OrderCase) {
  const { db } = testShop.database;
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('user_id', '=', buyer.userId)
    .orderBy('number')
    .execute();
  const ids = orders.map(({ id }) => id);
  const changes = await sql`
    select from_status, to_status, actor_name, reason from order_status_changes
    where order_id = any(${ids}::uuid[]) order by at, id`.execute(db);
  const audit = await sql`
    select action from audit_entries where subject_id = any(${ids}::text[])
    order by action`.execute(db);
  const cart = await sql`
    select quantity from cart_lines where user_id = ${buyer.userId} order by quantity`.execute(db);
  const gatewayOrders = await sql`
    select amount_paise from gateway_orders where order_id = any(${ids}::uuid[])
    order by amount_paise`.execute(db);
  const taxDocuments = await sql`
    select kind, total_paise from tax_documents where order_id = any(${ids}::uuid[])
    order by kind`.execute(db);
  const numbers = orders.map(({ number }) => number);
  const refunded = refundsAtGateway(testShop, numbers).map(({ amount }) => ({ amount }));
  return {
    orders: await Promise.all(ids.map((id) => paymentOf(testShop, id))),
    stock: [await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)],
    changes: changes.rows,
    audit: audit.rows,
    cart: cart.rows,
    gatewayOrders: gatewayOrders.rows,
    refunded,
    taxDocuments: taxDocuments.rows,
    // Without the serial of a tax document.
    mails: anonymousMailsTo(testShop, buyer.email).map((mail) => mail.replace(/\/\d{6}/, '')),
  };
}
