import {
  type ListingProblem,
  type ListingRules,
  listingProblems,
  type RuleName,
  type RuleValue,
} from '@mathappu/contract/catalogue/listing-problems';
import { missingFacts } from '@mathappu/contract/catalogue/passport';
import type { StoredListing } from './listing-rule-queries.ts';

/**
 * The rules with another value for one of them.
 * @param since when the rule gets the value; one that has it already keeps its time
 */
export const withRule = (
  rules: ListingRules,
  { name, value, since }: { name: RuleName; value: RuleValue; since: Date },
): ListingRules => ({
  ...rules,
  passportSince: name === 'passport' && value !== rules.passport ? since : rules.passportSince,
  [name]: value,
});

type Effect = {
  /** How many listed products are listed no longer, and how many others are then. */
  leaves: number;
  returns: number;
  /** The products with other problems than before, or other facts missing. */
  changed: { id: string; problems: ListingProblem[]; isPassportComplete: boolean }[];
};

/** Counts the products that these rules, or facts, would add to the shop or take out of it. */
export function effectOf(listings: readonly StoredListing[], rules: ListingRules): Effect {
  const effect: Effect = { leaves: 0, returns: 0, changed: [] };
  for (const listing of listings) {
    const problems = listingProblems(listing, rules);
    const isListed = problems.length === 0;
    if (listing.isListed && !isListed) effect.leaves += 1;
    if (!listing.isListed && isListed) effect.returns += 1;
    const isPassportComplete = missingFacts(listing.passport).length === 0;
    const isSame = isPassportComplete === listing.isPassportComplete;
    if (!isSame || problems.join() !== listing.problems.join())
      effect.changed.push({ id: listing.id, problems, isPassportComplete });
  }
  return effect;
}
