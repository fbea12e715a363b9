import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import * as words from '#words/account';
import { FormPage } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { readAdminLink, verifiedEmailOf } from './navigation-state.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
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
