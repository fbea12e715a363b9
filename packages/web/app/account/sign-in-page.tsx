import { login } from '@mathappu/contract/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { type Answer, call } from '#web/api/call.ts';
import { type PostedForm, postForm } from '#web/api/post-form.ts';
import { mergeGuestCart } from '#web/cart/merge/merge-guest-cart.ts';
import { usePostedErrors } from '#web/forms/posted-errors.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { beginSession } from '#web/session/begin-session.ts';
import { currentUser } from '#web/session/session-store.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/account';
import type { Route } from './+types/sign-in-page';
import { FormPage } from './form-page.tsx';
import { KeepWayBack } from './keep-way-back.tsx';
import { emailOf, isRegistered, useWayBack } from './navigation-state.ts';
import { type EmailVerification, useEmailVerification } from './use-email-verification.ts';

export const meta = pageMeta({
  title: words.signInTitle,
  description: ({ enquiry }) => enquiry?.signInDescription ?? words.signInDescription,
});

export const action = (args: Route.ActionArgs) => postForm(args, login);

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const verification = useEmailVerification();
  const { state } = useLocation();
  const navigate = useNavigateHere();
  const navigateWithToast = useNavigateWithToast();
  const { from, query } = useWayBack();
  const isHydrated = useHydrated();
  // The server knows no navigation state.
  const hasRegistered = isHydrated && isRegistered(state);
  const { enquiry } = useShop();

  // Redirects users who arrive signed in; after a sign-in here the form redirects.
  const leaveSignedIn = useEffectEvent(() => {
    if (currentUser() && !verification) navigate(from ?? '/account', { replace: true });
  });
  useEffect(() => leaveSignedIn(), []);

  return (
    <FormPage
      title={words.signInTitle}
      lead={
        isHydrated && !hasRegistered && from === '/checkout'
          ? (enquiry?.signIn ?? words.signInToOrder)
          : undefined
      }
      after={
        !hasRegistered && (
          <>
            <p>{words.newHere}</p>
            <LinkButton to={`/register${query}`} state={{ from }} variant="secondary">
              {words.registerHere}
            </LinkButton>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {hasRegistered && (
          <Notice tone="green">
            <p className="font-semibold">{words.accountReady}</p>
            <p>{words.passwordOnceMore}</p>
          </Notice>
        )}
        {verification && <VerificationNotice verification={verification} />}
        <SignInForm
          email={emailOf(state)}
          posted={actionData}
          onSignedIn={(text) =>
            navigateWithToast(from ?? '/', { kind: 'success', text }, { replace: true })
          }
        />
      </div>
      <KeepWayBack from={from} />
    </FormPage>
  );
}

function VerificationNotice({ verification }: { verification: EmailVerification }) {
  if (verification.isUnderWay) {
    return (
      <Notice isLive icon={<Spinner />}>
        {words.confirming}
      </Notice>
    );
  }
  return verification.isConfirmed ? (
    <Notice isLive tone="green">
      {words.confirmed}
    </Notice>
  ) : (
    <Notice isLive tone="yellow">
      {words.notConfirmed}
    </Notice>
  );
}

type Fields = { email: string; password: string };

type SignInFormProps = {
  /** Prefilled, from the screen before. */
  email?: string;
  /** The sign-in that the browser sent before the scripts came. */
  posted?: PostedForm<Answer<'login'>>;
  onSignedIn: (message: string) => void;
};

function SignInForm(props: SignInFormProps) {
  const { posted } = props;
  const { form, submit, isBusy, refusal } = useSignIn(props);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={posted?.fields.email}
        error={form.formState.errors.email?.message}
        {...form.register('email', { required: words.allRequired })}
      />
      <PasswordField
        label={words.password}
        error={form.formState.errors.password?.message}
        aside={
          <Link to="/forgotpassword" state={{ email: form.watch('email') }} className="link">
            {words.forgotPassword}
          </Link>
        }
        {...form.register('password', { required: words.allRequired })}
      />
      <FormError message={refusal} />
      {posted?.answer && (
        <noscript>
          {import.meta.env.SSR && <Notice tone="yellow">{words.noScripts}</Notice>}
        </noscript>
      )}
      <SubmitButton isBusy={isBusy} className={posted?.answer && 'noscript:hidden'}>
        {words.login}
      </SubmitButton>
    </form>
  );
}

function useSignIn({ email, posted, onSignedIn }: SignInFormProps) {
  const queries = useQueryClient();
  const errors = usePostedErrors<Fields>(posted);
  const form = useForm<Fields>({ errors });

  // Never over what was typed before hydration.
  const fillIn = useEffectEvent(() => {
    if (email && !form.getValues('email')) form.setValue('email', email);
  });
  useEffect(() => {
    fillIn();
  }, []);

  async function enter({ message, data }: Answer<'login'>): Promise<string> {
    await beginSession(data, queries);
    await mergeGuestCart(queries);
    return message;
  }

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (body) => {
      return enter(await call('login', { body, failureText: words.tryAgain }));
    },
    onSuccess: onSignedIn,
  });

  const [isEntering, setEntering] = useState(Boolean(posted?.answer));
  const enterPosted = useEffectEvent((answer: Answer<'login'>) => {
    enter(answer)
      .then(onSignedIn)
      .catch((error) => showRefusal(error, form))
      .finally(() => setEntering(false));
  });
  useEffect(() => {
    if (posted?.answer) enterPosted(posted.answer);
  }, [posted]);

  return { form, submit, isBusy: isSubmitting || isEntering, refusal };
}
