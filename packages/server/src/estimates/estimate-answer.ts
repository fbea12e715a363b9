import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { toRupees } from '@mathappu/contract/money';
import { answerTotals } from '@mathappu/contract/orders/totals';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import type { SavedEstimate, SharedLine } from './estimate-queries.ts';

export const answerEstimate = ({
  number,
  code,
  validUntil,
  codeProblem,
  ...totals
}: SavedEstimate & { codeProblem?: CodeProblem | undefined }) => ({
  number,
  code,
  validUntil,
  totals: answerTotals(totals),
  codeProblem,
});

export const answerLine = (line: SharedLine): SharedEstimate['lines'][number] => ({
  productId: line.productId,
  name: line.name,
  nameTa: line.nameTa,
  image: line.image,
  unit: line.unit,
  listNumber: line.listNumber,
  price: toRupees(line.pricePaise),
  discount: toRupees(line.discountBp),
  quantity: line.quantity,
  total: toRupees(line.totalPaise),
});
