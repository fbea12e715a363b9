import { deliveryKinds } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/admin/settings';
import { NumberSetting } from './number-setting.tsx';
import type { DeliveryValues } from './settings-values.ts';

export const kindLabels = {
  free: words.kindFree,
  fixed: words.kindFixed,
  to_pay: words.kindToPay,
  none: words.kindNone,
} as const;

const kinds = deliveryKinds.map((value) => ({ value, label: kindLabels[value] }));

type TermsFieldsProps = {
  name: 'document.terms' | `document.districts.${number}`;
  /** The number of a district's row, which its hidden labels say. */
  row?: number;
};

/** The terms of a delivery; what it costs where the charge is fixed. */
export function TermsFields({ name, row }: TermsFieldsProps) {
  const { register, watch, setValue, getValues } = useFormContext<DeliveryValues>();
  const kind = watch(`${name}.kind`);
  const isFixed = kind === 'fixed';
  /** Seen in each row alike; screen readers hear the number, too. */
  const named = (label: string, inRow: `${string}{number}${string}`) => ({
    label,
    ...(row !== undefined && { 'aria-label': fill<string>(inRow, { number: row }) }),
  });
  return (
    <>
      <SelectField
        label={row === undefined ? words.terms : fill(words.termsOfRow, { number: row })}
        isLabelHidden={row !== undefined}
        options={kinds}
        {...register(`${name}.kind`, {
          onChange: () => {
            setValue(`${name}.charge`, 0, { shouldDirty: true });
            setValue(`${name}.freeFrom`, null, { shouldDirty: true });
            if (getValues(`${name}.kind`) !== 'none') return;
            setValue(`${name}.daysFrom`, null, { shouldDirty: true });
            setValue(`${name}.daysTo`, null, { shouldDirty: true });
          },
        })}
      />
      {isFixed && (
        <>
          <NumberSetting<DeliveryValues>
            {...named(words.charge, words.chargeOfRow)}
            name={`${name}.charge`}
          />
          <NumberSetting<DeliveryValues>
            {...named(words.freeFrom, words.freeFromOfRow)}
            name={`${name}.freeFrom`}
            empty={null}
          />
        </>
      )}
      {kind !== 'none' && (
        <>
          <NumberSetting<DeliveryValues>
            {...named(words.daysFrom, words.daysFromOfRow)}
            name={`${name}.daysFrom`}
            kind="whole"
            empty={null}
          />
          <NumberSetting<DeliveryValues>
            {...named(words.daysTo, words.daysToOfRow)}
            name={`${name}.daysTo`}
            kind="whole"
            empty={null}
          />
        </>
      )}
    </>
  );
}
