import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { fill } from '@mathappu/contract/words';
import { Link } from 'react-router';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { WhatsappLink } from '#web/admin/orders/whatsapp-link.tsx';
import { mailto } from '#web/ui/format/mailto.ts';
import * as words from '#words/admin/enquiries';
import { ordersOfCustomer } from '#words/admin/orders';
import { collectAt } from '#words/orders';

/** The customer of the enquiry, the delivery address, and links to call and write. */
export function EnquiryCustomer({ quote }: { quote: StaffQuote }) {
  const { customer, delivery_address: address, delivery_terms: terms } = quote;
  const { name, email, phone } = customer;
  return (
    <div className="grid gap-7 md:grid-cols-2">
      <DetailSection title={words.customer}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {phone ? (
          <p className="figures flex flex-wrap items-center gap-x-4">
            {phone}
            <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
              {words.call}
            </a>
            <WhatsappLink phone={phone} />
          </p>
        ) : (
          <p>{words.phoneMissing}</p>
        )}
        {email && (
          <p className="wrap-anywhere">
            <a href={mailto(email)} className="link">
              {email}
            </a>
          </p>
        )}
        {customer._id ? (
          <Link
            to={ordersOfPath(customer._id)}
            className="link mt-1 inline-flex min-h-11 items-center"
          >
            {ordersOfCustomer}
          </Link>
        ) : (
          <p className="text-ink-soft">{words.deskOrDeleted}</p>
        )}
      </DetailSection>
      {address && (
        <DetailSection title={words.address}>
          <address className="not-italic wrap-anywhere">
            <p className="font-semibold">{address.name}</p>
            <p>{address.address_line}</p>
            <p>{`${address.city} - ${address.pincode}`}</p>
            <p>{address.state}</p>
            <p className="figures">{address.mobile}</p>
            {terms?.depot && (
              <p className="mt-1 font-semibold">
                {fill(collectAt, { depot: [terms.depot.name, terms.depot.address].join(', ') })}
              </p>
            )}
          </address>
        </DetailSection>
      )}
      {quote.note && (
        <DetailSection title={words.customerNote}>
          <p className="whitespace-pre-line wrap-anywhere">{quote.note}</p>
        </DetailSection>
      )}
    </div>
  );
}
