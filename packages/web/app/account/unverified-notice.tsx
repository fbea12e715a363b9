import { fill } from '@mathappu/contract/words';
import { call } from '#web/api/call.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/account';

export function UnverifiedNotice({ email }: { email: string }) {
  const showToast = useToastHere();
  const sending = useMutation({
    mutationFn: () => call('resendVerification'),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
  });
  return (
    <Notice tone="yellow" icon={<MailIcon />}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{fill(words.unverified, { email })}</p>
        <Button variant="secondary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {words.sendMailAgain}
        </Button>
      </div>
    </Notice>
  );
}
