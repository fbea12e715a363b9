import { openQuoteStates } from '@mathappu/contract/enquiries/quote-state';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Buyer } from './rules-for-buyer.ts';

/** How often a rule may be used, in all and by each customer. */
export type Limits = {
  readonly _id: string;
  readonly maxUses: number | null;
  readonly maxUsesEach: number | null;
};

/**
 * Locks rules until the transaction ends, in the order of their ids. Their uses are counted in the next
 * statement, which sees what others committed meanwhile.
 */
export async function lockRules(tx: Tx, ids: readonly string[]): Promise<Limits[]> {
  const { rows } = await sql<Limits>`
    select id as "_id", max_uses as "maxUses", max_uses_each as "maxUsesEach"
    from price_rules where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  return rows;
}

/** Of an order or an enquiry that is not counted: the one that is changed. */
export type Uncounted = { readonly orderId?: string; readonly quoteId?: string };

type Uses = { readonly rule: string; readonly all: number; readonly own: number };

/** How often rules are used by orders that are not cancelled and by open enquiries, and by this buyer. */
async function countUses(
  db: Queryable,
  ids: readonly string[],
  { userId, mobile }: Buyer,
  { orderId, quoteId }: Uncounted,
): Promise<Uses[]> {
  const isOwn =
    userId === null
      ? sql`user_id is null and customer_phone = ${mobile} and ${mobile} <> ''`
      : sql`user_id = ${userId}::uuid`;
  const { rows } = await sql<Uses>`
    select price_rule as rule, count(*)::int as "all", (count(*) filter (where is_own))::int as own from (
      select price_rule, ${isOwn} as is_own from orders
      where price_rule = any(${ids}::uuid[]) and status <> 'CANCELLED' and id is distinct from ${orderId ?? null}::uuid
      union all
      select price_rule, ${isOwn} from quotes
      where price_rule = any(${ids}::uuid[]) and kind = 'enquiry' and state = any(${openQuoteStates}::text[])
        and id is distinct from ${quoteId ?? null}::uuid
    ) used group by price_rule`.execute(db);
  return rows;
}

/** How often each of these rules may still be used by the buyer; null without a limit. */
export async function countLeft(
  db: Queryable,
  rules: readonly Limits[],
  buyer: Buyer,
  uncounted: Uncounted = {},
): Promise<Map<string, number | null>> {
  const limited = rules.filter(({ maxUses, maxUsesEach }) => (maxUses ?? maxUsesEach) !== null);
  const ids = limited.map(({ _id }) => _id);
  const uses = ids.length > 0 ? await countUses(db, ids, buyer, uncounted) : [];
  return new Map(
    rules.map(({ _id, maxUses, maxUsesEach }) => {
      const { all, own } = uses.find(({ rule }) => rule === _id) ?? { all: 0, own: 0 };
      const left = Math.min((maxUses ?? Infinity) - all, (maxUsesEach ?? Infinity) - own);
      return [_id, left === Infinity ? null : Math.max(0, left)];
    }),
  );
}

/** Whether a rule, if it still has a limit, can be used once more; it is locked. */
export async function hasUseLeft(tx: Tx, ruleId: string, buyer: Buyer): Promise<boolean> {
  const [rule] = await lockRules(tx, [ruleId]);
  if (!rule) return true;
  return (await countLeft(tx, [rule], buyer)).get(ruleId) !== 0;
}
