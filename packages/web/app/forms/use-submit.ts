import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { showToast } from '#web/toasts/toast.ts';
import { forgetDraft } from './form-draft.ts';
import { showRefusal } from './show-refusal.ts';
import { type Keeping, useKeptForm } from './use-kept-form.ts';

type SubmitOptions<Checked, Result, Base> = {
  /**
   * How the form is kept when the session ends, until it is saved or closed; `'none'` is for forms of
   * visitors and of passwords alone.
   */
  keepAs: Keeping<Base> | 'none';
  /**
   * Sends the form, with any follow-up that must happen even when the screen has been left. What it
   * returns is undefined when nothing was saved.
   */
  send: (fields: Checked) => Promise<Result>;
  /** The screen's next step: navigate, close, show a toast. The form is busy until it is done. */
  onSuccess?: (result: Result, fields: Checked) => Promise<unknown> | unknown;
  /**
   * The error that the toast shows when it is among those of several invalid fields, instead of the
   * first; `'none'` shows errors under the fields alone.
   */
  invalidToast?: string;
};

/**
 * The way every form is submitted.
 *
 *     const form = useCheckedForm(async () => (await import('@mathappu/contract/account')).profile);
 *     const { submit, isSubmitting, refusal } = useSubmit(form, {
 *       keepAs: { name: 'profile' },
 *       send: (body) => call('updateUser', { body }),
 *       onSuccess: ({ message }) => navigateWithToast('/account', { kind: 'success', text: message }),
 *     });
 *     <form noValidate onSubmit={submit}>
 *       <TextField label="Full Name" error={form.formState.errors.name?.message} {...form.register('name')} />
 *       <FormError message={refusal} />
 *       <SubmitButton isBusy={isSubmitting}>Save Changes</SubmitButton>
 *
 * What the server refuses is shown under the fields that it names, else in `refusal`; the call itself
 * has shown its toast.
 */
export function useSubmit<Typed extends FieldValues, Checked, Result, Base = undefined>(
  form: UseFormReturn<Typed, unknown, Checked>,
  { keepAs, send, onSuccess, invalidToast }: SubmitOptions<Checked, Result, Base>,
) {
  const { errors, isSubmitting } = form.formState;
  const keeping: Partial<Keeping<Base>> = keepAs === 'none' ? {} : keepAs;
  useKeptForm(form, keeping);

  async function sendAndShow(fields: Checked) {
    try {
      const result = await send(fields);
      if (keeping.name !== undefined && result !== undefined) forgetDraft(keeping.name);
      await onSuccess?.(result, fields);
    } catch (error) {
      showRefusal(error, form);
    }
  }

  function showInvalid(invalid: FieldErrors) {
    if (invalidToast === 'none') return;
    showToast({ kind: 'error', text: errorToShow(invalid, invalidToast) });
  }

  return {
    submit: form.handleSubmit(sendAndShow, showInvalid),
    isSubmitting,
    refusal: errors.root?.message,
  };
}

function errorToShow(errors: FieldErrors, preferred?: string): string {
  const texts = Object.values(errors).map((error) => error?.message);
  return (texts.find((text) => text === preferred) ?? texts.find(Boolean)) as string;
}
