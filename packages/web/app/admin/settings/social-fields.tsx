import { maxSocials } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { RowList } from './row-list.tsx';
import type { ShopValues } from './settings-values.ts';

export function SocialFields() {
  const { control, register, formState } = useFormContext<ShopValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.socials' });
  const errors = formState.errors.document?.socials;
  return (
    <RowList
      title={words.socials}
      lead={words.socialsHint}
      rows={fields}
      removeLabel={words.removeLink}
      addLabel={words.addLink}
      onRemove={remove}
      onAdd={fields.length < maxSocials ? () => append({ label: '', url: '' }) : undefined}
      error={errors?.root?.message ?? errors?.message}
    >
      {(row) => (
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_3fr]">
          <TextField
            label={fill(words.linkLabel, { number: row + 1 })}
            isLabelHidden
            placeholder={words.linkLabelHint}
            autoComplete="off"
            error={errors?.[row]?.label?.message}
            {...register(`document.socials.${row}.label`)}
          />
          <TextField
            label={fill(words.linkAddress, { number: row + 1 })}
            isLabelHidden
            type="url"
            placeholder="https://"
            autoComplete="off"
            error={errors?.[row]?.url?.message}
            {...register(`document.socials.${row}.url`)}
          />
        </div>
      )}
    </RowList>
  );
}
