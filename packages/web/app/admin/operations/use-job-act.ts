import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useMutation } from '#web/ui/use-mutation.ts';

/** An act on what has failed; afterwards the lists and the dashboard are read again. */
export function useJobAct(send: () => Promise<{ message: string }>) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => showToast({ kind: 'success', text: message }),
    // Read again even after a failure: another admin may have done it already.
    onSettled: () => readAgain(queries, ['listFailedMails', 'listFailedJobs', 'getTodo']),
  });
}
