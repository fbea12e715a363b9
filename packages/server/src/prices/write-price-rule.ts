import {
  maxChosenBuyers,
  maxPriceRules,
  type StaffPriceRule,
  type WrittenRule,
} from '@mathappu/contract/prices/price-rules';
import { toShopDay } from '@mathappu/contract/shop-time';
import { hasGrant } from '@mathappu/contract/staff/grants';
import {
  conflictDetails,
  findLatestChange,
  insertAuditEntry,
} from '#server/platform/db/audit-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import {
  countRules,
  deleteRuleRow,
  findRuleWithCode,
  insertRule,
  listRules,
  lockAllRules,
  lockRule,
  toStaffRule,
  updateRuleRow,
} from './price-rule-queries.ts';

type Parts = Pick<Shop, 'db' | 'settings' | 'now'>;

export const listPriceRules = ({ db, now }: Parts, caller: Caller): Promise<StaffPriceRule[]> =>
  readRules(db, now(), caller);

/** @throws AppError codeTaken, tooMany or idempotencyConflict */
export async function createPriceRule(
  shop: Parts,
  caller: Caller,
  { rule, idempotencyKey: key }: { rule: WrittenRule; idempotencyKey: string | undefined },
): Promise<StaffPriceRule> {
  const { db, settings, now } = shop;
  const created = await inTransaction(db, async (tx) => {
    await lockAllRules(tx);
    const id = newId();
    const scope = { userId: caller.userId, route: 'price-rule', key };
    const earlier = await claimOnce(tx, scope, hashFields(fieldsOf(rule)), { _id: id });
    if (earlier) return getRule(tx, now(), caller, earlier._id);
    if ((await countRules(tx)) >= maxPriceRules) {
      throw new AppError('tooMany', { maximum: maxPriceRules });
    }
    await assertCodeFree(tx, rule);
    await insertRule(tx, id, rule);
    await audit(tx, caller, { action: 'price-rule.create', id, after: auditedOf(rule) });
    return getRule(tx, now(), caller, id);
  });
  await settings.refresh();
  return created;
}

/** @throws AppError notFound, recordChanged or codeTaken */
export async function updatePriceRule(
  { db, settings, now }: Parts,
  caller: Caller,
  { id, version, rule: written }: { id: string; version: number; rule: WrittenRule },
): Promise<StaffPriceRule> {
  const updated = await inTransaction(db, async (tx) => {
    await lockAllRules(tx);
    const { before, mobiles } = await getSeen(tx, now(), caller, { id, version });
    const rule = mayName(caller) ? written : withHidden(written, mobiles);
    await assertCodeFree(tx, rule, id);
    await updateRuleRow(tx, id, rule);
    await audit(tx, caller, {
      action: 'price-rule.update',
      id,
      before: auditedOf(before),
      after: auditedOf(rule),
    });
    return getRule(tx, now(), caller, id);
  });
  await settings.refresh();
  return updated;
}

/** @throws AppError notFound, recordChanged or recordInUse */
export async function deletePriceRule(
  { db, settings, now }: Parts,
  caller: Caller,
  seen: { id: string; version: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { before: rule } = await getSeen(tx, now(), caller, seen);
    // What runs could not be ended any more.
    const count = rule.uses + rule.estimates;
    if (count > 0) throw new AppError('recordInUse', { count });
    await deleteRuleRow(tx, seen.id);
    await audit(tx, caller, {
      action: 'price-rule.delete',
      id: seen.id,
      before: auditedOf(rule),
    });
  });
  await settings.refresh();
}

/** With the numbers that the caller does not see, unless it is for chosen buyers no more. @throws AppError tooMany */
function withHidden(rule: WrittenRule, hidden: readonly string[]): WrittenRule {
  if (rule.isForChosen === false) return rule;
  const mobiles = [...new Set([...hidden, ...rule.mobiles])];
  if (rule.accounts.length + mobiles.length > maxChosenBuyers) {
    throw new AppError('tooMany', { maximum: maxChosenBuyers });
  }
  return { ...rule, mobiles };
}

const mayName = ({ grants }: Caller): boolean => hasGrant(grants, 'read_users');

/** The rule as the caller sees it, locked, and its numbers. @throws AppError notFound or recordChanged */
async function getSeen(
  tx: Tx,
  now: Date,
  caller: Caller,
  { id, version }: { id: string; version: number },
): Promise<{ before: StaffPriceRule; mobiles: string[] }> {
  const locked = await lockRule(tx, id);
  if (!locked) throw new AppError('notFound');
  const rule = await getRule(tx, now, caller, id);
  if (locked.version === version) return { before: rule, mobiles: locked.mobiles };
  const latest = await findLatestChange(tx, 'price-rule', id);
  throw new AppError('recordChanged', conflictDetails(latest), { data: rule });
}

async function getRule(
  db: Queryable,
  now: Date,
  caller: Caller,
  id: string,
): Promise<StaffPriceRule> {
  const [rule] = await readRules(db, now, caller, id);
  if (!rule) throw new AppError('notFound');
  return rule;
}

async function readRules(db: Queryable, now: Date, caller: Caller, id?: string) {
  const rows = await listRules(db, toShopDay(now), id);
  return rows.map((row) => toStaffRule(row, mayName(caller)));
}

/** @throws AppError codeTaken */
async function assertCodeFree(tx: Tx, { code }: WrittenRule, id?: string): Promise<void> {
  if (code === null) return;
  const other = await findRuleWithCode(tx, code);
  if (other !== undefined && other !== id) throw new AppError('codeTaken', {}, { field: 'code' });
}

const fieldsOf = ({ name, code, minimum, percent, amount, isOn, ...rest }: WrittenRule) => {
  const { categories, products, startsAt, endsAt, limit, limitEach, isForChosen } = rest;
  const { accounts, mobiles } = rest;
  return {
    ...{ name, code, minimum, percent, amount, isOn, categories, products, startsAt, endsAt },
    ...{ limit, limitEach, isForChosen, accounts, mobiles },
  };
};

/** Without the accounts and numbers, which would stay after the people have left. */
function auditedOf(rule: WrittenRule | StaffPriceRule) {
  const { accounts, mobiles, ...others } = fieldsOf({ ...rule, isForChosen: rule.isForChosen });
  const hidden = 'hiddenMobiles' in rule ? rule.hiddenMobiles : 0;
  return { ...others, chosen: accounts.length + mobiles.length + hidden };
}

const audit = (
  tx: Tx,
  { userId }: Caller,
  {
    id,
    ...entry
  }: { action: `price-rule.${string}`; id: string; before?: unknown; after?: unknown },
) =>
  insertAuditEntry(tx, {
    ...entry,
    actorId: userId,
    subjectKind: 'price-rule',
    subjectId: id,
  });
