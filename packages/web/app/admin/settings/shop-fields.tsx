import { maxHours, maxSocials } from '@mathappu/contract/limits';
import { shopPhoneOf, whatsappNumberOf } from '@mathappu/contract/mobile-number';
import { isShopGstin } from '@mathappu/contract/settings/gstin';
import { weekDays } from '@mathappu/contract/settings/shop-part';
import { fill } from '@mathappu/contract/words';
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import { dayNames } from '#web/shop-details/word-shop.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import { RowList } from './row-list.tsx';
import type { ShopValues } from './settings-values.ts';
import { ShopPhoneField } from './shop-phone-field.tsx';

export function ShopFields() {
  const { formState } = useFormContext<ShopValues>();
  const { gstin = '' } = formState.defaultValues?.document ?? {};
  const isUnreadable = gstin !== '' && !isShopGstin(gstin);
  return (
    <>
      <FieldGroup title={words.names}>
        <ShopField name="document.name" label={words.name} required />
        <ShopField name="document.legalName" label={words.legalName} hint={words.legalNameHint} />
        <ShopField
          name="document.address"
          label={words.address}
          required
          className="md:col-span-2"
        />
        <ShopField name="document.licence" label={words.licence} />
        <ShopField
          name="document.gstin"
          label={words.gstin}
          error={isUnreadable ? words.invalidGstin : undefined}
        />
      </FieldGroup>
      <FieldGroup title={words.reach}>
        <ShopField name="document.phone" label={words.phone} numberOf={shopPhoneOf} required />
        <ShopField
          name="document.whatsapp"
          label={words.whatsapp}
          hint={words.whatsappHint}
          numberOf={whatsappNumberOf}
        />
        <ShopField name="document.email" label={words.email} type="email" required />
      </FieldGroup>
      <HoursFields />
      <SocialFields />
      <FieldGroup title={words.grievance} lead={words.grievanceHint}>
        <ShopField name="document.grievanceName" label={words.grievanceName} />
        <ShopField
          name="document.grievancePhone"
          label={words.grievancePhone}
          numberOf={shopPhoneOf}
        />
        <ShopField name="document.grievanceEmail" label={words.grievanceEmail} type="email" />
      </FieldGroup>
    </>
  );
}

type ShopFieldProps = {
  name: Extract<FieldPath<ShopValues>, `document.${string}`>;
  label: string;
  hint?: string;
  /** The problem of the stored value. */
  error?: string;
  type?: 'email';
  /** Converts a typed phone number into its stored form. */
  numberOf?: (written: string) => string;
  required?: boolean;
  className?: string;
};

function ShopField({ name, error, numberOf, ...field }: ShopFieldProps) {
  const { register, getFieldState, formState } = useFormContext<ShopValues>();
  const props = {
    ...field,
    autoComplete: 'off',
    error: getFieldState(name, formState).error?.message ?? error,
    ...register(name),
  };
  return numberOf ? <ShopPhoneField numberOf={numberOf} {...props} /> : <TextField {...props} />;
}

function SocialFields() {
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

const days = weekDays.map((value) => ({ value, label: dayNames[value] }));

function HoursFields() {
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
