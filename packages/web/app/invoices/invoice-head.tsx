import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { useShop } from '#web/document/shop-details.ts';
import { licence as licenceOf } from '#words/frame';
import * as words from '#words/invoices';
import { invoiceTitle } from './invoice-title.ts';

/** The seller, for the printed invoice only: the page's header and footer are not printed. */
export function InvoiceHead({ order }: { order: Order }) {
  const shop = useShop();
  const { title, payment } = invoiceTitle(order, { isRegistered: Boolean(shop.gstin) });
  const reach = [shop.phone, shop.email].filter(Boolean).join(', ');
  return (
    <div className="mb-6 hidden items-start justify-between gap-8 border-b border-line-strong pb-4 print:flex">
      <div>
        <p className="text-2xl font-bold">{shop.name}</p>
        {shop.legalName && <p>{shop.legalName}</p>}
        <p>{shop.address}</p>
        <p>{reach}</p>
        {shop.gstin && <p>{fill(words.gstin, { gstin: shop.gstin })}</p>}
        {shop.licence && <p>{fill(licenceOf, { licence: shop.licence })}</p>}
      </div>
      <div className="shrink-0 text-right">
        <p className="text-2xl font-semibold">{title}</p>
        <p className="font-semibold">{payment}</p>
      </div>
    </div>
  );
}
