import { fill } from '@mathappu/contract/words';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import type { CartLine } from '#web/cart/cart-line.ts';
import { randomKey } from '#web/stores/random-key.ts';
import * as words from '#words/cart/estimate';
import { estimatePath } from './estimate-address.ts';
import './register-quote-calls.ts';

/** Where the saved estimate is, and what says so; undefined after a refusal, whose toast was shown. */
export async function freezeCart(lines: readonly CartLine[]) {
  const items = lines.map(({ product, quantity }) => ({ productId: product._id, quantity }));
  try {
    const { data } = await call('createEstimate', {
      body: { items },
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
