import { discountOfPart, packingPercentOf } from '../estimates/totals-of-part.ts';
import { type Paise, toRupees } from '../money.ts';
import { type Adjustment, makeTotals, type Totals } from '../orders/totals.ts';
import type { DeliveryKind } from '../settings/delivery-terms.ts';

type Charges = {
  readonly delivery: {
    readonly kind: DeliveryKind /** Rupees, of `fixed`. */;
    readonly charge: number;
  };
  readonly discount: { readonly label: string; readonly amountPaise: Paise } | undefined;
};

/** The rows of a quote as staff set them; packing keeps the percent that its row `was` named by. */
export function editedTotals(
  subtotalPaise: Paise,
  was: readonly Pick<Adjustment, 'kind' | 'label'>[],
  { delivery: { kind, charge }, discount }: Charges,
): Totals {
  return makeTotals(subtotalPaise, {
    packingPercent: packingPercentOf(was),
    delivery: { kind, charge, freeFrom: null },
    discount,
  });
}

/**
 * The rows once fewer of the goods are there, which cost this at the agreed prices: packing by its percent,
 * the discount in the goods' share, delivery as it was.
 */
export function loweredTotals(was: Totals, subtotalPaise: Paise): Totals {
  const charge = was.adjustments.find(({ kind }) => kind === 'delivery');
  return editedTotals(subtotalPaise, was.adjustments, {
    delivery: { kind: 'fixed', charge: toRupees(charge?.amountPaise ?? 0) },
    discount: discountOfPart(was, subtotalPaise),
  });
}
