import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openEnquiryShop } from '#test/admin/enquiries.ts';
import { replayChanges } from './enquiry-history.ts';
import { lockQuote } from './enquiry-queries.ts';
import { listQuoteChanges } from './enquiry-read-queries.ts';

const shop = await openEnquiryShop();
afterAll(() => shop.testShop.close());

test('reasons that stood beside the changes alone are found in lines and history', async () => {
  const { testShop, work, pots, rockets } = shop;
  const { db } = testShop.shop;
  const id = await work.enquiry(shop.list());
  await work.acts.edit(id, 1, [{ productId: pots, quantity: 3, reason: 'One got wet' }]);
  await work.acts.edit(id, 2, [
    { productId: pots, quantity: 3 },
    { productId: rockets, quantity: 1, reason: 'Only one came' },
  ]);
  await work.acts.confirm(id, 3);
  const read = async () => ({
    quote: await inTransaction(db, (tx) => lockQuote(tx, id)),
    history: await listQuoteChanges(db, id),
  });
  const { quote, history } = await read();

  // As they were before.
  await sql`alter table quote_lines drop column reason`.execute(db);
  await sql`update quotes set reason = 'Agreed: phone'`.execute(db);
  for (const { version, changes } of history) {
    const before = changes.map((change) => {
      if (change.field === 'agreedBy') {
        return { field: 'reason', before: '', after: 'Agreed: phone', reason: '' };
      }
      const { reason: _, ...after } = (change.after ?? {}) as { reason?: string };
      return change.field.startsWith('line ') ? { ...change, after } : change;
    });
    await sql`update quote_changes set changes = ${JSON.stringify(before)} where version = ${version}
      `.execute(db);
  }
  await sql`delete from applied_migrations where name = '0039-line-reasons.sql'`.execute(db);
  expect(await migrate(testShop.database)).toEqual(['0039-line-reasons.sql']);

  const migrated = await read();
  expect(migrated.quote).toEqual(quote);
  const changes = migrated.history.flatMap((entry) => entry.changes);
  expect(replayChanges(changes)).toEqual(quote?.content);
  expect(changes).toContainEqual({ field: 'agreedBy', before: null, after: 'phone', reason: '' });
});
