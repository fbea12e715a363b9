import type { Order } from '@mathappu/contract/orders';
import {
  paymentCheckWords,
  paymentMethodWords,
  paymentStatusWords,
} from '@mathappu/contract/orders/order-words';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { placeLine } from '#web/delivery/zone-names.ts';
import { Card } from '#web/ui/card.tsx';
import * as addressWords from '#words/addresses';
import * as words from '#words/orders';

const onPaper = 'print:border-0 print:p-0 print:shadow-none';

type DeliveryFactsProps = {
  to: Order['delivery_address'];
  depot: Order['delivery_terms']['depot'] | undefined;
};

/** The delivery address, or the depot. */
export function DeliveryFacts({ to, depot }: DeliveryFactsProps) {
  return (
    <Card as="section" aria-labelledby="order-delivery" className={onPaper}>
      <h2 id="order-delivery" className="mb-1 text-xl md:mb-2">
        {addressWords.deliveryAddress}
      </h2>
      <address className="not-italic">
        <div className="flex flex-wrap gap-x-4">
          <p className="font-semibold">{to.name}</p>
          <p>{fill(addressWords.mobile, { mobile: to.mobile })}</p>
        </div>
        <p>{to.address_line}</p>
        <p>{placeLine(to)}</p>
      </address>
      {depot && (
        <p className="mt-3 wrap-anywhere">
          {fill(words.collectAt, {
            depot: [depot.name, depot.address, depot.phone].filter(Boolean).join(', '),
          })}
        </p>
      )}
    </Card>
  );
}

/** The delivery address and the payment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className="grid gap-3 md:gap-6 md:max-lg:grid-cols-2 print:mb-6 print:grid-cols-2">
      <DeliveryFacts to={order.delivery_address} depot={order.delivery_terms.depot} />
      <Card as="section" aria-labelledby="order-payment" className={onPaper}>
        <h2 id="order-payment" className="mb-1 text-xl md:mb-2">
          {words.payment}
        </h2>
        <div className="flex flex-wrap gap-x-4">
          <p>{paymentMethodWords[order.paymentDetails.paymentMethod].customer}</p>
          <p className="text-ink-soft">
            {order.paymentCheck
              ? paymentCheckWords[order.paymentCheck]
              : paymentStatusWords[order.paymentStatus]}
          </p>
        </div>
        <TaxDocumentsOfOrder order={order} />
      </Card>
    </div>
  );
}

function TaxDocumentsOfOrder({ order: { invoice, creditNotes } }: { order: Order }) {
  const taxDocuments = [
    ...(invoice ? [{ ...invoice, sentence: words.taxInvoiceOf }] : []),
    ...creditNotes.map((note) => ({ ...note, sentence: words.creditNoteOf })),
  ];
  return taxDocuments.map(({ number, date, sentence }) => (
    <p key={number} className="figures mt-2">
      {fill<string>(sentence, { number, date: formatDate(date) })}
    </p>
  ));
}
