import { parseNumber, parsePercent, parseRupees } from '@mathappu/contract/parse-number';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { DeliveryValues, SellingValues, TaxValues } from './settings-values.ts';

type AnyValues = SellingValues | DeliveryValues | TaxValues;

type NumberSettingProps<Values extends AnyValues> = {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  'aria-label'?: string;
  kind?: keyof typeof parsers;
  /** The meaning of an empty field. */
  empty?: 0 | null;
};

const parsers = { rupees: parseRupees, percent: parsePercent, whole: parseNumber } as const;

/** A number as people type it; what is none is refused by the schema of the part. */
export function NumberSetting<Values extends AnyValues>({
  name,
  kind = 'rupees',
  empty = 0,
  ...field
}: NumberSettingProps<Values>) {
  const { register, getFieldState, formState } = useFormContext<Values>();
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      error={getFieldState(name, formState).error?.message}
      {...register(name, {
        setValueAs: (typed: unknown) => {
          const text = String(typed ?? '').trim();
          return text === '' ? empty : (parsers[kind](text) ?? Number.NaN);
        },
      })}
    />
  );
}
