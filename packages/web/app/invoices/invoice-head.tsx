import type { Order } from '@mathappu/contract/orders';
import { PaperHead } from '#web/frame/paper-head.tsx';
import { useShop } from '#web/shop-details/shop-details.ts';
import { invoiceTitle } from './invoice-title.ts';

export function InvoiceHead({ order }: { order: Order }) {
  const { title, payment } = invoiceTitle(order, { isRegistered: Boolean(useShop().gstin) });
  return <PaperHead title={title} note={payment} code={order.code} />;
}
