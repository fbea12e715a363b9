import { needsLegalAdvice, needsPassword } from '@mathappu/contract/settings/guarded-changes';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import * as words from '#words/admin/settings';
import type { SettingsValues, StoredPart } from './settings-values.ts';

/**
 * Asks for the password or the confirmation that the edited change needs before it can be saved.
 */
export function ConfirmChange({ stored }: { stored: StoredPart }) {
  const { register, watch, formState } = useFormContext<SettingsValues>();
  const { errors } = formState;
  const id = useId();
  const document = watch('document');
  return (
    <>
      {needsLegalAdvice(stored, document) && (
        <section className="rounded-md border border-line-strong p-4">
          <h2 className="text-lg font-semibold">{words.lawTitle}</h2>
          <p className="mt-2 max-w-prose">{words.law}</p>
          <CheckboxField
            label={words.legalAdvice}
            aria-invalid={errors.hasLegalAdvice && true}
            aria-describedby={`${id}-error`}
            {...register('hasLegalAdvice')}
          />
          <div id={`${id}-error`}>
            <FormError message={errors.hasLegalAdvice?.message} />
          </div>
        </section>
      )}
      {needsPassword(stored, document) && (
        <section className="grid gap-3">
          <h2 className="text-lg font-semibold">{words.confirmTitle}</h2>
          <p className="max-w-prose text-ink-soft">{words.passwordLead}</p>
          <PasswordField
            label={words.password}
            className="max-w-sm"
            error={errors.password?.message}
            {...register('password')}
          />
        </section>
      )}
    </>
  );
}
