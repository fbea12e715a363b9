import type { BodyOf } from '@mathappu/contract/endpoint';
import type { reportOrder } from '@mathappu/contract/reports/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import * as words from '#words/reports';

/** Tells the shop something about an order. Sent again after a lost answer, it is told once. */
export function useReport(code: string) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const [idempotencyKey, setKey] = useState(randomKey);

  /** @throws CallError */
  return async function report(body: BodyOf<typeof reportOrder>): Promise<void> {
    try {
      const { message } = await call('reportOrder', {
        params: { code },
        body,
        idempotencyKey,
        toast: false,
        failureText: words.sendFailed,
      });
      setKey(randomKey());
      showToast({ kind: 'success', text: message });
    } catch (error) {
      if (error instanceof CallError && !error.isUndecided) setKey(randomKey());
      throw error;
    }
    await readAgain(queries, ['getSharedOrder', 'getMyOrder', 'listMyOrders']);
  };
}
