import type { Paise } from '../money.ts';
import { missingToMinimum } from '../orders/totals.ts';
import type { DeliveryPart } from '../settings/delivery-part.ts';
import { termsOf } from '../settings/delivery-terms.ts';
import type { QuoteWarning } from './admin-enquiries.ts';

type Sale = {
  readonly subtotalPaise: Paise;
  /** The district; undefined where it is not known. */
  readonly city: string | undefined;
  /** At a depot or at the counter. */
  readonly isCollected: boolean;
};

type Rules = {
  /** Rupees. */
  readonly minimumOrder: number;
  readonly delivery: Pick<DeliveryPart, 'terms' | 'districts'>;
  /** Whether orders are taken today. */
  readonly isOpen: boolean;
};

/** The shop's own rules that an order would break; staff may have agreed otherwise. */
export function saleWarnings(
  { subtotalPaise, city, isCollected }: Sale,
  { minimumOrder, delivery, isOpen }: Rules,
): QuoteWarning[] {
  const found = {
    belowMinimum: missingToMinimum(subtotalPaise, minimumOrder) > 0,
    notDelivered: !isCollected && termsOf(delivery, city)?.kind === 'none',
    orderingClosed: !isOpen,
  };
  return (Object.keys(found) as (keyof typeof found)[]).filter((warning) => found[warning]);
}
