// The six events of a payment in every order, once and five times each, and with any of them missing.
//   node bench/faults/payment-events.ts [embedded | postgres]
import { runLongForm } from '../run-long-form.ts';

await runLongForm('packages/server/src/payments/payment-events.test.ts', {
  PAYMENT_EVENTS: 'all',
});
