import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { EmailVerification } from './use-email-verification.ts';

export function VerificationNotice({ verification }: { verification: EmailVerification }) {
  if (verification.isUnderWay) {
    return (
      <Notice isLive icon={<Spinner />}>
        Confirming your email address…
      </Notice>
    );
  }
  return verification.isConfirmed ? (
    <Notice isLive tone="green">
      Thank you. Your email address is confirmed, and you can sign in.
    </Notice>
  ) : (
    <Notice isLive tone="yellow">
      Your email address could not be confirmed. Open the link again, or sign in and ask for a new
      one on your account page.
    </Notice>
  );
}
