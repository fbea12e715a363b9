import { packingPercentOf } from '../estimates/totals-of-part.ts';
import type { Paise } from '../money.ts';
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
