import { fill } from '@mathappu/contract/words';
import { call } from '#web/admin/api/admin-call.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/operations';
import { useJobAct } from './use-job-act.ts';

type DiscardJobProps = { jobId: string; what: string };

/** Gives up a failed job, or a failed mail, for good, after asking. */
export function DiscardJob({ jobId, what }: DiscardJobProps) {
  const { ask, questionDialog } = useAsk();
  const discarding = useJobAct(() =>
    call('discardJob', { params: { jobId }, failureText: words.discardFailed }),
  );
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={fill(words.discardOf, { what })}
        onClick={() =>
          ask({
            title: fill(words.discardQuestion, { what }),
            text: words.discardText,
            confirmLabel: words.discard,
            tone: 'danger',
            onConfirm: () => discarding.mutateAsync(),
          })
        }
      >
        {words.discard}
      </Button>
      {questionDialog}
    </>
  );
}
