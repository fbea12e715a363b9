import { maxHours } from '@mathappu/contract/limits';
import { weekDays } from '@mathappu/contract/settings/shop-part';
import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { dayNames } from '#web/shop-details/word-shop.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { RowList } from './row-list.tsx';
import type { ShopValues } from './settings-values.ts';

const days = weekDays.map((value) => ({ value, label: dayNames[value] }));

export function HoursFields() {
  const { control, register, formState } = useFormContext<ShopValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.hours' });
  const errors = formState.errors.document?.hours;
  return (
    <RowList
      title={words.hours}
      lead={words.hoursHint}
      rows={fields}
      removeLabel={words.removeHours}
      addLabel={words.addHours}
      onRemove={remove}
      onAdd={
        fields.length < maxHours
          ? () => append({ from: 'sun', to: 'sun', opens: '09:00', closes: '17:00' })
          : undefined
      }
      error={errors?.root?.message ?? errors?.message}
    >
      {(row) => (
        <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 max-sm:[&_::-webkit-calendar-picker-indicator]:hidden lg:grid-cols-4">
          <SelectField
            label={fill(words.hoursFrom, { number: row + 1 })}
            isLabelHidden
            options={days}
            {...register(`document.hours.${row}.from`)}
          />
          <SelectField
            label={fill(words.hoursTo, { number: row + 1 })}
            isLabelHidden
            options={days}
            {...register(`document.hours.${row}.to`)}
          />
          <TextField
            label={fill(words.hoursOpens, { number: row + 1 })}
            isLabelHidden
            type="time"
            error={errors?.[row]?.opens?.message}
            {...register(`document.hours.${row}.opens`)}
          />
          <TextField
            label={fill(words.hoursCloses, { number: row + 1 })}
            isLabelHidden
            type="time"
            error={errors?.[row]?.closes?.message}
            {...register(`document.hours.${row}.closes`)}
          />
        </div>
      )}
    </RowList>
  );
}
