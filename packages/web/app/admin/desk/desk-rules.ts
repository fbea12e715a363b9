import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import type { DeskKind } from '@mathappu/contract/enquiries/desk';
import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { toHundredths } from '@mathappu/contract/money';
import {
  type ChosenDiscount,
  chooseDiscount,
  type DiscountedLine,
  type PriceRule,
} from '@mathappu/contract/prices/choose-discount';
import type { StaffPriceRule } from '@mathappu/contract/prices/price-rules';
import { useMemo } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { useMay } from '#web/admin/api/use-may.ts';
import { useCategoryOptions } from '#web/admin/products/use-category-options.ts';
import { useShop } from '#web/shop-details/shop-details.ts';

/** The price rules, and the category of each product, by which the desk sees the best one before it writes. */
export type DeskRules = {
  readonly rules: readonly StaffPriceRule[];
  readonly categoryOf: ReadonlyMap<string, string>;
};

/** Undefined in a shop without rules, and for whoever may not see them. */
export function useDeskRules(groups: readonly PriceGroup[]): DeskRules | undefined {
  const { sales } = useShop();
  const may = useMay();
  const canSee = Boolean(sales?.hasPriceRules) && may('listPriceRules');
  const { data } = useRead('listPriceRules', {}, { enabled: canSee, toast: false });
  const options = useCategoryOptions();
  return useMemo(() => {
    if (!canSee || !data || !options) return undefined;
    const idOf = new Map(options.map(({ slug, id }) => [slug, id]));
    const categoryOf = new Map(
      groups.flatMap(({ slug, products }) =>
        products.map(({ _id }) => [_id, idOf.get(slug) ?? ''] as const),
      ),
    );
    return { rules: data.data, categoryOf };
  }, [canSee, data, options, groups]);
}

type Written = {
  readonly as: DeskKind;
  readonly customer: { readonly mobile: string; readonly userId: string };
};

/** The best rule for what is typed; how often this buyer has used one is known to the server alone. */
export function bestAtDesk(
  { rules, categoryOf }: DeskRules,
  { as, customer }: Written,
  lines: readonly Omit<DiscountedLine, 'categoryId'>[],
): ChosenDiscount | undefined {
  const now = Date.now();
  const mobile = mobileNumberOf(customer.mobile) ?? '';
  const usable = rules.filter(
    (rule) =>
      rule.isOn &&
      rule.code === null &&
      (rule.startsAt === null || Date.parse(rule.startsAt) <= now) &&
      (rule.endsAt === null || Date.parse(rule.endsAt) > now) &&
      (!rule.isForChosen ||
        rule.accounts.includes(customer.userId) ||
        rule.mobiles.includes(mobile)) &&
      (rule.limit === null || rule.uses < rule.limit) &&
      (as !== 'estimate' || !(rule.isForChosen || hasLimit(rule))),
  );
  return chooseDiscount(
    lines.map((line) => ({ ...line, categoryId: categoryOf.get(line.productId) ?? null })),
    usable.map(toRule),
  );
}

const hasLimit = ({ limit, limitEach }: StaffPriceRule): boolean => (limit ?? limitEach) !== null;

const toRule = (rule: StaffPriceRule): PriceRule => ({
  _id: rule._id,
  name: rule.name,
  minimumPaise: toHundredths(rule.minimum),
  percentBp: rule.percent === null ? null : toHundredths(rule.percent),
  amountPaise: rule.amount === null ? null : toHundredths(rule.amount),
  categories: rule.categories,
  products: rule.products,
  hasLimit: hasLimit(rule),
});
