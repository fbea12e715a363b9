import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';

export function ResendMail({ mailId, to }: { mailId: string; to: string }) {
  const queries = useQueryClient();
  const resending = useMutation({
    mutationFn: () =>
      call('resendMail', { params: { mailId }, failureText: 'The mail could not be sent again' }),
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
    // Also when it failed: somebody else may have sent it again already.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['listFailedMails'] }),
        queries.invalidateQueries({ queryKey: ['getTodo'] }),
      ]),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Send again to ${to}`}
      busy={resending.isPending}
      onClick={() => resending.mutate()}
    >
      Send again
    </Button>
  );
}
