import { Link } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormPage } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { verifiedEmailOf } from './navigation-state.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useRequiredState } from './use-required-state.ts';

export const meta = pageMeta({
  title: 'Reset Password',
  description: 'Set a new password.',
  isPrivate: true,
});

export default function ResetPasswordPage() {
  const email = useRequiredState(verifiedEmailOf, '/');
  const navigateWithToast = useNavigateWithToast();

  return (
    <FormPage
      title="Reset Password"
      lead="You will be signed out everywhere and can then sign in with the new password."
      after={
        <Link to="/forgotpassword" className="link">
          Ask for a new OTP
        </Link>
      }
    >
      {email ? (
        <ResetPasswordForm
          email={email}
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
