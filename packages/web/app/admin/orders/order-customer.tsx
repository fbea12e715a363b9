import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { fill } from '@mathappu/contract/words';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { ForgetBuyer } from '#web/admin/order-links/forget-buyer.tsx';
import { adminEnquiryPath } from '#web/navigation/paths.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { CopyButton } from '#web/toasts/copy-button.tsx';
import { mailto } from '#web/ui/format/mailto.ts';
import * as addressWords from '#words/addresses';
import * as enquiryWords from '#words/admin/enquiries';
import * as words from '#words/admin/orders';
import { collectAt } from '#words/orders';
import { BuyerButton } from './buyer-button.tsx';
import { ordersOfPath } from './orders-query.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { customer, deliveryAddress } = order;
  const { recipient, address, contact } = deliveryAddress;
  const { depot } = order.delivery_terms;
  const place = [address.city, address.pincode].filter(Boolean).join(' - ');
  const lines = [address.line, place, address.state].filter(Boolean);
  const label = [recipient, ...lines, address.country, contact.mobile].join('\n');
  return (
    <div className="grid gap-7 md:grid-cols-2">
      <Customer order={order} />
      <DetailSection
        title={addressWords.deliveryAddress}
        aside={<CopyButton text={label} label={addressWords.deliveryAddress} />}
      >
        <address className="not-italic wrap-anywhere">
          <p className="font-semibold">{recipient}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{address.country}</p>
          {depot && (
            <p className="mt-1 font-semibold">
              {fill(collectAt, {
                depot: [depot.name, depot.address, depot.phone].filter(Boolean).join(', '),
              })}
            </p>
          )}
          <p className="mt-1">
            <ContactLink href={`tel:${contact.mobile}`} text={contact.mobile} />
            {contact.mobile !== customer.phone && (
              <WhatsappLink phone={contact.mobile} className="ml-4" />
            )}
            {contact.alternatePhone && (
              <>
                {', '}
                <ContactLink href={`tel:${contact.alternatePhone}`} text={contact.alternatePhone} />
              </>
            )}
          </p>
        </address>
      </DetailSection>
      {order.enquiry && <Enquiry {...order.enquiry} />}
    </div>
  );
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="link figures">
      {text}
    </a>
  );
}

function Customer({ order }: { order: AdminOrder }) {
  const { gstin: shopGstin } = useShop();
  const { orderId, user, customer, isAgeNoticeShown, invoice } = order;
  const { name, email, phone, gstin, businessName, hasAccount } = customer;
  return (
    <DetailSection title={words.customer}>
      {name && (
        <div className="wrap-anywhere">
          <p className="font-semibold">{name}</p>
          {email && (
            <p>
              <ContactLink href={mailto(email)} text={email} />
            </p>
          )}
          <p>
            {phone ? (
              <>
                <ContactLink href={`tel:${phone}`} text={phone} />
                <WhatsappLink phone={phone} className="ml-4" />
              </>
            ) : (
              words.phoneMissing
            )}
          </p>
          {businessName && <p>{businessName}</p>}
          {gstin && <p className="figures">{`GSTIN ${gstin}`}</p>}
        </div>
      )}
      {name && !invoice && shopGstin && (
        <IfMay call="setOrderBuyer">
          <BuyerButton order={order} />
        </IfMay>
      )}
      {user && (
        <PageLink
          to={ordersOfPath(user._id)}
          className="link mt-2 inline-flex min-h-11 items-center"
        >
          {words.ordersOfCustomer}
        </PageLink>
      )}
      {!hasAccount && <p className="text-ink-soft">{name ? words.noAccount : words.guest}</p>}
      {!hasAccount && name && (
        <IfMay call="forgetBuyer">
          <ForgetBuyer number={orderId} />
        </IfMay>
      )}
      <p className="text-sm text-ink-soft">
        {isAgeNoticeShown ? words.adultShown : words.adultNotShown}
      </p>
    </DetailSection>
  );
}

function Enquiry({ number, note }: NonNullable<AdminOrder['enquiry']>) {
  return (
    <DetailSection title={enquiryWords.enquiry}>
      {note && (
        <>
          <p className="text-sm text-ink-soft">{enquiryWords.customerNote}</p>
          <p className="font-semibold whitespace-pre-line wrap-anywhere">{note}</p>
        </>
      )}
      <PageLink
        to={adminEnquiryPath(number)}
        className="link figures inline-flex min-h-11 items-center"
        otherwise={<p className="figures">{number}</p>}
      >
        {number}
      </PageLink>
    </DetailSection>
  );
}
