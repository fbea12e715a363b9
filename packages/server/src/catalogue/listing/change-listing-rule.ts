import {
  isFixed,
  type RuleName,
  type RuleValue,
  ruleValues,
} from '@mathappu/contract/catalogue/listing-problems';
import * as input from '@mathappu/contract/words/input';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import {
  listListings,
  lockRulesToChange,
  rulesOf,
  updateListings,
  updateRule,
} from './listing-rule-queries.ts';
import { effectOf, withRule } from './rule-effects.ts';

type RuleChange = {
  name: RuleName;
  value: RuleValue;
  reason: string;
  /** How many products the admin was told would leave. */
  leaves: number;
  version?: number | undefined;
};

/**
 * Sets a rule and, in the same transaction, what it means for every product.
 * @throws AppError ruleFixed, ruleChanged, ruleImpact, or invalidInput for a value of other rules
 */
export async function changeListingRule(
  { db, cache }: Pick<Shop, 'db' | 'cache'>,
  actorId: string,
  { name, value, reason, leaves, version }: RuleChange,
): Promise<void> {
  assertPossible(name, value);
  await inTransaction(db, async (tx) => {
    const rows = await lockRulesToChange(tx);
    const before = rows.find((row) => row.name === name);
    if (version !== undefined && version !== before?.version) throw new AppError('ruleChanged');
    const since = await updateRule(tx, { name, value, reason, actorId });
    const rules = withRule(rulesOf(rows), { name, value, since });
    const effect = effectOf(await listListings(tx), rules);
    if (effect.leaves !== leaves) {
      const { leaves: actual, returns } = effect;
      throw new AppError('ruleImpact', { leaves: actual }, { data: { leaves: actual, returns } });
    }
    await updateListings(tx, effect.changed);
    await insertAuditEntry(tx, {
      actorId,
      action: 'listing-rule.update',
      subjectKind: 'listing-rule',
      subjectId: name,
      before: { value: before?.value, reason: before?.reason },
      after: { value, reason, leaves, returns: effect.returns },
    });
  });
  cache.drop();
}

function assertPossible(name: RuleName, value: RuleValue): void {
  if (isFixed(name)) throw new AppError('ruleFixed');
  if ((ruleValues[name] as readonly RuleValue[]).includes(value)) return;
  throw new AppError('invalidInput', {}, { field: 'value', problem: input.ruleValueUnfit });
}
