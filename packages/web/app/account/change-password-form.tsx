import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import * as words from '#words/account';
import * as uiWords from '#words/ui';

type ChangePasswordFormProps = { email: string; onDone: () => void };

export function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const form = useCheckedForm(
    async () => (await import('@mathappu/contract/account')).passwordChange,
    { defaultValues: { password: '', newPassword: '' } },
  );
  const { errors } = form.formState;

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (body) => {
      const { message } = await call('changePassword', {
        body,
        failureText: words.passwordFailed,
      });
      await readAgain(queries, ['listSessions']);
      return message;
    },
    onSuccess: (text) => {
      showToast({ kind: 'success', text });
      onDone();
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input autoComplete="username" value={email} readOnly className="hidden" />
      <PasswordField
        label={words.currentPassword}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={words.passwordHint}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <FormError message={refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          {uiWords.cancel}
        </Button>
        <Button type="submit" isBusy={isSubmitting}>
          {words.changePassword}
        </Button>
      </div>
    </form>
  );
}
