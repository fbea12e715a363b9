import { useState } from 'react';
import type { Answer } from '#web/api/call.ts';
import type { PostedForm } from '#web/api/post-form.ts';
import { PasswordForm } from './password-form.tsx';
import { CodeForm } from './second-step/code-form.tsx';

type SignInFormProps = {
  /** Prefilled, from the screen before. */
  email?: string;
  /** The sign-in that the browser sent before the scripts came. */
  posted?: PostedForm<Answer<'login'>>;
  /** The form is busy until it is done. */
  onSignedIn: (message: string) => unknown;
};

/** Asks for the password, and then for the code of an account that has a second step. */
export function SignInForm({ email, posted, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState({ challenge: postedChallenge(posted), email, posted });
  const { challenge } = step;
  if (challenge !== undefined) {
    return (
      <CodeForm
        challenge={challenge}
        posted={step.posted}
        onSignedIn={onSignedIn}
        onEnded={() => setStep({ ...step, challenge: undefined, posted: undefined })}
      />
    );
  }
  return (
    <PasswordForm
      email={step.email}
      posted={step.posted}
      onSignedIn={onSignedIn}
      onCodeNeeded={(next) => setStep({ ...next, posted: undefined })}
    />
  );
}

/** Of a password that was posted, or of a code; a challenge that has ended begins anew. */
function postedChallenge(posted: SignInFormProps['posted']): string | undefined {
  const { code, data } = posted?.refusal ?? {};
  if (code === 'secondStepNeeded') return (data as { challenge: string }).challenge;
  return code === 'challengeEnded' ? undefined : posted?.fields.challenge;
}
