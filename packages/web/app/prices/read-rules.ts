import { toHundredths } from '@mathappu/contract/money';
import { chooseDiscount, findNextStep } from '@mathappu/contract/prices/choose-discount';
import type { UsableRule } from '@mathappu/contract/prices/price-rules';
import { call } from '#web/api/call.ts';
import { CallError, type FailureCode } from '#web/api/call-error.ts';
import { notApplied } from '#words/prices';
import type { MyRule, MyRules, PriceRules } from './my-rules.ts';

const toMyRule = ({ from, percent, amount, left, goods, ...rule }: UsableRule): MyRule => ({
  _id: rule._id,
  name: rule.name,
  minimumPaise: toHundredths(from),
  percentBp: percent === undefined ? null : toHundredths(percent),
  amountPaise: amount === undefined ? null : toHundredths(amount),
  categories: goods?.categories.map(({ _id }) => _id) ?? [],
  products: goods?.products.map(({ _id }) => _id) ?? [],
  hasLimit: left !== null,
  goods,
  isOfCode: rule.isOfCode,
});

/** @throws CallError why the code may not be used */
export async function readRules(code: string): Promise<PriceRules> {
  const { data } = await call('listMyPriceRules', {
    body: code ? { code } : {},
    toast: false,
    failureText: notApplied,
  });
  const all = data.map(toMyRule);
  return {
    all,
    choose: (lines) => chooseDiscount(lines, all),
    nextStep: (lines) => findNextStep(lines, all),
  };
}

const lostCodes: ReadonlySet<FailureCode> = new Set([
  'codeNotFound',
  'codeEnded',
  'codeUsedUp',
  'codeNotForYou',
  'tooManyRequests',
]);

/** A code that may not be used now leaves the other rules. */
export async function readWithKept(code: string): Promise<MyRules> {
  try {
    return { rules: await readRules(code) };
  } catch (error) {
    if (!(error instanceof CallError && lostCodes.has(error.code))) throw error;
    return { rules: await readRules(''), lost: error.message };
  }
}
