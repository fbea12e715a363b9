import type { Paise } from '../money.ts';
import { missingToMinimum } from '../orders/totals.ts';
import type { DeliveryPart } from '../settings/delivery-part.ts';
import { minimumOf, termsOf } from '../settings/delivery-terms.ts';
import type { QuoteWarning } from './admin-enquiries.ts';

type Sale = {
  readonly subtotalPaise: Paise;
  /** See `zoneOf`; undefined where it is not known. */
  readonly zone: string | undefined;
  /** At a depot or at the counter. */
  readonly isCollected: boolean;
};

type Rules = {
  /** Rupees. */
  readonly minimumOrder: number;
  readonly delivery: Pick<DeliveryPart, 'terms' | 'districts' | 'states'>;
  /** Whether orders are taken today. */
  readonly isOpen: boolean;
};

/** The shop's own rules that an order would break; staff may have agreed otherwise. */
export function saleWarnings(
  { subtotalPaise, zone, isCollected }: Sale,
  { minimumOrder, delivery, isOpen }: Rules,
): QuoteWarning[] {
  const minimum = isCollected ? minimumOrder : minimumOf(delivery, zone, minimumOrder);
  const found = {
    belowMinimum: missingToMinimum(subtotalPaise, minimum) > 0,
    notDelivered: !isCollected && termsOf(delivery, zone)?.kind === 'none',
    orderingClosed: !isOpen,
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((warning) => found[warning]);
}
