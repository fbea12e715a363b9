import { fill } from '@mathappu/contract/words';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { keptCode } from '#web/prices/kept-code.ts';
import { randomKey } from '#web/stores/random-key.ts';
import * as words from '#words/estimates';
import { estimatePath } from './estimate-address.ts';

/**
 * The path of the saved estimate and the message about it; undefined after a refusal, whose toast
 * was shown.
 */
export async function freeze(items: readonly { productId: string; quantity: number }[]) {
  try {
    const code = keptCode.get();
    const { data } = await call('createEstimate', {
      body: { items: [...items], ...(code && { code }) },
      idempotencyKey: randomKey(),
      failureText: words.saveFailed,
    });
    const text = fill(words.savedToast, { number: data.number });
    return { path: estimatePath(data.code), text };
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
