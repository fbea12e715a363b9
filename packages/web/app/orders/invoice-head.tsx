import type { Order } from '@mathappu/contract/orders';
import { PaperHead } from '#web/frame/paper-head.tsx';
import { invoiceTitle } from './invoice-title.ts';

export function InvoiceHead({ order }: { order: Order }) {
  const { title, payment } = invoiceTitle(order);
  return <PaperHead title={title} note={payment} />;
}
