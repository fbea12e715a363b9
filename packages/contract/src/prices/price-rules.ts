import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { id, line, mobileNumber, moment, twoDecimals, versionInQuery } from '../fields.ts';
import { maxPriceRupees } from '../limits.ts';
import { typedCode } from './price-codes.ts';

export const maxPriceRules = 100;
/** Chosen accounts and numbers of a rule together. */
export const maxChosenBuyers = 500;
export const maxRuleUses = 10_000;

const named = z.object({ _id: id, name: z.string(), nameTa: z.string() });

/** A rule that the caller may use now. */
export const usableRule = z.object({
  _id: id,
  name: z.string(),
  /** Rupees that its goods cost at least. */
  from: z.number(),
  percent: z.optional(z.number()),
  /** Rupees. */
  amount: z.optional(z.number()),
  /** Null of a rule for all goods. */
  goods: z.nullable(z.object({ categories: z.array(named), products: z.array(named) })),
  until: z.nullable(moment),
  /** How often it may still be used; null without a limit. */
  left: z.nullable(z.int()),
  /** Whether it is the rule of the code that was given. */
  isOfCode: z.boolean(),
});
export type UsableRule = z.output<typeof usableRule>;

export const listMyPriceRules = endpoint('listMyPriceRules', {
  tag: 'Prices',
  summary: 'The price rules that one could use now, the oldest first, with that of a code',
  body: z.strictObject({ code: z.optional(typedCode) }),
  data: z.array(usableRule),
  errors: ['codeNotFound', 'codeEnded', 'codeUsedUp', 'codeNotForYou'],
});

const ids = z._default(z.array(id).check(z.maxLength(1_000)), []);
const time = z._default(z.nullable(z.iso.datetime({ offset: true, error: words.invalid })), null);
const times = z._default(
  z.nullable(z.int(words.invalid).check(z.minimum(1), z.maximum(maxRuleUses))),
  null,
);

const fields = {
  /** Customers read it. */
  name: line(60, words.nameRequired),
  code: z._default(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(100),
          z.trim(),
          z.toUpperCase(),
          z.regex(/^[A-Z0-9-]{4,20}$/, words.ruleCodeInvalid),
        ),
    ),
    null,
  ),
  minimum: z._default(twoDecimals(maxPriceRupees, words.amountInvalid), 0),
  percent: z._default(
    z.nullable(twoDecimals(90, words.percentInvalid).check(z.minimum(0.01, words.percentInvalid))),
    null,
  ),
  amount: z._default(
    z.nullable(
      twoDecimals(maxPriceRupees, words.amountInvalid).check(z.minimum(0.01, words.amountInvalid)),
    ),
    null,
  ),
  categories: ids,
  products: ids,
  startsAt: time,
  /** The moment itself is not included. */
  endsAt: time,
  accounts: ids,
  mobiles: z._default(
    z
      .array(mobileNumber(words.mobileInvalid, words.mobileInvalid))
      .check(z.maxLength(maxChosenBuyers)),
    [],
  ),
  /** By default it is for chosen buyers when any are named. */
  isForChosen: z.optional(z.boolean()),
  limit: times,
  limitEach: times,
  isOn: z._default(z.boolean(), true),
};
const written = z.object(fields);
export type WrittenRule = z.output<typeof written>;

const takesOne = z.refine<WrittenRule>(
  ({ percent, amount }) => (percent === null) !== (amount === null),
  { error: words.percentOrAmount, path: ['percent'] },
);
const endsLater = z.refine<WrittenRule>(
  ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
  { error: words.endsBeforeStart, path: ['endsAt'] },
);
const hasFewBuyers = z.refine<WrittenRule>(
  ({ accounts, mobiles }) => accounts.length + mobiles.length <= maxChosenBuyers,
  { error: words.tooManyBuyers, path: ['mobiles'] },
);
const checks = [takesOne, endsLater, hasFewBuyers] as const;

export const priceRule = z.object({
  _id: id,
  name: z.string(),
  code: z.nullable(z.string()),
  minimum: z.number(),
  percent: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  categories: z.array(id),
  products: z.array(id),
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
  /** Whether it is for chosen buyers alone, also once the last of them has left. */
  isForChosen: z.boolean(),
  accounts: z.array(id),
  /** Empty for staff who may not see customers, whose changes keep them. */
  mobiles: z.array(z.string()),
  hiddenMobiles: z.int(),
  limit: z.nullable(z.int()),
  limitEach: z.nullable(z.int()),
  isOn: z.boolean(),
  version: z.int(),
  /** Of its products, and of its accounts for whoever may see customers, by their ids. */
  names: z.record(z.string(), z.string()),
  /** Orders that are not cancelled and open enquiries that have it, and the enquiries among them. */
  uses: z.int(),
  enquiries: z.int(),
  /** Rupees that it took off those orders. */
  takenOff: z.number(),
  /** Running estimates that hold it. */
  estimates: z.int(),
});
export type StaffPriceRule = z.output<typeof priceRule>;

const ofRule = z.strictObject({ ruleId: id });
const version = z.int().check(z.minimum(1));

export const listPriceRules = endpoint('listPriceRules', {
  tag: 'Prices',
  summary: 'All price rules with what became of them, the oldest first',
  data: z.array(priceRule),
});

export const createPriceRule = endpoint('createPriceRule', {
  tag: 'Prices',
  summary: 'Make a price rule; an Idempotency-Key header makes it repeatable',
  body: z.strictObject(fields).check(...checks),
  data: priceRule,
  errors: ['codeTaken', 'tooMany', 'invalidIdempotencyKey', 'idempotencyConflict'],
});

export const updatePriceRule = endpoint('updatePriceRule', {
  tag: 'Prices',
  summary: 'Change a price rule; orders and enquiries that have it keep what it took off',
  params: ofRule,
  body: z.strictObject({ ...fields, version }).check(...checks),
  data: priceRule,
  errors: ['codeTaken', 'recordChanged', 'tooMany'],
});

export const deletePriceRule = endpoint('deletePriceRule', {
  tag: 'Prices',
  summary: 'Delete a price rule that nothing uses',
  params: ofRule,
  query: z.strictObject({ version: versionInQuery }),
  errors: ['recordChanged', 'recordInUse'],
});
