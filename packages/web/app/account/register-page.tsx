import { registerUser, registrationForm } from '@mathappu/contract/account';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { postForm } from '#web/api/post-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { currentUser } from '#web/session/session-store.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/account';
import type { Route } from './+types/register-page';
import { FormPage } from './form-page.tsx';
import { KeepWayBack } from './keep-way-back.tsx';
import { useWayBack } from './navigation-state.ts';
import { forgetRegistration, RegisterForm } from './register-form.tsx';

export const meta = pageMeta({
  title: words.registerTitle,
  description: ({ enquiry }) => enquiry?.registerDescription ?? words.registerDescription,
});

const pauseBeforeSignIn = 1000;

export const action = (args: Route.ActionArgs) => postForm(args, registerUser, registrationForm);

export default function RegisterPage({ actionData: posted }: Route.ComponentProps) {
  const navigate = useNavigateHere();
  const navigateWithToast = useNavigateWithToast();
  const { from, query } = useWayBack();

  const leaveSignedIn = useEffectEvent(() => {
    if (currentUser()) navigate('/account', { replace: true });
  });
  useEffect(() => leaveSignedIn(), []);

  async function goToSignIn(email: string, text: string) {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeSignIn));
    navigateWithToast(
      '/login',
      { kind: 'success', text },
      { state: { from, email, isRegistered: true } },
    );
  }

  // The browser sent the form by itself before the scripts came.
  const goOnPosted = useEffectEvent(() => {
    if (!posted?.answer) return;
    forgetRegistration();
    goToSignIn(posted.fields.email ?? '', posted.answer.message);
  });
  useEffect(() => goOnPosted(), []);

  if (posted?.answer) {
    return (
      <FormPage title={words.registerTitle}>
        <div className="grid gap-5">
          <Notice tone="green">{posted.answer.message}</Notice>
          <LinkButton
            to={`/login${query}`}
            state={{ from, email: posted.fields.email, isRegistered: true }}
            size="lg"
          >
            {words.signIn}
          </LinkButton>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage
      title={words.registerTitle}
      after={
        <p className="text-center">
          {words.haveAccount}{' '}
          <Link to={`/login${query}`} state={{ from }} className="link">
            {words.signIn}
          </Link>
        </p>
      }
    >
      <RegisterForm posted={posted} onRegistered={goToSignIn} />
      <KeepWayBack from={from} />
    </FormPage>
  );
}
