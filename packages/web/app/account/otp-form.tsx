import { otpTries } from '@mathappu/contract/limits';
import { fill, plural } from '@mathappu/contract/words';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { type Answer, call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { storeTabState, useTabState } from '#web/stores/use-tab-state.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { digitsOf, rewriteInput } from '#web/ui/format/digits.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/account';

type OtpFormProps = {
  email: string;
  /** A new code was asked for here. The form then begins anew. */
  isSentAgain: boolean;
  onSentAgain: () => void;
  onVerified: (answer: Answer<'verifyOtp'>) => Promise<void> | void;
};

export function OtpForm({ email, isSentAgain, onSentAgain, onVerified }: OtpFormProps) {
  const form = useForm<{ otp: string }>();
  const { errors } = form.formState;
  const tries = useWrongCodes(email);
  const isSpent = tries.left === 0;
  const focusAnew = useEffectEvent(() => {
    if (isSentAgain) form.setFocus('otp');
  });
  useEffect(() => focusAnew(), []);

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: ({ otp }) =>
      call('verifyOtp', {
        body: { otp, email },
        failureText: words.failed,
        refusalText: words.otpRefused,
      }).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'invalidOtp') tries.count();
        throw error;
      }),
    onSuccess: (answer) => {
      tries.forget();
      return onVerified(answer);
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {isSentAgain && !refusal && <Notice tone="green">{words.newOtpSent}</Notice>}
      <TextField
        label={words.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.otp?.message}
        onInput={({ currentTarget }) => rewriteInput(currentTarget, (typed) => digitsOf(typed, 6))}
        {...form.register('otp', { required: words.enterOtp })}
      />
      <FormError message={refusal} />
      {isSpent ? (
        <div className="grid justify-items-start gap-2">
          <p>{words.otpSpent}</p>
          <SendOtpAgain email={email} isMain onSent={onSentAgain} />
        </div>
      ) : (
        tries.left < otpTries && (
          <p className="text-sm text-ink-soft">
            {fill(plural(words.triesLeft, tries.left), { count: tries.left })}
          </p>
        )
      )}
      <SubmitButton isBusy={isSubmitting}>{words.verifyOtp}</SubmitButton>
    </form>
  );
}

/**
 * Counts wrong codes in this tab. The server refuses a code that is no longer good with the same words as
 * a wrong one, whether or not the account exists.
 */
function useWrongCodes(email: string) {
  const key = `wrong-codes-${email}`;
  const [stored = '0', store] = useTabState(key);
  const wrong = Number(stored);
  return {
    left: Math.max(0, otpTries - wrong),
    count: () => store(String(wrong + 1)),
    forget: () => forgetWrongCodes(email),
  };
}

const forgetWrongCodes = (email: string) => storeTabState(`wrong-codes-${email}`, undefined);

type SendOtpAgainProps = {
  email: string;
  /** The one way on. */
  isMain?: boolean;
  onSent: () => void;
};

export function SendOtpAgain({ email, isMain = false, onSent }: SendOtpAgainProps) {
  const showToast = useToastHere();
  const sending = useMutation({
    mutationFn: () => call('forgotPassword', { body: { email }, failureText: words.failed }),
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      forgetWrongCodes(email);
      onSent();
    },
  });
  return (
    <Button
      variant={isMain ? 'secondary' : 'quiet'}
      isBusy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {isMain ? words.newOtp : words.sendOtpAgain}
    </Button>
  );
}
