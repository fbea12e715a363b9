import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { call } from '#web/api/call.ts';
import { clearTokens } from '#web/api/tokens.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { currentUser, logout } from '#web/session/session-store.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import * as words from '#words/account';
import { FormPage } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { readAdminLink, verifiedEmailOf } from './navigation-state.ts';
import { useRequiredState } from './use-required-state.ts';

export const meta = pageMeta({
  title: words.resetPassword,
  description: words.resetDescription,
  isPrivate: true,
});

export default function ResetPasswordPage() {
  const { hash } = useLocation();
  const linked = readAdminLink(hash);
  const readEmail = useCallback(
    (state: unknown) => readAdminLink(hash)?.email ?? verifiedEmailOf(state),
    [hash],
  );
  const email = useRequiredState(readEmail, '/');
  const navigateWithToast = useNavigateWithToast();

  return (
    <FormPage
      title={words.resetPassword}
      lead={words.resetLead}
      after={
        <Link to="/forgotpassword" className="link">
          {words.newOtp}
        </Link>
      }
    >
      {email ? (
        <ResetPasswordForm
          email={email}
          proof={linked?.proof}
          onReset={(text) =>
            navigateWithToast(
              '/login',
              { kind: 'success', text },
              { replace: true, state: { email } },
            )
          }
        />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </FormPage>
  );
}

type Fields = { newPassword: string; confirmPassword: string };

type ResetPasswordFormProps = {
  /** The account whose one-time code was verified; the proof is a cookie. */
  email: string;
  /** The proof of a link; there is no cookie then. */
  proof?: string;
  onReset: (message: string) => Promise<void> | void;
};

/** The server alone checks the strength of the password. */
function ResetPasswordForm({ email, proof, onReset }: ResetPasswordFormProps) {
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
