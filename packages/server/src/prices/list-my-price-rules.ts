import { type Paise, toRupees } from '@mathappu/contract/money';
import type { UsableRule } from '@mathappu/contract/prices/price-rules';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { StoredPriceRule } from '#server/settings/price-rules-in-settings.ts';
import type { Shop } from '#server/shop.ts';
import { countLeft } from './rule-use-queries.ts';
import { type Buyer, rulesForBuyer } from './rules-for-buyer.ts';

/**
 * The rules that somebody could use now, with that of a code.
 * @throws AppError codeNotFound, codeEnded, codeUsedUp, codeNotForYou
 */
export async function listMyPriceRules(
  { db, settings, catalogue, now }: Pick<Shop, 'db' | 'settings' | 'catalogue' | 'now'>,
  { buyer, code }: { buyer: Buyer; code: string | undefined },
): Promise<UsableRule[]> {
  const { priceRules } = await settings.read();
  const { rules, ofCode, codeProblem } = rulesForBuyer(priceRules, { buyer, code, now: now() });
  if (codeProblem === 'codeEnded') {
    throw new AppError('codeEnded', { date: formatDateTime(ofCode?.endsAt ?? '') });
  }
  if (codeProblem) throw new AppError(codeProblem);
  const left = await countLeft(db, rules, buyer);
  if (ofCode && left.get(ofCode._id) === 0) throw new AppError('codeUsedUp');
  const known = rules.some(({ categories, products }) => categories.length + products.length > 0)
    ? await catalogue.current()
    : undefined;
  return rules
    .filter(({ _id }) => left.get(_id) !== 0)
    .map((rule) => ({
      _id: rule._id,
      name: rule.name,
      from: toRupees(rule.minimumPaise),
      ...(rule.percentBp === null
        ? { amount: toRupees(rule.amountPaise as Paise) }
        : { percent: toRupees(rule.percentBp) }),
      goods: known ? goodsOf(rule, known) : null,
      until: rule.endsAt && new Date(rule.endsAt).toISOString(),
      left: left.get(rule._id) ?? null,
      isOfCode: rule === ofCode,
    }));
}

/** The goods that are in the shop; null of a rule for all. */
function goodsOf(
  { categories, products }: StoredPriceRule,
  { categories: known, products: listed, slots }: Catalogue,
): UsableRule['goods'] {
  if (categories.length + products.length === 0) return null;
  return {
    categories: categories.map((_id) => {
      const category = known.find(({ id }) => id === _id);
      return { _id, name: category?.name ?? '', nameTa: category?.name_ta ?? '' };
    }),
    products: products.map((_id) => {
      const product = listed[slots.get(_id) ?? -1];
      return { _id, name: product?.name ?? '', nameTa: product?.name_ta ?? '' };
    }),
  };
}
