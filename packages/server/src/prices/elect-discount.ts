import type { Paise } from '@mathappu/contract/money';
import { chooseDiscount, type DiscountedLine } from '@mathappu/contract/prices/choose-discount';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { StoredPriceRule } from '#server/settings/price-rules-in-settings.ts';
import { countLeft, type Limits, lockRules, type Uncounted } from './rule-use-queries.ts';
import { type Buyer, rulesForBuyer } from './rules-for-buyer.ts';

/** The row `discount`, and the rule that it is of; null of one that staff gave. */
export type Discount = {
  readonly label: string;
  readonly amountPaise: Paise;
  readonly priceRule: string | null;
};

type Election = {
  readonly lines: readonly DiscountedLine[];
  /** Those of the settings. */
  readonly rules: readonly StoredPriceRule[];
  readonly buyer: Buyer;
  readonly code?: string | undefined;
  /** The rule that an enquiry or an order has, which may need a code. */
  readonly named?: string | null;
  readonly now: Date;
  /** What an estimate holds for these goods; it stands for election beside the rules of today. */
  readonly held?: Discount | undefined;
  readonly uncounted?: Uncounted;
  /** For an estimate, which holds no rule that has a limit or is for chosen buyers. */
  readonly isHolding?: boolean;
};

type Elected = {
  readonly discount: Discount | undefined;
  /** Why the code that was given takes nothing off. */
  readonly codeProblem?: CodeProblem;
};

/**
 * The best discount now, for a screen. A rule whose limit is reached is passed over; without a rule that has
 * one no statement is made.
 */
export const findDiscount = (db: Queryable, election: Election): Promise<Elected> =>
  elect(db, election, async (rules) => rules);

/**
 * The same for an order or an enquiry that is written in this transaction, after its products were locked:
 * rules with a limit that may win are locked first.
 */
export const electDiscount = (tx: Tx, election: Election): Promise<Elected> =>
  elect(tx, election, (rules) =>
    lockRules(
      tx,
      rules.map(({ _id }) => _id),
    ),
  );

async function elect(
  db: Queryable,
  { lines, rules: stored, buyer, code, named, now, held, uncounted, isHolding = false }: Election,
  readLimits: (rules: readonly StoredPriceRule[]) => Promise<readonly Limits[]>,
): Promise<Elected> {
  const { rules: usable, ofCode, codeProblem } = rulesForBuyer(stored, { buyer, code, named, now });
  const rules = isHolding ? usable.filter(canBeHeld) : usable;
  const best = chooseDiscount(
    lines,
    rules.filter(({ hasLimit }) => !hasLimit),
  );
  // A limit that was set after the estimate was made counts for it, too.
  const heldLimited = stored.find(({ _id, hasLimit }) => hasLimit && _id === held?.priceRule);
  const heldPaise = heldLimited ? 0 : (held?.amountPaise ?? 0);
  const floorPaise = Math.max(best?.amountPaise ?? 0, heldPaise);
  const limited = stored.filter(
    (rule) =>
      rule === heldLimited ||
      (rule.hasLimit &&
        rules.includes(rule) &&
        (chooseDiscount(lines, [rule])?.amountPaise ?? 0) > floorPaise),
  );
  // One that was deleted meanwhile is not in it.
  const left =
    limited.length > 0
      ? await countLeft(db, await readLimits(limited), buyer, uncounted)
      : new Map<string, number | null>();
  const chosen = chooseDiscount(
    lines,
    rules.filter(({ _id, hasLimit }) => !hasLimit || (left.has(_id) && left.get(_id) !== 0)),
  );
  const canHold = !heldLimited || (left.has(heldLimited._id) && left.get(heldLimited._id) !== 0);
  const isHeld =
    held && canHold && held.amountPaise > 0 && held.amountPaise >= (chosen?.amountPaise ?? 0);
  const discount = isHeld ? held : chosen && discountOf(chosen);
  if (code === undefined || (ofCode && discount?.priceRule === ofCode._id)) return { discount };
  const isUsedUp = ofCode && left.get(ofCode._id) === 0;
  return { discount, codeProblem: codeProblem ?? (isUsedUp ? 'codeUsedUp' : 'codeNotBest') };
}

const canBeHeld = ({ hasLimit, isForChosen }: StoredPriceRule) => !hasLimit && !isForChosen;

const discountOf = ({
  rule,
  amountPaise,
}: {
  rule: StoredPriceRule;
  amountPaise: Paise;
}): Discount => ({ label: rule.name, amountPaise, priceRule: rule._id });
