import { isGstin } from '@mathappu/contract/settings/gstin';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { ShopValues } from './settings-values.ts';
import { SocialFields } from './social-fields.tsx';

export function ShopFields() {
  const { formState } = useFormContext<ShopValues>();
  const { gstin = '' } = formState.defaultValues?.document ?? {};
  const isUnreadable = gstin !== '' && !isGstin(gstin);
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
        <ShopField name="document.phone" label={words.phone} type="tel" required />
        <ShopField
          name="document.whatsapp"
          label={words.whatsapp}
          hint={words.whatsappHint}
          type="tel"
        />
        <ShopField name="document.email" label={words.email} type="email" required />
      </FieldGroup>
      <HoursFields />
      <SocialFields />
      <FieldGroup title={words.grievance} lead={words.grievanceHint}>
        <ShopField name="document.grievanceName" label={words.grievanceName} />
        <ShopField name="document.grievancePhone" label={words.grievancePhone} type="tel" />
        <ShopField name="document.grievanceEmail" label={words.grievanceEmail} type="email" />
      </FieldGroup>
    </>
  );
}

type ShopFieldProps = {
  name: Extract<FieldPath<ShopValues>, `document.${string}`>;
  label: string;
  hint?: string;
  /** What is wrong with the stored value. */
  error?: string;
  type?: 'tel' | 'email';
  required?: boolean;
  className?: string;
};

function ShopField({ name, error, ...field }: ShopFieldProps) {
  const { register, getFieldState, formState } = useFormContext<ShopValues>();
  return (
    <TextField
      {...field}
      autoComplete="off"
      error={getFieldState(name, formState).error?.message ?? error}
      {...register(name)}
    />
  );
}
