import { toHundredths, toRupees } from '@mathappu/contract/money';
import { parseNumber, parseRupees } from '@mathappu/contract/parse-number';
import { chooseDiscount } from '@mathappu/contract/prices/choose-discount';
import type { StaffPriceRule } from '@mathappu/contract/prices/price-rules';
import { toShopTime } from '@mathappu/contract/shop-time';
import * as z from 'zod/mini';
import * as words from '#words/admin/price-rules';

export type Picked = { _id: string; name: string };

export type RuleValues = {
  name: string;
  code: string;
  minimum: string;
  takes: 'percent' | 'amount';
  percent: string;
  amount: string;
  goods: 'all' | 'chosen';
  categories: string[];
  products: Picked[];
  startsAt: string;
  endsAt: string;
  buyers: 'all' | 'chosen';
  accounts: Picked[];
  mobiles: string;
  /** Numbers that it has and that one may not see. */
  hiddenMobiles: number;
  limit: string;
  limitEach: string;
  isOn: boolean;
};

const empty: RuleValues = {
  ...{ name: '', code: '', minimum: '', takes: 'percent', percent: '', amount: '', goods: 'all' },
  ...{ categories: [], products: [], startsAt: '', endsAt: '', buyers: 'all', accounts: [] },
  ...{ mobiles: '', hiddenMobiles: 0, limit: '', limitEach: '', isOn: true },
};

const typed = (value: number | null): string => (value === null ? '' : String(value));

/** What a field for day and time holds: such as 2026-11-25T18:00, in the shop's time. */
const toField = (moment: string | null): string =>
  moment === null ? '' : toShopTime(new Date(moment)).replace(' ', 'T').replace(/:00$/, '');

const ofField = (written: string): string | null =>
  written ? `${written}${written.length === 16 ? ':00' : ''}+05:30` : null;

export function valuesOf(rule: StaffPriceRule | undefined): RuleValues {
  if (!rule) return empty;
  const pick = (_id: string): Picked => ({ _id, name: rule.names[_id] ?? '…' });
  return {
    name: rule.name,
    code: rule.code ?? '',
    minimum: rule.minimum === 0 ? '' : String(rule.minimum),
    takes: rule.percent === null ? 'amount' : 'percent',
    percent: typed(rule.percent),
    amount: typed(rule.amount),
    goods: rule.categories.length + rule.products.length > 0 ? 'chosen' : 'all',
    categories: rule.categories,
    products: rule.products.map(pick),
    startsAt: toField(rule.startsAt),
    endsAt: toField(rule.endsAt),
    buyers: rule.isForChosen ? 'chosen' : 'all',
    accounts: rule.accounts.map(pick),
    mobiles: rule.mobiles.join('\n'),
    hiddenMobiles: rule.hiddenMobiles,
    limit: typed(rule.limit),
    limitEach: typed(rule.limitEach),
    isOn: rule.isOn,
  };
}

const isTimes = (written: string) => {
  if (!written.trim()) return true;
  const count = parseNumber(written);
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= 10_000;
};
const times = z.string().check(z.refine(isTimes, words.numberInvalid));
const picked = z.array(z.object({ _id: z.string(), name: z.string() }));

const timesOf = (written: string) => (written.trim() ? (parseNumber(written) ?? null) : null);
/** The call says what is wrong with what is no number. */
const numberOf = (written: string) => parseRupees(written) ?? -1;

export const ruleForm = z.pipe(
  z
    .object({
      ...{ name: z.string(), code: z.string(), minimum: z.string() },
      ...{ takes: z.enum(['percent', 'amount']), percent: z.string(), amount: z.string() },
      goods: z.enum(['all', 'chosen']),
      ...{ categories: z.array(z.string()), products: picked },
      ...{ startsAt: z.string(), endsAt: z.string(), buyers: z.enum(['all', 'chosen']) },
      ...{
        accounts: picked,
        mobiles: z.string(),
        hiddenMobiles: z.number(),
        limit: times,
        limitEach: times,
      },
      isOn: z.boolean(),
    })
    .check(
      z.refine(
        ({ goods, categories, products }) =>
          goods === 'all' || categories.length + products.length > 0,
        { error: words.goodsMissing, path: ['goods'] },
      ),
      z.refine(
        ({ buyers, accounts, mobiles, hiddenMobiles }) =>
          buyers === 'all' || accounts.length + hiddenMobiles > 0 || mobiles.trim() !== '',
        { error: words.buyersMissing, path: ['mobiles'] },
      ),
    ),
  z.transform((values: RuleValues) => {
    const isOfChosen = values.goods === 'chosen';
    const isForChosen = values.buyers === 'chosen';
    return {
      name: values.name,
      code: values.code.trim() || null,
      minimum: values.minimum.trim() ? numberOf(values.minimum) : 0,
      percent: values.takes === 'percent' ? numberOf(values.percent) : null,
      amount: values.takes === 'amount' ? numberOf(values.amount) : null,
      categories: isOfChosen ? values.categories : [],
      products: isOfChosen ? values.products.map(({ _id }) => _id) : [],
      startsAt: ofField(values.startsAt),
      endsAt: ofField(values.endsAt),
      isForChosen,
      accounts: isForChosen ? values.accounts.map(({ _id }) => _id) : [],
      mobiles: isForChosen
        ? values.mobiles
            .split(/[\n,;]/)
            .map((mobile) => mobile.trim())
            .filter(Boolean)
        : [],
      limit: timesOf(values.limit),
      limitEach: timesOf(values.limitEach),
      isOn: values.isOn,
    };
  }),
);

/** An order that reaches the rule, and what it takes off, in rupees; undefined while that is not typed. */
export function exampleOf({
  minimum,
  takes,
  percent,
  amount,
}: Pick<RuleValues, 'minimum' | 'takes' | 'percent' | 'amount'>) {
  const from = parseRupees(minimum) ?? 0;
  const value = parseRupees(takes === 'percent' ? percent : amount);
  if (!value || value < 0 || from < 0 || (takes === 'percent' && value > 90)) return undefined;
  const order = toHundredths(from || 1_000);
  const rule = {
    ...{ _id: '', name: '', minimumPaise: 0, categories: [], products: [], hasLimit: false },
    percentBp: takes === 'percent' ? toHundredths(value) : null,
    amountPaise: takes === 'amount' ? toHundredths(value) : null,
  };
  const goods = { productId: '', categoryId: null, totalPaise: order };
  const off = chooseDiscount([goods], [rule])?.amountPaise ?? 0;
  return { order: toRupees(order), off: toRupees(off) };
}
