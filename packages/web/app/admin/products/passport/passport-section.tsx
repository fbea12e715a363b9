import {
  completePassport,
  type PassportField,
  passportFieldNames,
  passportFields,
} from '@mathappu/contract/catalogue/passport';
import { describeFacts, factLabels } from '@mathappu/contract/catalogue/passport-texts';
import { fill } from '@mathappu/contract/words';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { NumberField } from '#web/forms/number-field.tsx';
import { rich } from '#web/language/rich.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/products';
import type { ProductValues } from '../product-values.ts';

/** The fields of a product's passport: the safety facts on the maker's label. */
export function PassportSection() {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 font-semibold">{words.passport}</legend>
      <p className="text-sm text-ink-soft">
        {rich(words.passportHint, {
          rules: (text) => (
            <Link to={{ pathname: '/admin/productsEdit', search: '?tab=rules' }} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {passportFieldNames.map((name) => (
          <FactField key={name} name={name} />
        ))}
      </div>
    </fieldset>
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

function FactField({ name }: { name: PassportField }) {
  const { register, formState } = useFormContext<ProductValues>();
  const { control } = passportFields[name];
  const field = {
    label: labels[name],
    hint: hintOf(name),
    error: formState.errors.passport?.[name]?.message,
    ...register(`passport.${name}`),
  };
  switch (control.kind) {
    case 'number':
      return <NumberField {...field} inputMode={control.step === 1 ? 'numeric' : 'decimal'} />;
    case 'text':
      return <TextField {...field} autoComplete="off" />;
    case 'choice':
      return <SelectField {...field} {...optionsOf(name, control.values)} />;
    default:
      return (
        <SelectField {...field} {...optionsOf(name, ['yes', 'no'], (value) => value === 'yes')} />
      );
  }
}

/** The fact as customers read it. */
const textOf = (name: PassportField, fact?: string | boolean): string =>
  describeFacts(completePassport({ [name]: fact }), { names: [name] })[0]?.text ?? '';

const notStated = textOf('class');

const optionsOf = (
  name: PassportField,
  values: readonly string[],
  factOf: (value: string) => string | boolean = (value) => value,
) => ({
  placeholder: notStated,
  options: values.map((value) => ({ value, label: textOf(name, factOf(value)) })),
});

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
