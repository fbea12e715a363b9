import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as words from '#words/account';
import type { EmailVerification } from './use-email-verification.ts';

export function VerificationNotice({ verification }: { verification: EmailVerification }) {
  if (verification.isUnderWay) {
    return (
      <Notice isLive icon={<Spinner />}>
        {words.confirming}
      </Notice>
    );
  }
  return verification.isConfirmed ? (
    <Notice isLive tone="green">
      {words.confirmed}
    </Notice>
  ) : (
    <Notice isLive tone="yellow">
      {words.notConfirmed}
    </Notice>
  );
}
