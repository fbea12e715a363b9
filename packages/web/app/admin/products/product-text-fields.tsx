import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { ProductValues } from './product-values.ts';

export function ProductTextFields() {
  const { control, register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  const description = useWatch({ control, name: 'description' });
  return (
    <>
      <TextField
        label="Name"
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label="Description"
        required
        countTo={5000}
        value={description}
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
