import { useForm } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { leaveWithToast } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import * as words from '#words/account';
import * as uiWords from '#words/ui';

type DeleteAccountFormProps = { email: string; onCancel: () => void };

export function DeleteAccountForm({ email, onCancel }: DeleteAccountFormProps) {
  const form = useForm<{ password: string }>();
  const { errors } = form.formState;

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (body) => {
      const { message } = await call('deleteMyAccount', { body, failureText: words.deleteFailed });
      leaveWithToast({ kind: 'success', text: message });
      await new Promise(() => {
        // Stays busy until the page is unloaded.
      });
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input autoComplete="username" value={email} readOnly className="hidden" />
      <PasswordField
        label={words.yourPassword}
        error={errors.password?.message}
        {...form.register('password', { required: words.enterPassword })}
      />
      <FormError message={refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {uiWords.cancel}
        </Button>
        <Button type="submit" variant="danger" isBusy={isSubmitting}>
          {words.deleteAccount}
        </Button>
      </div>
    </form>
  );
}
