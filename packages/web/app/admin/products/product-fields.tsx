import { descriptionMaxLength } from '@mathappu/contract/limits';
import { parsePercent } from '@mathappu/contract/parse-number';
import { fill } from '@mathappu/contract/words';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '#web/forms/number-field.tsx';
import { StarChoice } from '#web/ui/fields/star-choice.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/products';
import { plainFieldTexts } from './product-sections.ts';
import {
  fieldLabels,
  type ProductValues,
  sellingPriceOf,
  setAsideHint,
  type TextFieldName,
} from './product-values.ts';

/** Name and description, each with the one in Tamil under it. */
export function ProductTextFields() {
  const field = useProductField();
  const [description, descriptionTa] = useWatch<ProductValues, ['description', 'descriptionTa']>({
    name: ['description', 'descriptionTa'],
  });
  const { nameTa, descriptionTa: tamilText } = plainFieldTexts;
  return (
    <>
      <TextField {...field('name')} required autoComplete="off" />
      <TextField {...field('nameTa')} hint={nameTa.hint} lang="ta" autoComplete="off" />
      <TextAreaField
        {...field('description')}
        required
        countTo={descriptionMaxLength}
        value={description}
      />
      <TextAreaField
        {...field('descriptionTa')}
        hint={tamilText.hint}
        lang="ta"
        countTo={descriptionMaxLength}
        value={descriptionTa}
      />
    </>
  );
}

type ProductSaleFieldsProps = {
  /** Price, stock and unit are required; without them a product is a draft. */
  required?: boolean;
  /** Pieces that came back while the product was off sale. */
  setAside?: number;
};

export function ProductSaleFields({ required, setAside }: ProductSaleFieldsProps) {
  const field = useProductField();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NumberField {...field('price')} required={required} hint={words.inRupees} />
      <NumberField {...field('discount')} hint={<DiscountHint />} />
      <NumberField
        {...field('stock')}
        required={required}
        inputMode="numeric"
        hint={setAsideHint(setAside) ?? words.stockHint}
      />
      <TextField {...field('unit')} required={required} autoComplete="off" hint={words.unitHint} />
    </div>
  );
}

/** The shop's own rating, in whole stars. */
export function StarsField() {
  const { register } = useFormContext<ProductValues>();
  const rating = useWatch<ProductValues, 'rating'>({ name: 'rating' });
  return <StarChoice legend={fieldLabels.rating} chosen={Number(rating)} {...register('rating')} />;
}

export function RatingField() {
  const field = useProductField();
  return <NumberField {...field('rating')} hint={words.ratingHint} />;
}

export function useProductField() {
  const { register, formState } = useFormContext<ProductValues>();
  return (name: TextFieldName) => ({
    label: fieldLabels[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
}

/** Shows what customers will pay with the price and discount as typed. */
function DiscountHint() {
  const { control } = useFormContext<ProductValues>();
  const [price = '', discount = ''] = useWatch({ control, name: ['price', 'discount'] });
  const selling = sellingPriceOf(price, parsePercent(discount));
  return selling ? fill(words.inPercentPay, { price: selling }) : words.inPercent;
}
