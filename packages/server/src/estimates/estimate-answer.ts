import type { SharedQuote } from '@mathappu/contract/estimates/estimates';
import { toRupees } from '@mathappu/contract/money';
import { answerTotals } from '@mathappu/contract/orders/totals';
import type { FrozenLine, SavedEstimate } from './estimate-queries.ts';

export const answerEstimate = ({ number, code, validUntil, ...totals }: SavedEstimate) => ({
  number,
  code,
  validUntil,
  totals: answerTotals(totals),
});

export const answerLine = (
  line: FrozenLine & { nameTa: string },
): SharedQuote['lines'][number] => ({
  productId: line.productId,
  name: line.name,
  nameTa: line.nameTa,
  image: line.image,
  unit: line.unit,
  price: toRupees(line.pricePaise),
  discount: toRupees(line.discountBp),
  quantity: line.quantity,
  total: toRupees(line.totalPaise),
});
