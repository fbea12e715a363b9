import { type BasisPoints, type Paise, percentOf } from '../money.ts';

/** A way to take something off the goods, as choosing needs it. */
export type PriceRule = {
  readonly _id: string;
  readonly name: string;
  /** What its goods cost at least. */
  readonly minimumPaise: Paise;
  /** One of the two is null. */
  readonly percentBp: BasisPoints | null;
  readonly amountPaise: Paise | null;
  /** The ids of its goods; without any it is for all goods. */
  readonly categories: readonly string[];
  readonly products: readonly string[];
  /** Whether it may be used a number of times, in all or by each customer. */
  readonly hasLimit: boolean;
};

/** A line at its price after the product's own discount. */
export type DiscountedLine = {
  readonly productId: string;
  readonly categoryId: string | null;
  readonly totalPaise: Paise;
};

/** A rule with what it takes off. */
export type ChosenDiscount<Rule extends PriceRule = PriceRule> = {
  readonly rule: Rule;
  readonly amountPaise: Paise;
};

const isOfAll = ({ categories, products }: PriceRule): boolean =>
  categories.length === 0 && products.length === 0;

/** What the goods of a rule cost. */
const goodsOf = (lines: readonly DiscountedLine[], rule: PriceRule): Paise =>
  lines.reduce((sum, { productId, categoryId, totalPaise }) => {
    const isOfRule =
      isOfAll(rule) ||
      rule.products.includes(productId) ||
      (categoryId !== null && rule.categories.includes(categoryId));
    return isOfRule ? sum + totalPaise : sum;
  }, 0);

/** What a rule takes off goods that cost this, never more than they do; 0 while they do not reach its minimum. */
function takenOff({ minimumPaise, percentBp, amountPaise }: PriceRule, goods: Paise): Paise {
  if (goods < minimumPaise) return 0;
  return Math.min(goods, percentBp === null ? (amountPaise ?? 0) : percentOf(goods, percentBp));
}

/**
 * The one rule that takes the most off; undefined when none takes anything. Of equals it is the one without a
 * limit, then the older.
 * @param rules those that may be used now, the oldest first
 */
export function chooseDiscount<Rule extends PriceRule>(
  lines: readonly DiscountedLine[],
  rules: readonly Rule[],
): ChosenDiscount<Rule> | undefined {
  let best: ChosenDiscount<Rule> | undefined;
  for (const rule of rules) {
    const amountPaise = takenOff(rule, goodsOf(lines, rule));
    const isBetter =
      amountPaise > (best?.amountPaise ?? 0) ||
      (best && amountPaise === best.amountPaise && best.rule.hasLimit && !rule.hasLimit);
    if (isBetter) best = { rule, amountPaise };
  }
  return best;
}

/** A rule that would be chosen if a little more of its goods were bought. */
export type NextStep<Rule extends PriceRule> = {
  readonly rule: Rule;
  readonly missingPaise: Paise;
};

/** The nearest rule that more of its goods would make the best one; undefined when there is none. */
export function findNextStep<Rule extends PriceRule>(
  lines: readonly DiscountedLine[],
  rules: readonly Rule[],
): NextStep<Rule> | undefined {
  return rules
    .map((rule) => {
      const goods = goodsOf(lines, rule);
      return { rule, goods, missingPaise: rule.minimumPaise - goods };
    })
    .filter(({ rule, goods, missingPaise }) => {
      if (goods === 0 || missingPaise <= 0) return false;
      const more = {
        productId: rule.products[0] ?? '',
        categoryId: rule.categories[0] ?? null,
        totalPaise: missingPaise,
      };
      return chooseDiscount([...lines, more], rules)?.rule === rule;
    })
    .toSorted((a, b) => a.missingPaise - b.missingPaise)[0];
}
