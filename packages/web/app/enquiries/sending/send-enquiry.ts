import type { OrderRequest } from '@mathappu/contract/checkout';
import { call } from '#web/api/call.ts';
import { orderPath } from '#web/navigation/paths.ts';
import type { ToastWords } from '#web/toasts/toast.ts';
import * as words from '#words/enquiries/sending';

type Sent = { body: OrderRequest & { note?: string }; idempotencyKey: string };

/** Sends the enquiry and returns the page of its link, with the toast about it. @throws CallError */
export async function sendEnquiry(options: Sent): Promise<{ path: string; toast: ToastWords }> {
  const { message, data } = await call('sendEnquiry', { ...options, failureText: words.failed });
  return { path: orderPath(data.code), toast: { kind: 'success', text: message } };
}
