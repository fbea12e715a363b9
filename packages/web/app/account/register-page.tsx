import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { currentUser } from '#web/session/session-store.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormPage } from './form-page.tsx';
import { fromOf } from './navigation-state.ts';
import { RegisterForm } from './register-form.tsx';

export const meta = pageMeta({
  title: 'Create Account',
  description: 'Create an account to order fireworks and to follow your orders.',
});

const pauseBeforeSignIn = 1000;

export default function RegisterPage() {
  const { state } = useLocation();
  const navigate = useNavigateHere();
  const navigateWithToast = useNavigateWithToast();
  const from = fromOf(state);

  const leaveSignedIn = useEffectEvent(() => {
    if (currentUser()) navigate('/account', { replace: true });
  });
  useEffect(() => leaveSignedIn(), []);

  async function goToSignIn(email: string, text: string) {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeSignIn));
    navigateWithToast('/login', { kind: 'success', text }, { state: { from, email } });
  }

  return (
    <FormPage
      title="Create Account"
      after={
        <p>
          Already have an account?{' '}
          <Link to="/login" state={{ from }} className="link">
            Sign in
          </Link>
        </p>
      }
    >
      <RegisterForm onRegistered={goToSignIn} />
    </FormPage>
  );
}
