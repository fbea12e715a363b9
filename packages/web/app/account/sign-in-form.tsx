import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '#web/api/call.ts';
import { mergeGuestCart } from '#web/cart/merge-guest-cart.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { beginSession } from '#web/session/begin-session.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const required = 'All fields are required';

type SignInFormProps = {
  /** Prefilled, from the screen before. */
  email?: string;
  onSignedIn: (message: string) => void;
};

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const queries = useQueryClient();
  const form = useForm<{ email: string; password: string }>();
  const { errors } = form.formState;

  // Never over what was typed before hydration.
  const fillIn = useEffectEvent(() => {
    if (email && !form.getValues('email')) form.setValue('email', email);
  });
  useEffect(() => {
    fillIn();
  }, []);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    send: async (body) => {
      const failureText = 'Something went wrong. Please try again.';
      const { message, data } = await call('login', { body, failureText });
      await beginSession(data, queries);
      await mergeGuestCart(queries);
      return message;
    },
    onSuccess: onSignedIn,
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { required })}
      />
      <PasswordField
        label="Password"
        error={errors.password?.message}
        aside={
          <Link to="/forgotpassword" className="link">
            Forgot Password?
          </Link>
        }
        {...form.register('password', { required })}
      />
      <FormError message={refusal} />
      <SubmitButton isBusy={isSubmitting}>Login</SubmitButton>
    </form>
  );
}
