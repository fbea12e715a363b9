import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '#web/forms/number-field.tsx';
import { textError } from '#web/forms/text-error.ts';
import { langOfName, leadingName } from '#web/language/names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlusIcon, TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { ListNumber } from '#web/ui/list-number.tsx';
import * as words from '#words/admin/enquiries';
import { langOfData } from '#words/language';
import { newInOrder } from '#words/orders';
import {
  type EnquiryValues,
  hasOtherPrice,
  isTakenOut,
  listPriceOf,
  priceError,
  quantityError,
  reasonError,
  type StaffLine,
  totalOfLine,
} from './enquiry-values.ts';

type EnquiryLineProps = {
  index: number;
  line: StaffLine;
  /** Whether it is of an order: it was sold, not asked for, and its stock is not known. */
  isOrder?: boolean;
  /** Removes a line that is not saved yet; a saved line is removed by a quantity of 0. */
  onRemove: (() => void) | undefined;
};

const otherQuantityError = textError(orderReasonMaxLength);

export function EnquiryLine({ index, line, isOrder = false, onRemove }: EnquiryLineProps) {
  const { control, register, setValue, formState } = useFormContext<EnquiryValues>();
  const typed = useWatch({ control, name: `lines.${index}` });
  const errors = formState.errors.lines?.[index];
  const { asked, quantity } = line;
  const product = leadingName(line);
  const isOut = isTakenOut(typed);
  const isOtherQuantity = !isOrder && asked !== null && Number(typed.quantity) !== asked;

  const setQuantity = (pieces: number) =>
    setValue(`lines.${index}.quantity`, String(pieces), { shouldDirty: true });

  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-start gap-3">
        <ProductImage src={line.image} alt="" sizes="56px" className="size-14 shrink-0" />
        <LineFacts line={line} isOrder={isOrder} isOut={isOut} total={totalOfLine(typed)} />
        <IconButton
          label={fill(isOut ? words.putBack : words.takeOut, { product })}
          title={isOut ? words.putBackTitle : words.takeOutTitle}
          tone={isOut ? 'plain' : 'danger'}
          icon={isOut ? <PlusIcon /> : <TrashIcon />}
          onClick={onRemove ?? (() => setQuantity(isOut ? quantity || asked || 1 : 0))}
        />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField
            label={words.quantity}
            aria-label={fill(words.quantityOf, { product })}
            inputMode="numeric"
            error={errors?.quantity?.message}
            {...register(`lines.${index}.quantity`, { validate: quantityError })}
          />
          <NumberField
            label={words.price}
            aria-label={fill(words.priceOf, { product })}
            error={errors?.price?.message}
            {...register(`lines.${index}.price`, {
              validate: (price) => priceError(price, line),
            })}
          />
        </div>
        {hasOtherPrice(typed) && (
          <TextField
            label={words.priceReason}
            aria-label={fill(words.priceReasonOf, { product })}
            autoComplete="off"
            required
            error={errors?.priceReason?.message}
            {...register(`lines.${index}.priceReason`, {
              validate: (reason, { lines }) => {
                const now = lines[index];
                return now && hasOtherPrice(now) ? reasonError(reason) : undefined;
              },
            })}
          />
        )}
        {isOtherQuantity && (
          <TextField
            label={words.reason}
            aria-label={fill(words.reasonOf, { product })}
            autoComplete="off"
            error={errors?.reason?.message}
            {...register(`lines.${index}.reason`, { validate: otherQuantityError })}
          />
        )}
      </div>
    </li>
  );
}

type LineFactsProps = { line: StaffLine; isOrder: boolean; isOut: boolean; total: number };

/** The requested quantity beside today's stock and price. */
function LineFacts({ line, isOrder, isOut, total }: LineFactsProps) {
  const { unit, asked, stock, demand, price, priceToday } = line;
  const listPrice = listPriceOf(line);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span lang={langOfName(line)} className="wrap-anywhere">
          {leadingName(line)}
          {unit && (
            <span lang={langOfData} className="font-normal text-ink-soft">{`, ${unit}`}</span>
          )}
        </span>
        <span className="figures">{formatRupees(total)}</span>
      </p>
      <p className="figures flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {isOut && <Badge>{words.takenOut}</Badge>}
        <ListNumber number={line.listNumber} />
        <span>{howManyText(asked, isOrder)}</span>
        {price !== listPrice && (
          <span>{fill(words.listPriceIs, { price: formatRupees(listPrice) })}</span>
        )}
        {priceToday !== null && priceToday !== listPrice && (
          <Badge tone="yellow">{fill(words.priceToday, { price: formatRupees(priceToday) })}</Badge>
        )}
      </p>
      {!isOrder && (
        <p className="figures text-sm text-ink-soft">
          {stock === null ? (
            <Badge tone="red">{words.notSold}</Badge>
          ) : (
            fill(demand > 0 ? words.stockAndDemand : words.inStock, {
              stock: grouped(stock),
              demand: grouped(demand),
            })
          )}
        </p>
      )}
    </div>
  );
}

function howManyText(asked: number | null, isOrder: boolean): string {
  if (asked === null) return isOrder ? newInOrder : words.addedByShop;
  return fill(isOrder ? words.soldPieces : words.askedFor, { asked });
}

const grouped = (count: number): string => formatRupees(count).slice(1, -3);
