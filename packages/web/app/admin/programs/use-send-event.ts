import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import * as words from '#words/admin/programs';

/** Sends a test or an event of the log again, and says what came of it. */
export function useSendEvent(webhookId: string) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [sending, setSending] = useState<string>();
  async function send(deliveryId: string | undefined): Promise<void> {
    setSending(deliveryId ?? 'test');
    try {
      const { data } = await call('sendEvent', {
        params: { webhookId },
        body: { deliveryId },
        failureText: words.sendFailed,
      });
      const isDone = data.state === 'delivered';
      const { answer } = data;
      showToast({
        kind: isDone ? 'success' : 'error',
        text: fill(isDone ? words.sentAnswer : words.notSentAnswer, { answer }),
      });
    } catch {
      // The call has said why.
    } finally {
      await readAgain(queries, ['listWebhooks']);
      setSending(undefined);
    }
  }
  return { send, sending };
}
