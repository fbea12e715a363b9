import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '#web/api/call.ts';
import { pageMeta } from '#web/document/page-meta.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormPage } from './form-page.tsx';

export const meta = pageMeta({
  title: 'Forgot Password',
  description: 'Get a one-time code by email and set a new password.',
  isPrivate: true,
});

export default function ForgotPasswordPage() {
  const navigateWithToast = useNavigateWithToast();
  const form = useForm<{ email: string }>();
  const { errors } = form.formState;

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    send: (body) => call('forgotPassword', { body, failureText: 'Something went wrong.' }),
    onSuccess: ({ message }, { email }) =>
      navigateWithToast(
        '/otpverification',
        { kind: 'success', text: message },
        { state: { email } },
      ),
  });

  return (
    <FormPage
      title="Forgot Password"
      lead="We send a 6-digit code to your email. With it you can set a new password."
      after={
        <Link to="/login" className="link">
          Back to Login
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email', {
            setValueAs: (typed?: string) => typed?.trim(),
            required: 'Please enter your email.',
          })}
        />
        <FormError message={refusal} />
        <SubmitButton isBusy={isSubmitting}>Send OTP</SubmitButton>
      </form>
    </FormPage>
  );
}
