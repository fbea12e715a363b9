import { useFormContext } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { NumberField } from './number-field.tsx';
import { PayablePrice } from './payable-price.tsx';
import type { ProductValues } from './product-values.ts';

type ProductSaleFieldsProps = {
  /** Price, stock and unit are required; without them a product is a draft. */
  required?: boolean;
};

export function ProductSaleFields({ required }: ProductSaleFieldsProps) {
  const { register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NumberField
        label="Price"
        required={required}
        step="0.01"
        hint="In rupees"
        error={errors.price?.message}
        {...register('price')}
      />
      <NumberField
        label="Discount"
        step="0.01"
        max={100}
        hint={<PayablePrice />}
        error={errors.discount?.message}
        {...register('discount')}
      />
      <NumberField
        label="Stock"
        required={required}
        step="1"
        inputMode="numeric"
        hint="How many can be sold"
        error={errors.stock?.message}
        {...register('stock')}
      />
      <TextField
        label="Unit"
        required={required}
        autoComplete="off"
        hint="Such as “Box of 10 pieces”"
        error={errors.unit?.message}
        {...register('unit')}
      />
    </div>
  );
}
