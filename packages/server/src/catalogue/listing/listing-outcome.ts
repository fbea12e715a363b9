import {
  asksForPassport,
  type ListingProblem,
  type ListingRules,
  listingProblems,
} from '@mathappu/contract/catalogue/listing-problems';
import {
  hasUnfitReference,
  missingFacts,
  type Passport,
  type PassportField,
} from '@mathappu/contract/catalogue/passport';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ProductContent } from '../product-content.ts';

type Outcome = { listingProblems: ListingProblem[]; isPassportComplete: boolean };

/**
 * The outcome of the listing rules, which is stored beside a product.
 * @param createdAt null for a new product
 */
export const listingOutcome = (
  { pricePaise, stock, unit, passport }: ProductContent,
  createdAt: Date | null,
  rules: ListingRules,
): Outcome => ({
  listingProblems: listingProblems(
    {
      isPriced: pricePaise !== null,
      hasStock: stock !== null,
      hasUnit: unit !== null,
      passport,
      createdAt,
    },
    rules,
  ),
  isPassportComplete: missingFacts(passport).length === 0,
});

type PassportEdit = {
  /** Undefined for a new product. */
  before?: { passport: Passport; createdAt: Date };
  after: Passport;
  rules: ListingRules;
};

type Refused = { code: 'neeriRefUnfit' | 'factsNeeded'; field: PassportField };

/**
 * Why a passport cannot be written. Complete facts can be corrected, not emptied, while the rule
 * `passport` asks for them.
 */
export function refusePassport({ before, after, rules }: PassportEdit): Refused | undefined {
  if (hasUnfitReference(after)) return { code: 'neeriRefUnfit', field: 'neeriRef' };
  if (!before || !asksForPassport(rules, before.createdAt)) return undefined;
  if (missingFacts(before.passport).length > 0) return undefined;
  const emptied = missingFacts(after).find((name) => before.passport[name] !== null);
  return emptied && { code: 'factsNeeded', field: emptied };
}

/** @throws AppError neeriRefUnfit or factsNeeded */
export function assertPassport(edit: PassportEdit): void {
  const refused = refusePassport(edit);
  if (refused) throw new AppError(refused.code, {}, { field: `passport.${refused.field}` });
}
