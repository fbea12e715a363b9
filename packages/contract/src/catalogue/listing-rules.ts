import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { moment, text } from '../fields.ts';
import { orderReasonMaxLength } from '../limits.ts';
import { ruleNames } from './listing-problems.ts';

const name = z.enum(ruleNames);
const value = z.enum(['off', 'ask', 'new', 'all', 'block', 'allow']);
const version = z.int().check(z.minimum(1));

export const listingRule = z.object({
  name,
  value,
  /** Whether the law leaves no choice. */
  isFixed: z.boolean(),
  /** For each possible value, how many products would leave the shop and how many would come back. */
  effects: z.array(z.object({ value, leaves: z.int(), returns: z.int() })),
  /** Why it was set; '' for a fixed one. */
  reason: z.string(),
  /** Null for a rule that nobody has changed. */
  changedAt: z.nullable(moment),
  /** The admin who set it; '' for what the shop began with, or when the account is deleted. */
  changedBy: z.string(),
  version,
});
export type ListingRule = z.output<typeof listingRule>;

export const listListingRules = endpoint('listListingRules', {
  tag: 'Listing rules',
  summary: 'What keeps products out of the shop, and what another setting would do',
  data: z.array(listingRule),
});

export const updateListingRule = endpoint('updateListingRule', {
  tag: 'Listing rules',
  summary: 'Set a listing rule; products leave the shop or come back at once',
  params: z.strictObject({ name }),
  body: z.strictObject({
    value,
    reason: text(orderReasonMaxLength, words.reasonMissing),
    /** How many products leave the shop, as the admin was shown; another number is refused. */
    leaves: z.int().check(z.minimum(0)),
    /** The version that the admin saw; a mismatch is refused. */
    version: z.optional(version),
  }),
  data: z.array(listingRule),
  errors: ['ruleFixed', 'ruleChanged', 'ruleImpact'],
});
