import { maxCartLines } from '@mathappu/contract/limits';
import { type CarriedKind, carriedKinds } from '@mathappu/contract/settings/delivery-terms';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type FoundProduct, ProductPicker } from '#web/admin/products/goes-with/product-picker.tsx';
import { kindLabels } from '#web/admin/settings/terms-fields.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/enquiries';
import { EnquiryLine } from './enquiry-line.tsx';
import {
  chargeError,
  countGoods,
  discountError,
  type EnquiryValues,
  hasDiscount,
  lineValues,
  listPriceOf,
  reasonError,
  type StaffLine,
} from './enquiry-values.ts';

type ChargeFieldsProps = {
  kinds?: readonly CarriedKind[];
  /** What to take the best price rule of now is called; without it that cannot be taken. */
  bestLabel?: string | undefined;
};

/** How the goods get there, and what is taken off. */
export function EnquiryChargeFields({ kinds = carriedKinds, bestLabel }: ChargeFieldsProps) {
  const { control, register, formState } = useFormContext<EnquiryValues>();
  const { errors } = formState;
  const [kind, discount, isBest] = useWatch({ control, name: ['kind', 'discount', 'isBest'] });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={words.delivery}
        options={kinds.map((value) => ({ value, label: kindLabels[value] }))}
        {...register('kind')}
      />
      {kind === 'fixed' && (
        <NumberField
          label={words.charge}
          error={errors.charge?.message}
          {...register('charge', { validate: chargeError })}
        />
      )}
      {bestLabel !== undefined && (
        <div className="figures sm:col-span-2">
          <CheckboxField label={bestLabel} {...register('isBest')} />
        </div>
      )}
      {!isBest && (
        <NumberField
          label={words.discount}
          error={errors.discount?.message}
          {...register('discount', { validate: discountError })}
        />
      )}
      {!isBest && hasDiscount({ discount }) && (
        <TextField
          label={words.discountReason}
          autoComplete="off"
          required
          error={errors.discountReason?.message}
          {...register('discountReason', {
            validate: (reason, values) =>
              hasDiscount(values) && !values.isBest ? reasonError(reason) : undefined,
          })}
        />
      )}
    </div>
  );
}

type LineFieldsProps = {
  /** The goods as they are stored. */
  goods: readonly StaffLine[];
  /** Whether they are those of an order, which were sold. */
  isOrder?: boolean;
};

/** The goods, and a search that adds to them. */
export function EnquiryLineFields({ goods, isOrder = false }: LineFieldsProps) {
  const { control } = useFormContext<EnquiryValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines', keyName: 'key' });
  const lines = useWatch({ control, name: 'lines' });
  return (
    <>
      <ul className="divide-y divide-line">
        {fields.map(({ key, of }, index) => {
          // Stock and demand are read again while the form is open.
          const stored = goods.find(({ productId }) => productId === of.productId);
          return (
            <EnquiryLine
              key={key}
              index={index}
              line={stored ?? of}
              isOrder={isOrder}
              onRemove={stored ? undefined : () => remove(index)}
            />
          );
        })}
      </ul>
      {countGoods(lines) < maxCartLines && (
        <div className="mt-3">
          <ProductPicker
            label={words.addProduct}
            exceptIds={fields.map(({ of }) => of.productId)}
            canPick={({ price, listingProblems }) => price !== null && listingProblems.length === 0}
            onPick={(product) => append(lineValues(newLine(product), 1), { shouldFocus: false })}
          />
        </div>
      )}
    </>
  );
}

/** At the price of today. */
function newLine(product: FoundProduct): StaffLine {
  const { _id, name, nameTa, image, unit, listNumber, price, discount, stock, mrp } = product;
  const line: StaffLine = {
    ...{ productId: _id, name, nameTa, image: image[0] ?? '', unit: unit ?? '', discount, stock },
    listNumber,
    listPrice: price ?? 0,
    price: 0,
    priceReason: '',
    reason: '',
    isSold: true,
    left: null,
    asked: null,
    quantity: 0,
    total: 0,
    priceToday: null,
    demand: 0,
    mrp,
  };
  const priceToday = listPriceOf(line);
  return { ...line, price: priceToday, priceToday };
}
