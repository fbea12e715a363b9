import {
  completePassport,
  type Passport,
  type PassportField,
  passportFields,
} from '@mathappu/contract/catalogue/passport';
import { describeFacts, factLabels } from '@mathappu/contract/catalogue/passport-texts';
import { fill } from '@mathappu/contract/words';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/forms/number-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/products';
import type { PassportValues } from './passport-values.ts';

type FactFieldsProps = {
  names: readonly PassportField[];
  /** What the category of a product says; it counts where the product says nothing. */
  inherited?: Partial<Passport> | undefined;
};

/** Fields of the facts `passport` of a form. */
export function FactFields({ names, inherited }: FactFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {names.map((name) => (
        <FactField key={name} name={name} inherited={inherited?.[name] ?? null} />
      ))}
    </div>
  );
}

const labels = factLabels();

const units = { dB: words.unitDecibels, m: words.unitMetres, s: words.unitSeconds };

/** Hints beside the range of a number, and of other facts. */
const hints: Partial<Record<PassportField, string>> = {
  neeriRef: words.neeriHint,
  qrText: words.qrHint,
  noiseDb: words.noiseHint,
  pieces: words.piecesHint,
  minAge: words.minAgeHint,
  joinedPieces: words.joinedHint,
  hasBannedSalts: words.bannedSaltsHint,
};

type FactFieldProps = {
  name: PassportField;
  /** What the category says; null where it says nothing. */
  inherited: string | number | boolean | null;
};

function FactField({ name, inherited }: FactFieldProps) {
  const { register, formState } = useFormContext<{ passport: PassportValues }>();
  const { control } = passportFields[name];
  const ofCategory =
    inherited === null ? undefined : fill(words.asCategory, { fact: textOf(name, inherited) });
  const isTyped = control.kind === 'number' || control.kind === 'text';
  const field = {
    label: labels[name],
    hint: [isTyped && ofCategory, hintOf(name)].filter(Boolean).join('. ') || undefined,
    error: formState.errors.passport?.[name]?.message,
    ...register(`passport.${name}`),
  };
  switch (control.kind) {
    case 'number':
      return <NumberField {...field} inputMode={control.step === 1 ? 'numeric' : 'decimal'} />;
    case 'text':
      return <TextField {...field} autoComplete="off" />;
    case 'choice':
      return (
        <SelectField
          {...field}
          placeholder={ofCategory ?? notStated}
          options={optionsOf(name, control.values)}
        />
      );
    default:
      return (
        <SelectField
          {...field}
          placeholder={ofCategory ?? notStated}
          options={optionsOf(name, ['yes', 'no'], (value) => value === 'yes')}
        />
      );
  }
}

/** The fact as customers read it. */
const textOf = (name: PassportField, fact?: string | number | boolean): string =>
  describeFacts(completePassport({ [name]: fact }), { names: [name] })[0]?.text ?? '';

const notStated = textOf('class');

const optionsOf = (
  name: PassportField,
  values: readonly string[],
  factOf: (value: string) => string | boolean = (value) => value,
) => values.map((value) => ({ value, label: textOf(name, factOf(value)) }));

function hintOf(name: PassportField): string | undefined {
  const { control, need } = passportFields[name];
  const range =
    control.kind === 'number' &&
    fill(words.factRange, {
      minimum: control.minimum,
      maximum: control.maximum.toLocaleString('en-IN'),
      unit: control.unit ? ` ${units[control.unit]}` : '',
    });
  return (
    [need === 'none' && words.notNeeded, range, hints[name]].filter(Boolean).join('. ') || undefined
  );
}
