import { openQuoteStates } from '@mathappu/contract/enquiries/quote-state';
import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { toHundredths, toRupees } from '@mathappu/contract/money';
import type { StaffPriceRule, WrittenRule } from '@mathappu/contract/prices/price-rules';
import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Writes of rules follow each other, so that there are never more than there may be. */
export async function lockAllRules(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('price rules', 0))`.execute(tx);
}

export async function countRules(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('price_rules')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findRuleWithCode(tx: Tx, code: string): Promise<string | undefined> {
  const query = tx.selectFrom('price_rules').select('id').where('code', '=', code);
  return (await query.executeTakeFirst())?.id;
}

export const lockRule = (tx: Tx, id: string) =>
  tx
    .selectFrom('price_rules')
    .select(['version', 'mobiles'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const columnsOf = (rule: WrittenRule) => ({
  name: rule.name,
  code: rule.code,
  minimum_paise: toHundredths(rule.minimum),
  percent_bp: rule.percent === null ? null : toHundredths(rule.percent),
  amount_paise: rule.amount === null ? null : toHundredths(rule.amount),
  categories: [...new Set(rule.categories)],
  products: [...new Set(rule.products)],
  starts_at: rule.startsAt === null ? null : new Date(rule.startsAt),
  ends_at: rule.endsAt === null ? null : new Date(rule.endsAt),
  is_for_chosen: rule.isForChosen || rule.accounts.length + rule.mobiles.length > 0,
  accounts: [...new Set(rule.accounts)],
  mobiles: [...new Set(rule.mobiles)],
  max_uses: rule.limit,
  max_uses_each: rule.limitEach,
  is_on: rule.isOn,
});

export async function insertRule(tx: Tx, id: string, rule: WrittenRule): Promise<void> {
  await tx
    .insertInto('price_rules')
    .values({ id, ...columnsOf(rule), created_at: sql<Date>`clock_timestamp()` })
    .execute();
}

export const updateRuleRow = (tx: Tx, id: string, rule: WrittenRule) =>
  tx
    .updateTable('price_rules')
    .set({ ...columnsOf(rule), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const deleteRuleRow = (tx: Tx, id: string) =>
  tx.deleteFrom('price_rules').where('id', '=', id).execute();

type RuleRow = Selectable<Tables['price_rules']> & {
  orders: number;
  enquiries: number;
  estimates: number;
  takenOffPaise: number;
  productNames: Record<string, string> | null;
  accountNames: Record<string, string> | null;
};

const isOpen = sql`q.kind = 'enquiry' and q.state = any(${openQuoteStates}::text[])`;

/** The rules with what became of them, the oldest first. `today` is a day of the shop's calendar. */
export async function listRules(
  db: Queryable,
  today: string,
  id: string | null = null,
): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.id, r.name, r.code, r.minimum_paise, r.percent_bp, r.amount_paise, r.categories, r.products,
      r.starts_at, r.ends_at, r.is_for_chosen, r.accounts, r.mobiles, r.max_uses, r.max_uses_each, r.is_on,
      r.version, r.created_at,
      coalesce(ordered.count, 0)::int as orders, coalesce(ordered.paise, 0)::bigint as "takenOffPaise",
      coalesce(quoted.enquiries, 0)::int as enquiries, coalesce(quoted.estimates, 0)::int as estimates,
      (select jsonb_object_agg(p.id, p.name) from products p where p.id = any(r.products)) as "productNames",
      (select jsonb_object_agg(u.id, u.name) from users u where u.id = any(r.accounts)) as "accountNames"
    from price_rules r
    left join lateral (
      select count(distinct o.id) as count, -sum((row ->> 'amountPaise')::bigint) as paise
      from orders o cross join lateral jsonb_array_elements(o.adjustments) row
      where o.price_rule = r.id and o.status <> 'CANCELLED' and row ->> 'kind' = 'discount'
    ) ordered on true
    left join lateral (
      select count(*) filter (where ${isOpen}) as enquiries,
        count(*) filter (where q.state = 'ESTIMATE' and q.valid_until >= ${today}::date) as estimates
      from quotes q where q.price_rule = r.id
    ) quoted on true
    where ${id}::uuid is null or r.id = ${id}::uuid
    order by r.created_at, r.id`.execute(db);
  return rows;
}

/** @param mayName whether the caller may see the names and numbers of customers */
export const toStaffRule = (row: RuleRow, mayName: boolean): StaffPriceRule => ({
  _id: row.id,
  name: row.name,
  code: row.code,
  minimum: toRupees(row.minimum_paise),
  percent: row.percent_bp === null ? null : toRupees(row.percent_bp),
  amount: row.amount_paise === null ? null : toRupees(row.amount_paise),
  categories: row.categories,
  products: row.products,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  isForChosen: row.is_for_chosen,
  accounts: row.accounts,
  mobiles: mayName ? row.mobiles : [],
  hiddenMobiles: mayName ? 0 : row.mobiles.length,
  limit: row.max_uses,
  limitEach: row.max_uses_each,
  isOn: row.is_on,
  version: row.version,
  names: { ...row.productNames, ...(mayName && row.accountNames) },
  uses: row.orders + row.enquiries,
  enquiries: row.enquiries,
  takenOff: toRupees(row.takenOffPaise),
  estimates: row.estimates,
});

/** Takes somebody who has left out of the rules that name them, whoever edits one at that moment included. */
export async function removeBuyerFromRules(
  tx: Tx,
  { userId, phones }: { userId: string | null; phones: readonly string[] },
): Promise<void> {
  const mobiles = phones.map((phone) => mobileNumberOf(phone) ?? '');
  await sql`
    with named as (
      select id from price_rules where ${userId}::uuid = any(accounts) or mobiles && ${mobiles}::text[]
      order by id for update
    )
    update price_rules set version = version + 1, accounts = array_remove(accounts, ${userId}::uuid),
      mobiles = array(select mobile from unnest(mobiles) mobile where mobile <> all(${mobiles}::text[]))
    where id in (select id from named)`.execute(tx);
}
