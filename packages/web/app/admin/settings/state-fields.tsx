import { maxStateNoteLength } from '@mathappu/contract/limits';
import { stateName } from '@mathappu/contract/places/state-names';
import { fill } from '@mathappu/contract/words';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/settings';
import { NumberSetting } from './number-setting.tsx';
import type { DeliveryValues } from './settings-values.ts';

export const stateKindLabels = {
  free: words.kindFree,
  fixed: words.kindFixed,
  toPay: words.kindToPay,
} as const;

const kinds = Object.entries(stateKindLabels).map(([value, label]) => ({ value, label }));

/** The neighbouring states: which of them the shop delivers to, and on what terms. */
export function StateFields() {
  const { watch } = useFormContext<DeliveryValues>();
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-semibold">{words.states}</legend>
      <p className="mb-3 max-w-prose text-ink-soft">{words.statesHint}</p>
      <div className="grid gap-3">
        {watch('document.states').map(({ state }, row) => (
          <StateRow key={state} row={row} name={stateName(state)} />
        ))}
      </div>
      <p className="mt-3 max-w-prose text-ink-soft">{words.statesAsk}</p>
    </fieldset>
  );
}

function StateRow({ row, name }: { row: number; name: string }) {
  const { register, watch, setValue, formState } = useFormContext<DeliveryValues>();
  const { isServed, kind } = watch(`document.states.${row}`);
  const errors = formState.errors.document?.states?.[row];
  /** Seen in each row alike; screen readers hear the state, too. */
  const named = (label: string, ofState: `${string}{state}${string}`) => ({
    label,
    'aria-label': fill<string>(ofState, { state: name }),
  });
  return (
    <div className="rounded-lg border border-line p-4">
      <CheckboxField label={name} {...register(`document.states.${row}.isServed`)} />
      {isServed && (
        <div className="mt-3 grid items-start gap-3 sm:grid-cols-3">
          <SelectField
            {...named(words.terms, words.termsOfState)}
            options={kinds}
            {...register(`document.states.${row}.kind`, {
              onChange: () => setValue(`document.states.${row}.charge`, null),
            })}
          />
          {kind === 'fixed' && (
            <NumberSetting<DeliveryValues>
              {...named(words.charge, words.chargeOfState)}
              name={`document.states.${row}.charge`}
              empty={null}
            />
          )}
          <NumberSetting<DeliveryValues>
            {...named(words.stateMinimum, words.minimumOfState)}
            hint={words.stateMinimumHint}
            name={`document.states.${row}.minimum`}
            empty={null}
          />
          <div className="sm:col-span-3">
            <TextAreaField
              {...named(words.stateNote, words.noteOfState)}
              hint={words.stateNoteHint}
              rows={2}
              maxLength={maxStateNoteLength}
              error={errors?.note?.message}
              {...register(`document.states.${row}.note`)}
            />
          </div>
        </div>
      )}
    </div>
  );
}
