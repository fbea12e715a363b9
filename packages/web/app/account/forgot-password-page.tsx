import { forgotPassword } from '@mathappu/contract/account';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { call } from '#web/api/call.ts';
import { postForm } from '#web/api/post-form.ts';
import { usePostedErrors } from '#web/forms/posted-errors.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/account';
import type { Route } from './+types/forgot-password-page';
import { FormPage } from './form-page.tsx';
import { emailOf } from './navigation-state.ts';

export const meta = pageMeta({
  title: words.forgotTitle,
  description: words.forgotDescription,
  isPrivate: true,
});

export const action = (args: Route.ActionArgs) => postForm(args, forgotPassword);

export default function ForgotPasswordPage({ actionData: posted }: Route.ComponentProps) {
  const navigateWithToast = useNavigateWithToast();
  const errors = usePostedErrors<{ email: string }>(posted);
  const form = useForm<{ email: string }>({ errors });

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: (body) => call('forgotPassword', { body, failureText: words.failed }),
    onSuccess: ({ message }, { email }) => goOn(message, email),
  });

  function goOn(text: string, email: string | undefined) {
    return navigateWithToast('/otpverification', { kind: 'success', text }, { state: { email } });
  }

  // Typed at the sign-in before; never over what was typed here before hydration.
  const { state } = useLocation();
  const fillIn = useEffectEvent(() => {
    const email = emailOf(state);
    if (email && !form.getValues('email')) form.setValue('email', email);
  });
  useEffect(() => fillIn(), []);

  // The browser sent the form by itself before the scripts came.
  const goOnPosted = useEffectEvent(() => {
    if (posted?.answer) goOn(posted.answer.message, posted.fields.email);
  });
  useEffect(() => goOnPosted(), []);

  return (
    <FormPage
      title={words.forgotTitle}
      lead={words.forgotLead}
      after={
        <Link to="/login" className="link">
          {words.backToLogin}
        </Link>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          defaultValue={posted?.fields.email}
          error={form.formState.errors.email?.message}
          {...form.register('email', {
            setValueAs: (typed?: string) => typed?.trim(),
            required: words.enterEmail,
          })}
        />
        <FormError message={refusal} />
        {posted?.answer && <Notice tone="green">{posted.answer.message}</Notice>}
        <SubmitButton isBusy={isSubmitting}>{words.sendOtp}</SubmitButton>
      </form>
    </FormPage>
  );
}
