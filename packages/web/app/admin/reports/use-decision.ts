import type { BodyOf } from '@mathappu/contract/endpoint';
import type { decideReport } from '@mathappu/contract/reports/reports';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/reports';

type Decision = Partial<BodyOf<typeof decideReport>> &
  Pick<BodyOf<typeof decideReport>, 'decision'>;

/** Decides a report; the call shows its own refusal. */
export function useDecision(reportId: string, onDecided?: () => void) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  return useMutation({
    mutationFn: (decision: Decision) =>
      call('decideReport', {
        params: { reportId },
        body: { answer: '', ...decision },
        failureText: words.decideFailed,
      }),
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onDecided?.();
    },
    // Read again even after a failure: somebody else may have decided it.
    onSettled: () => void readAgain(queries),
  });
}
