import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { type Answer, call } from '#web/api/call.ts';
import type { PostedForm } from '#web/api/post-form.ts';
import { mergeGuestCart } from '#web/cart/merge/merge-guest-cart.ts';
import { usePostedErrors } from '#web/forms/posted-errors.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { beginSession } from '#web/session/begin-session.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/account';

type Fields = { email: string; password: string };

type SignInFormProps = {
  /** Prefilled, from the screen before. */
  email?: string;
  /** The sign-in that the browser sent before the scripts came. */
  posted?: PostedForm<Answer<'login'>>;
  /** The form is busy until it is done. */
  onSignedIn: (message: string) => unknown;
};

export function SignInForm(props: SignInFormProps) {
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
