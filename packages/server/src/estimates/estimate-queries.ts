import type { QuoteState } from '@mathappu/contract/enquiries/quote-state';
import type { BasisPoints, Paise } from '@mathappu/contract/money';
import { linkCodeLength } from '@mathappu/contract/order-links/link-code';
import type { Totals } from '@mathappu/contract/orders/totals';
import { type RawBuilder, sql } from 'kysely';
import { newQuoteNumber } from '#server/orders/order-number.ts';
import type { Actor } from '#server/orders/order-queries.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Adjustments, FieldChange, StatedPassport } from '#server/platform/db/json-columns.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { randomDigits } from '#server/platform/db/random-digits.ts';

/** A line with the product's values at the time when it was frozen. */
type FrozenLine = {
  productId: string;
  name: string;
  image: string;
  unit: string;
  pricePaise: Paise;
  discountBp: BasisPoints;
  unitPricePaise: Paise;
  quantity: number;
  totalPaise: Paise;
};

type NewEstimate = {
  id: string;
  userId: string | undefined;
  totals: Totals;
  /** The rule of its discount. */
  priceRule: string | null;
  /** A day of the shop's calendar, such as 2026-11-28. */
  validUntil: string;
  createdAt: Date;
  lines: readonly (FrozenLine & { passport: StatedPassport })[];
};

/** Inserts the estimate under a new unique number. */
export async function insertEstimate(
  tx: Tx,
  estimate: NewEstimate,
): Promise<{ number: string; code: string }> {
  const code = randomDigits(linkCodeLength);
  for (;;) {
    const number = newQuoteNumber();
    if (await insertNumberedEstimate(tx, estimate, { number, code })) return { number, code };
  }
}

/** Returns false, and inserts nothing, when the number is taken. */
async function insertNumberedEstimate(
  tx: Tx,
  { id, userId, totals, priceRule, validUntil, createdAt, lines }: NewEstimate,
  { number, code }: { number: string; code: string },
): Promise<boolean> {
  const numbered = JSON.stringify(lines.map((line, index) => ({ ...line, lineNo: index + 1 })));
  const { rows } = await sql`
    with quote as (
      insert into quotes (id, number, share_code, kind, state, source, user_id, created_by,
        subtotal_paise, adjustments, total_paise, price_rule, valid_until, created_at, updated_at)
      values (${id}, ${number}, ${code}, 'estimate', 'ESTIMATE', 'web', ${userId ?? null}, ${userId ?? null},
        ${totals.subtotalPaise}, ${JSON.stringify(totals.adjustments)}, ${totals.totalPaise},
        ${priceRule}, ${validUntil}, ${createdAt}, ${createdAt})
      on conflict (number) do nothing
      returning id
    ), lines as (
      insert into quote_lines (quote_id, line_no, product_id, name, image, unit, list_price_paise,
        discount_bp, unit_price_paise, asked_quantity, quantity, total_paise, passport)
      select quote.id, "lineNo", "productId", name, image, unit, "pricePaise", "discountBp",
        "unitPricePaise", quantity, quantity, "totalPaise", passport
      from quote, json_to_recordset(${numbered}::json) as line ("lineNo" integer, "productId" uuid,
        name text, image text, unit text, "pricePaise" bigint, "discountBp" integer,
        "unitPricePaise" bigint, quantity integer, "totalPaise" bigint, passport jsonb)
    )
    select id from quote`.execute(tx);
  return rows.length === 1;
}

/** The goods' cost and the rows below them. */
type Sums = { subtotalPaise: Paise; adjustments: Adjustments; totalPaise: Paise };

/** A line as it is shown, with what the database knows of its product. */
export type SharedLine = FrozenLine & { nameTa: string; listNumber: number | null };

type FrozenEstimate = Sums & {
  number: string;
  state: QuoteState;
  createdAt: Date;
  validUntil: string;
  lines: readonly SharedLine[];
};

/** The columns that anybody with the link may see; none of them is about a person. */
export async function findSharedEstimate(
  db: Queryable,
  code: string,
): Promise<FrozenEstimate | undefined> {
  const { rows } = await sql<FrozenEstimate>`
    select number, state, created_at as "createdAt", valid_until::text as "validUntil",
      subtotal_paise as "subtotalPaise", adjustments, total_paise as "totalPaise",
      (select json_agg(json_build_object('productId', l.product_id, 'name', l.name, 'nameTa', p.name_ta,
          'image', l.image, 'unit', l.unit, 'listNumber', l.list_number, 'pricePaise', l.list_price_paise, 'discountBp', l.discount_bp,
          'unitPricePaise', l.unit_price_paise, 'quantity', l.quantity, 'totalPaise', l.total_paise)
          order by l.line_no)
        from quote_lines l join products p on p.id = l.product_id
        where l.quote_id = quotes.id) as lines
    from quotes where share_code = ${code} and kind = 'estimate'`.execute(db);
  return rows[0];
}

export type SavedEstimate = Sums & { number: string; code: string; validUntil: string };

/** Reads an existing estimate by its id. */
export async function getEstimate(db: Queryable, id: string): Promise<SavedEstimate> {
  const { rows } = await sql<SavedEstimate>`
    select number, share_code as code, valid_until::text as "validUntil",
      subtotal_paise as "subtotalPaise", adjustments, total_paise as "totalPaise"
    from quotes where id = ${id}`.execute(db);
  const [estimate] = rows;
  if (!estimate) throw new Error(`no estimate ${id}`);
  return estimate;
}

/** Deletes guests' estimates 90 days after their date. */
export const deleteOldEstimates = (db: Queryable): Promise<void> =>
  deleteInBatches(
    db,
    'quotes',
    sql`user_id is null and source = 'web' and kind = 'estimate'
      and created_at < now() - interval '90 days'`,
  );

/** Whether an estimate's prices count on this day. */
export const isRunningEstimate = (today: string): RawBuilder<boolean> =>
  sql`q.state = 'ESTIMATE' and q.valid_until >= ${today}::date`;

export const hasProduct = (productId: string): RawBuilder<boolean> =>
  sql`exists (select from quote_lines l where l.quote_id = q.id and l.product_id = ${productId}::uuid)`;

export const holdsRule = (priceRule: string): RawBuilder<boolean> =>
  sql`q.price_rule = ${priceRule}::uuid`;

/**
 * Ends the running estimates of which this is true and records it in the history of each. The estimates are
 * locked in the order of their ids. Returns how many there were.
 */
export async function declineEstimatesWith(
  tx: Tx,
  which: RawBuilder<boolean>,
  { by, reason, today, now }: { by: Actor; reason: string; today: string; now: Date },
): Promise<number> {
  const changes: FieldChange[] = [
    { field: 'state', before: 'ESTIMATE', after: 'DECLINED', reason: '' },
    { field: 'reason', before: '', after: reason, reason: '' },
  ];
  const { rows } = await sql<{ count: number }>`
    with running as (
      select q.id from quotes q where ${isRunningEstimate(today)} and ${which}
      order by q.id for update
    ), ended as (
      update quotes set state = 'DECLINED', version = version + 1, reason = ${reason},
        updated_at = ${now}
      from running where quotes.id = running.id
      returning quotes.id, version
    ), written as (
      insert into quote_changes (id, quote_id, version, act, actor_id, actor_name, changes, at)
      select gen_random_uuid(), id, version, 'decline', ${by.id}::uuid, ${by.name},
        ${JSON.stringify(changes)}::jsonb, ${now}
      from ended
    )
    select count(*) as count from ended`.execute(tx);
  return rows[0]?.count ?? 0;
}
