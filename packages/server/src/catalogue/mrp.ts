import { formatMrp, isAboveMrp } from '@mathappu/contract/catalogue/mrp';
import { AppError } from '#server/platform/http/app-error.ts';
import type { ProductContent } from './product-content.ts';

type Priced = Pick<ProductContent, 'pricePaise' | 'discountBp' | 'mrpPaise'>;

/** The refusal of a price above the MRP; undefined for any other price. */
export const refuseAboveMrp = (
  priced: Priced,
  field = 'price',
): AppError<'aboveMrp'> | undefined =>
  isAboveMrp(priced)
    ? new AppError('aboveMrp', { mrp: formatMrp(priced.mrpPaise ?? 0) }, { field })
    : undefined;

/** @throws AppError aboveMrp */
export function assertMrp(priced: Priced, field?: string): void {
  const refused = refuseAboveMrp(priced, field);
  if (refused) throw refused;
}
