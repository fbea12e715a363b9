import type { TaxAmounts } from '../invoices/tax-amounts.ts';
import type { Paise } from '../money.ts';
import type { MonthPaper } from './month-paper.ts';
import { unitWordOf } from './unit-codes.ts';

type UnitShare = { word: string; quantity: number; amounts: TaxAmounts };

/**
 * The amounts of a paper by its lines' units. Packing, delivery and a discount, which are in the amounts,
 * are spread by what the lines cost: each line has its share in whole paise, the largest line the rest.
 */
export function spreadOverUnits({ lines, amounts, isPart }: MonthPaper): UnitShare[] {
  const weights = lines.map((line) => line.totalPaise);
  const taxable = spread(amounts.taxablePaise, weights);
  const half = spread(amounts.halfPaise, weights);
  const igst = spread(amounts.igstPaise, weights);
  return lines.map(({ unit, quantity }, index) => {
    const [taxablePaise = 0, halfPaise = 0, igstPaise = 0] = [taxable, half, igst].map(
      (shares) => shares[index],
    );
    const totalPaise = taxablePaise + 2 * halfPaise + igstPaise;
    return {
      word: unitWordOf(unit),
      quantity: isPart ? 0 : quantity,
      amounts: { totalPaise, taxablePaise, halfPaise, igstPaise },
    };
  });
}

/** The product of two large amounts is no safe integer. */
function spread(paise: Paise, weights: readonly Paise[]): Paise[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const shares = weights.map((weight) =>
    whole === 0n ? 0 : Number((BigInt(paise) * BigInt(weight)) / whole),
  );
  const largest = weights.indexOf(Math.max(...weights));
  const rest = paise - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === largest ? share + rest : share));
}
