import type { OrderRequest } from '@mathappu/contract/checkout';
import { call } from '#web/api/call.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import * as words from '#words/enquiries/sending';

type Sent = { body: OrderRequest & { note?: string }; idempotencyKey: string };

/** Sends the enquiry and returns the toast about it. @throws CallError */
export async function sendEnquiry(options: Sent): Promise<ToastWords> {
  const { message } = await call('sendEnquiry', { ...options, failureText: words.failed });
  return { kind: 'success', text: message };
}
