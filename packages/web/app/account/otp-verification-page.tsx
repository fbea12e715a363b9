import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#web/api/call.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import * as words from '#words/account';
import { FormPage } from './form-page.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { emailOf } from './navigation-state.ts';
import { OtpForm, SendOtpAgain } from './otp-form.tsx';
import { useRequiredState } from './use-required-state.ts';

export const meta = pageMeta({
  title: words.verifyOtp,
  description: words.otpDescription,
  isPrivate: true,
});

export default function OtpVerificationPage() {
  const email = useRequiredState(emailOf, '/forgotpassword');
  const navigateWithToast = useNavigateWithToast();
  const [timesSent, setTimesSent] = useState(0);
  const beginAnew = () => setTimesSent(timesSent + 1);

  async function goOn(answer: Answer<'verifyOtp'>) {
    const toast = { kind: 'success', text: answer.message } as const;
    const state = { data: answer, email };
    await navigateWithToast('/reset-password', toast, { replace: true, state });
  }

  return (
    <FormPage
      title={words.verifyOtp}
      lead={words.otpLead}
      after={
        email && (
          <>
            <SendOtpAgain email={email} onSent={beginAnew} />
            <Link to="/forgotpassword" className="link">
              {words.otherEmail}
            </Link>
          </>
        )
      }
    >
      {email ? (
        <>
          <p className="mb-5 wrap-anywhere text-ink-soft">
            {rich(words.sentTo, { email: <strong className="text-ink">{email}</strong> })}
          </p>
          <OtpForm
            key={timesSent}
            email={email}
            isSentAgain={timesSent > 0}
            onSentAgain={beginAnew}
            onVerified={goOn}
          />
        </>
      ) : (
        <FormSkeleton fields={1} />
      )}
    </FormPage>
  );
}
