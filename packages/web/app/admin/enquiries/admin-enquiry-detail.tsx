import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { DetailSection } from '#web/admin/frame/detail-section.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { ForgetBuyer } from '#web/admin/order-links/forget-buyer.tsx';
import { SaleLink } from '#web/admin/order-links/sale-link.tsx';
import { ordersOfPath } from '#web/admin/orders/orders-query.ts';
import { WhatsappLink } from '#web/admin/orders/whatsapp-link.tsx';
import { langOfName, leadingName } from '#web/language/names.ts';
import { deskPath } from '#web/navigation/paths.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { mailto } from '#web/ui/format/mailto.ts';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { copyAsNew } from '#words/admin/desk';
import * as words from '#words/admin/enquiries';
import { formerStaff } from '#words/admin/frame';
import { ordersOfCustomer } from '#words/admin/orders';
import { collectAt } from '#words/orders';
import { EnquiryStateBadge } from './admin-enquiry-state.tsx';
import { EnquiryActs } from './enquiry-acts.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryNotices } from './enquiry-notices.tsx';
import { wordChanges } from './word-changes.ts';

/** An enquiry and what staff can do with it, which its state says. */
export function EnquiryDetail({ quote }: { quote: StaffQuote }) {
  const [hasEdits, setHasEdits] = useState(false);
  const canEdit = useMay()('editQuote') && stateAfter(quote.state, 'edit') !== undefined;
  return (
    <div className="space-y-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="sr-only">{words.stateIs} </span>
          <EnquiryStateBadge quote={quote} />
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <IfMay call="createQuote">
            <LinkButton variant="quiet" size="sm" to={deskPath(quote.number)}>
              {copyAsNew}
            </LinkButton>
          </IfMay>
          <IfMay call="editQuote">
            <EnquiryActs quote={quote} hasEdits={canEdit && hasEdits} />
          </IfMay>
        </div>
      </div>
      <EnquiryNotices quote={quote} />
      {(quote.state !== 'ESTIMATE' || quote.customer.name) && <EnquiryCustomer quote={quote} />}
      <SaleLink number={quote.number} code={quote.code} phone={quote.customer.phone} />
      {canEdit ? (
        <EnquiryForm quote={quote} onEdits={setHasEdits} />
      ) : (
        <EnquiryGoods quote={quote} />
      )}
      {quote.history.length > 0 && <EnquiryHistory quote={quote} />}
    </div>
  );
}

/** The lines and rows of an enquiry that nobody can change any more. */
function EnquiryGoods({ quote }: { quote: StaffQuote }) {
  const { lines, totals, delivery_terms: delivery, shopNote } = quote;
  return (
    <DetailSection title={words.products}>
      <ul className="divide-y divide-line">
        {lines.map(({ productId, image, quantity, price, asked, total, ...names }) => (
          <li key={productId} className="flex items-center gap-3 py-2.5">
            <ProductImage src={image} alt="" sizes="56px" className="size-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <p lang={langOfName(names)} className="font-semibold wrap-anywhere">
                {leadingName(names)}
              </p>
              <p className="figures text-sm text-ink-soft">
                {quantity === 0 ? words.takenOut : `${quantity} × ${formatRupees(price)}`}
                {asked !== null && asked !== quantity && `, ${fill(words.askedFor, { asked })}`}
              </p>
            </div>
            <p className="figures font-semibold">{formatRupees(total)}</p>
          </li>
        ))}
      </ul>
      <dl className="figures grid gap-y-1 border-t border-line pt-3">
        <TotalRows
          rows={totalRows({ totals, delivery: delivery ?? { kind: undefined } }, formatRupees)}
        />
      </dl>
      {shopNote && <p className="mt-3 whitespace-pre-line wrap-anywhere">{shopNote}</p>}
    </DetailSection>
  );
}

const actWords = new Map<string, string>([
  ['send', words.sentBy],
  ['edit', words.editedBy],
  ['offer', words.offeredBy],
  ['confirm', words.confirmedBy],
  ['decline', words.declinedBy],
  ['accept', words.acceptedBy],
  ['ask', words.askedBy],
  ['withdraw', words.withdrawnBy],
]);

const actors = new Map([
  ['Customer', words.customer],
  ['Former staff', formerStaff],
]);

/** The history of the enquiry, newest first. */
function EnquiryHistory({ quote: { history } }: { quote: StaffQuote }) {
  return (
    <DetailSection title={words.history}>
      <ol className="space-y-3">
        {history.toReversed().map(({ version, act, by, at, changes }) => (
          <li key={version}>
            <p className="font-semibold">{actWords.get(act) ?? act}</p>
            <p className="figures text-sm text-ink-soft">
              {fill(words.changedBy, {
                date: formatDateTime(at),
                by: actors.get(by) ?? by,
              })}
            </p>
            {act !== 'send' &&
              wordChanges(changes).map((change) => (
                <p key={change} className="figures text-sm wrap-anywhere">
                  {change}
                </p>
              ))}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

/** The customer of the enquiry, the delivery address, and links to call and write. */
function EnquiryCustomer({ quote }: { quote: StaffQuote }) {
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
          <PageLink
            to={ordersOfPath(customer._id)}
            className="link mt-1 inline-flex min-h-11 items-center"
          >
            {ordersOfCustomer}
          </PageLink>
        ) : (
          <p className="text-ink-soft">
            {customer.isGuest ? words.guestNotVerified : words.deskOrDeleted}
          </p>
        )}
        {!customer._id && name && !quote.orderId && (
          <IfMay call="forgetBuyer">
            <ForgetBuyer number={quote.number} />
          </IfMay>
        )}
      </DetailSection>
      {address && (
        <DetailSection title={words.address}>
          <address className="not-italic wrap-anywhere">
            <p className="font-semibold">{address.name}</p>
            {address.address_line && <p>{address.address_line}</p>}
            <p>{[address.city, address.pincode].filter(Boolean).join(' - ')}</p>
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
