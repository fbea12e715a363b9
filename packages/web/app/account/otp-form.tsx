import { useForm } from 'react-hook-form';
import { type Answer, call } from '#web/api/call.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { digitsOf, rewriteInput } from '#web/ui/format/digits.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/account';

type OtpFormProps = {
  email: string;
  onVerified: (answer: Answer<'verifyOtp'>) => Promise<void> | void;
};

export function OtpForm({ email, onVerified }: OtpFormProps) {
  const form = useForm<{ otp: string }>();
  const { errors } = form.formState;

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: ({ otp }) =>
      call('verifyOtp', {
        body: { otp, email },
        failureText: words.failed,
        refusalText: words.otpRefused,
      }),
    onSuccess: onVerified,
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.otp?.message}
        onInput={({ currentTarget }) => rewriteInput(currentTarget, (typed) => digitsOf(typed, 6))}
        {...form.register('otp', { required: words.enterOtp })}
      />
      <FormError message={refusal} />
      <SubmitButton isBusy={isSubmitting}>{words.verifyOtp}</SubmitButton>
    </form>
  );
}

export function SendOtpAgain({ email }: { email: string }) {
  const showToast = useToastHere();
  const sending = useMutation({
    mutationFn: () => call('forgotPassword', { body: { email }, failureText: words.failed }),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
  });
  return (
    <Button variant="quiet" isBusy={sending.isPending} onClick={() => sending.mutate()}>
      {words.sendOtpAgain}
    </Button>
  );
}
