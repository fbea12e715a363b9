import { toHundredths, toRupees, unitPricePaise } from '@mathappu/contract/money';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import type { ProductValues } from './product-values.ts';

/** What customers will pay with the price and discount as typed now. */
export function PayablePrice() {
  const { control } = useFormContext<ProductValues>();
  const [price = '', discount = ''] = useWatch({ control, name: ['price', 'discount'] });
  const [rupees, percent] = [Number(price), Number(discount)];
  const isSensible = price !== '' && rupees >= 0 && percent > 0 && percent <= 100;
  if (!isSensible) return 'In per cent, from 0 to 100';
  const paise = unitPricePaise(toHundredths(rupees), toHundredths(percent));
  return `In per cent; customers pay ${formatRupees(toRupees(paise))}`;
}
