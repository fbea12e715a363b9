import {
  isFixed,
  type RuleName,
  ruleNames,
  ruleValues,
} from '@mathappu/contract/catalogue/listing-problems';
import type { ListingRule } from '@mathappu/contract/catalogue/listing-rules';
import type { Shop } from '#server/shop.ts';
import { listListings, listRuleRows, rulesOf } from './listing-rule-queries.ts';
import { effectOf, withRule } from './rule-effects.ts';

/** All rules, each with what its other values would do. */
export async function listListingRules({
  db,
  now,
}: Pick<Shop, 'db' | 'now'>): Promise<ListingRule[]> {
  const rows = await listRuleRows(db);
  const listings = await listListings(db);
  const rules = rulesOf(rows);
  const effects = (name: RuleName): ListingRule['effects'] =>
    ruleValues[name].map((value) => {
      const changed = withRule(rules, { name, value, since: now() });
      const { leaves, returns } = effectOf(listings, changed);
      return { value, leaves, returns };
    });
  return ruleNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    return {
      name,
      value: rules[name],
      isFixed: isFixed(name),
      effects: effects(name),
      reason: row?.reason ?? '',
      changedAt: row?.changed_at?.toISOString() ?? null,
      changedBy: row?.by ?? '',
      version: row?.version ?? 1,
    };
  });
}
