import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PlusIcon, TrashIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/products';
import type { ProductValues } from './product-values.ts';

/** The table of details that the product's page shows: a name and a value each. */
export function ProductDetailFields() {
  const { control, register, formState } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'details' });
  const errors = formState.errors.details;

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{words.details}</legend>
      <p className="text-sm text-ink-soft">{words.detailsHint}</p>
      {fields.map((field, index) => (
        <div
          key={field.id}
          className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-3 border-line max-sm:border-b max-sm:pb-3 sm:grid-cols-[2fr_3fr_auto]"
        >
          <TextField
            label={fill(words.detailName, { number: index + 1 })}
            isLabelHidden
            placeholder={words.detailNameHint}
            autoComplete="off"
            error={errors?.[index]?.name?.message}
            {...register(`details.${index}.name`)}
          />
          <TextField
            label={fill(words.detailValue, { number: index + 1 })}
            isLabelHidden
            placeholder={words.detailValueHint}
            autoComplete="off"
            className="max-sm:col-span-2"
            error={errors?.[index]?.value?.message}
            {...register(`details.${index}.value`)}
          />
          <IconButton
            label={fill(words.removeDetail, { number: index + 1 })}
            tone="danger"
            icon={<TrashIcon />}
            className="max-sm:col-start-2 max-sm:row-start-1"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <FormError message={errors?.root?.message ?? errors?.message} />
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<PlusIcon className="size-5" />}
          onClick={() => append({ name: '', value: '' })}
        >
          {words.addDetail}
        </Button>
      </div>
    </fieldset>
  );
}
