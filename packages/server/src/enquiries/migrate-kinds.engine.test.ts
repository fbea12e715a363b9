import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { openEnquiryShop } from '#test/admin/enquiries.ts';
import { estimate } from '#test/carts.ts';

const shop = await openEnquiryShop();
afterAll(() => shop.testShop.close());

const migrations = ['0079-kind-of-quotes.sql', '0080-indexes-by-kind.sql'];

test('quotes of before, and those that the released version writes meanwhile, have their kind', async () => {
  const { testShop, work } = shop;
  const { db } = testShop.shop;
  const list = async () => {
    const kinds = db.selectFrom('quotes').select(['state', 'kind']).orderBy('created_at');
    return (await kinds.execute()).map(({ state, kind }) => `${state} ${kind}`);
  };
  await estimate(testShop, shop.list());
  await work.enquiry(shop.list());
  expect(await list()).toEqual(['ESTIMATE estimate', 'ENQUIRY enquiry']);

  await sql`drop trigger quotes_write_sent on quotes`.execute(db);
  await sql`drop trigger quotes_kind on quotes`.execute(db);
  await sql`drop function say_kind_of_quote`.execute(db);
  await sql`alter table quotes drop column kind`.execute(db);
  await db.deleteFrom('applied_migrations').where('name', 'in', migrations).execute();
  expect(await migrate(testShop.database)).toEqual(migrations);
  await sql`create trigger quotes_write_sent after insert on quotes for each row
    when (new.kind = 'enquiry') execute function write_enquiry_event('enquiry.sent')`.execute(db);
  expect(await list()).toEqual(['ESTIMATE estimate', 'ENQUIRY enquiry']);

  await sql`
    insert into quotes (id, number, share_code, state, source, delivery, subtotal_paise, adjustments,
      total_paise, valid_until, created_at)
    select gen_random_uuid(), 'EQ-0000-000' || place, repeat(place::text, 26), state, 'web', delivery::jsonb, 0, '[]',
      0, '2030-01-01', now() + interval '1 minute' * place
    from (values (1, 'ESTIMATE', null), (2, 'ENQUIRY', '{}')) as written (place, state, delivery)`.execute(
    db,
  );
  expect((await list()).slice(2)).toEqual(['ESTIMATE estimate', 'ENQUIRY enquiry']);
});
