import { shopPhoneOf, whatsappNumberOf } from '@mathappu/contract/mobile-number';
import { isGstin } from '@mathappu/contract/settings/gstin';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { ShopValues } from './settings-values.ts';
import { ShopPhoneField } from './shop-phone-field.tsx';
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
