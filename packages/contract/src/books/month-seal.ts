import type { Paise } from '../money.ts';
import type { MonthPaper } from './month-paper.ts';

/** What came in and went back on a day, by one method into one account. */
type SealedReceipts = {
  readonly day: string;
  readonly method: string;
  readonly account: string;
  readonly receivedPaise: Paise;
  readonly givenBackPaise: Paise;
};

/**
 * A line of what a closed month is compared by. It says nothing of a person, so that the month is the
 * same after a customer has left.
 */
export const sealPaper = ({ number, date, place, gstin, amounts }: MonthPaper): string => {
  const { totalPaise, taxablePaise, halfPaise, igstPaise } = amounts;
  return seal([number, date, totalPaise, taxablePaise, halfPaise, igstPaise, place, gstin]);
};

export const sealReceipts = (row: SealedReceipts): string =>
  seal([row.day, row.method, row.account, row.receivedPaise, row.givenBackPaise]);

const seal = (values: readonly (string | number | null)[]) => `${JSON.stringify(values)}\n`;
