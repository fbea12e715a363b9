import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import type { StoredPriceRule } from '#server/settings/price-rules-in-settings.ts';

/** Whose goods they are. */
export type Buyer = {
  /** Null without an account; then the number is the customer. */
  readonly userId: string | null;
  /** Ten digits; '' when it is not known. */
  readonly mobile: string;
  /** Staff have the buyer before them. A number that was typed on the website is not verified. */
  readonly isMet?: boolean;
};

export const nobody: Buyer = { userId: null, mobile: '' };

type RulesForBuyer = {
  /** Those that may be used now, as far as their limits allow; the oldest first. */
  readonly rules: readonly StoredPriceRule[];
  /** The rule of the code that was given. */
  readonly ofCode: StoredPriceRule | undefined;
  /** Why it may not be used. */
  readonly codeProblem:
    | Extract<CodeProblem, 'codeNotFound' | 'codeEnded' | 'codeNotForYou'>
    | undefined;
};

type RuleQuery = {
  readonly buyer: Buyer;
  readonly code: string | undefined;
  /** The rule that the goods have been sold by: its code was given then. */
  readonly named?: string | null | undefined;
  readonly now: Date;
};

/** The rules that this buyer may use at this moment, with that of a code. */
export function rulesForBuyer(
  stored: readonly StoredPriceRule[],
  { buyer, code, named, now }: RuleQuery,
): RulesForBuyer {
  const begun = stored.filter(({ startsAt }) => startsAt === null || new Date(startsAt) <= now);
  const rules = begun.filter(
    (rule) =>
      !hasEnded(rule, now) &&
      isFor(rule, buyer) &&
      (rule.code === null || rule.code === code || rule._id === named),
  );
  const ofCode = code === undefined ? undefined : begun.find((rule) => rule.code === code);
  return { rules, ofCode, codeProblem: code === undefined ? undefined : problemOf() };

  function problemOf() {
    if (!ofCode) return 'codeNotFound';
    // Whoever it is not for does not learn when it ended.
    if (!isFor(ofCode, buyer)) return 'codeNotForYou';
    return hasEnded(ofCode, now) ? 'codeEnded' : undefined;
  }
}

const hasEnded = ({ endsAt }: Pick<StoredPriceRule, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;

/** On the website only accounts are chosen customers, and only of them it is known what they have used. */
const isFor = (
  { isForChosen, accounts, mobiles, maxUsesEach }: StoredPriceRule,
  { userId, mobile, isMet = false }: Buyer,
): boolean =>
  (maxUsesEach === null || userId !== null || isMet) &&
  (!isForChosen ||
    (userId !== null && accounts.includes(userId)) ||
    (isMet && mobiles.includes(mobile)));
