import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { emitCallFailed } from '#web/api/call-events.ts';
import { usePostedErrors } from '#web/forms/posted-errors.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/account';
import { PostedAnswer } from './posted-answer.tsx';
import { type SignInStep, useEnter } from './use-enter.ts';

type Fields = { email: string; password: string };

type PasswordFormProps = SignInStep & {
  email: string | undefined;
  onCodeNeeded: (next: { challenge: string; email: string }) => void;
};

export function PasswordForm(props: PasswordFormProps) {
  const { posted } = props;
  const { form, submit, isBusy, refusal } = usePassword(props);
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
      {posted?.answer && <PostedAnswer />}
      <SubmitButton isBusy={isBusy} className={posted?.answer && 'noscript:hidden'}>
        {words.login}
      </SubmitButton>
    </form>
  );
}

function usePassword({ email, posted, onSignedIn, onCodeNeeded }: PasswordFormProps) {
  const errors = usePostedErrors<Fields>(posted);
  const form = useForm<Fields>({ errors });
  const { enter, isEntering } = useEnter({ posted, onSignedIn }, form);

  // Never over what was typed before hydration.
  const fillIn = useEffectEvent(() => {
    if (email && !form.getValues('email')) form.setValue('email', email);
  });
  useEffect(() => {
    fillIn();
  }, []);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: async (body) => {
      const answer = await call('login', { body, failureText: words.tryAgain, toast: false }).catch(
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error;
          if (error.code === 'secondStepNeeded') {
            const { challenge } = error.data as { challenge: string };
            return { challenge };
          }
          emitCallFailed(error);
          throw error;
        },
      );
      if (!('challenge' in answer)) return enter(answer);
      onCodeNeeded({ ...answer, email: body.email });
    },
    onSuccess: (message) => message !== undefined && onSignedIn(message),
  });

  return { form, submit, isBusy: isSubmitting || isEntering, refusal };
}
