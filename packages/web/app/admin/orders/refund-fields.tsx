import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import type { UseFormReturn } from 'react-hook-form';
import { type Amount, formatAmount } from '#web/payments/amounts.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/orders';
import {
  amountError,
  piecesError,
  type RefundableLine,
  type RefundKind,
  type RefundValues,
} from './refund-amount.ts';

type RefundFieldsProps = {
  form: UseFormReturn<RefundValues>;
  kind: RefundKind;
  lines: readonly RefundableLine[];
  /** Only the payment that pays the order is refunded by products. */
  hasLines: boolean;
  /** Whether packing or delivery was charged, which no line holds. */
  hasCharges: boolean;
  /** The pieces of a cancelled order are in stock already. */
  canGoBackInStock: boolean;
  refundable: Amount;
};

/** The fields of a refund: all that remains, pieces of products, or an amount. */
export function RefundFields(props: RefundFieldsProps) {
  const { form, kind, lines, hasLines, hasCharges, canGoBackInStock, refundable } = props;
  const kinds = [
    { value: 'rest', label: fill(words.all, { amount: formatAmount(refundable) }) },
    ...(hasLines ? [{ value: 'lines', label: words.products } as const] : []),
    { value: 'amount', label: words.anAmount },
  ] as const;
  return (
    <div className="space-y-4">
      <Segmented
        legend={words.whatToRefund}
        options={kinds}
        value={kind}
        onChange={(value) => form.setValue('kind', value)}
      />
      {kind === 'lines' && hasCharges && (
        <p className="text-sm text-ink-soft">{words.chargesStay}</p>
      )}
      {kind === 'lines' && <PiecesFields form={form} lines={lines} />}
      {kind === 'lines' && canGoBackInStock && (
        <div>
          <CheckboxField label={words.backInStock} {...form.register('isBackInStock')} />
          <p className="text-sm text-ink-soft">{words.backInStockHint}</p>
        </div>
      )}
      {kind === 'amount' && <AmountField form={form} refundable={refundable} />}
    </div>
  );
}

/** How many pieces of each product are refunded; one piece at least. */
function PiecesFields({ form, lines }: Pick<RefundFieldsProps, 'form' | 'lines'>) {
  const { errors } = form.formState;
  const first = lines.findIndex(({ pieces }) => pieces > 0);
  return (
    <ul className="divide-y divide-line">
      {lines.map(
        (line, index) =>
          line.pieces > 0 && (
            <li key={line.productId} className="py-2.5">
              <TextField
                label={fill(words.piecesOf, { product: line.name })}
                hint={fill(words.piecesHint, {
                  price: formatRupees(toRupees(line.piecePaise)),
                  pieces: line.pieces,
                })}
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                error={errors.pieces?.[index]?.message}
                {...form.register(`pieces.${index}`, {
                  validate: (typed, values) =>
                    piecesError(typed, line) ??
                    (index !== first ||
                      values.pieces.some((count) => Number(count) > 0) ||
                      words.piecesMissing),
                })}
              />
            </li>
          ),
      )}
    </ul>
  );
}

function AmountField({ form, refundable }: Pick<RefundFieldsProps, 'form' | 'refundable'>) {
  const { currency } = refundable;
  return (
    <TextField
      label={currency === 'INR' ? words.amountInRupees : fill(words.amountIn, { currency })}
      hint={fill(words.atMostAmount, { amount: formatAmount(refundable) })}
      inputMode="decimal"
      autoComplete="off"
      required
      error={form.formState.errors.amount?.message}
      {...form.register('amount', {
        validate: (typed) => amountError(typed, refundable),
      })}
    />
  );
}
