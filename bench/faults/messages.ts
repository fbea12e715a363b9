// The six messages about a payment in every order, once and five times each, and any of them missing.
//   node bench/faults/messages.ts [embedded | postgres]
import { runLongForm } from '../run-long-form.ts';

await runLongForm('packages/server/src/payments/payment-events.test.ts', {
  PAYMENT_MESSAGES: 'all',
});
