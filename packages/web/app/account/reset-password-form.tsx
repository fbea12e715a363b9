import { useForm } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { clearTokens } from '#web/api/tokens.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { currentUser, logout } from '#web/session/session-store.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import * as words from '#words/account';

type Fields = { newPassword: string; confirmPassword: string };

type ResetPasswordFormProps = {
  /** The account whose one-time code was verified; the proof is a cookie. */
  email: string;
  /** The proof of a link; there is no cookie then. */
  proof?: string;
  onReset: (message: string) => Promise<void> | void;
};

/** The server alone checks the strength of the password. */
export function ResetPasswordForm({ email, proof, onReset }: ResetPasswordFormProps) {
  const form = useForm<Fields>();
  const { errors } = form.formState;

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (passwords) => {
      const { message } = await call('resetPassword', {
        body: { ...passwords, email, proof },
        failureText: words.failed,
        refusalText: words.resetRefused,
      });
      endSessionOf(email);
      return message;
    },
    onSuccess: onReset,
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input autoComplete="username" value={email} readOnly className="hidden" />
      <PasswordField
        label={words.resetNewPassword}
        autoComplete="new-password"
        hint={words.passwordHint}
        error={errors.newPassword?.message}
        {...form.register('newPassword', { required: words.fillFields })}
      />
      <PasswordField
        label={words.confirmNewPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          required: words.fillFields,
          validate: (typed, { newPassword }) => typed === newPassword || words.differ,
        })}
      />
      <FormError message={refusal} />
      <SubmitButton isBusy={isSubmitting}>{words.resetPassword}</SubmitButton>
    </form>
  );
}

/** The server has ended all sessions of the account: this browser's too when it is signed in to it. */
function endSessionOf(email: string): void {
  if (currentUser()?.email !== email.toLowerCase()) return;
  clearTokens();
  logout();
}
