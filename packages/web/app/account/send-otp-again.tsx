import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';

export function SendOtpAgain({ email }: { email: string }) {
  const sending = useMutation({
    mutationFn: () =>
      call('forgotPassword', { body: { email }, failureText: 'Something went wrong.' }),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
  });
  return (
    <Button variant="quiet" isBusy={sending.isPending} onClick={() => sending.mutate()}>
      Send OTP again
    </Button>
  );
}
