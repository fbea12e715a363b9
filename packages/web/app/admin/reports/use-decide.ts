import type { BodyOf } from '@mathappu/contract/endpoint';
import type { decideReport } from '@mathappu/contract/reports/reports';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import * as words from '#words/admin/reports';

type Decision = Partial<BodyOf<typeof decideReport>> &
  Pick<BodyOf<typeof decideReport>, 'decision'>;

/** Decides a report. @throws CallError, whose toast has been shown */
export function useDecide(reportId: string): (decision: Decision) => Promise<void> {
  const queries = useQueryClient();
  const showToast = useToastHere();
  return async (decision) => {
    try {
      const { message } = await call('decideReport', {
        params: { reportId },
        body: { answer: '', ...decision },
        failureText: words.decideFailed,
      });
      showToast({ kind: 'success', text: message });
    } finally {
      // Read again even after a failure: somebody else may have decided it.
      void readAgain(queries);
    }
  };
}
