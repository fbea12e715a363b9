import type { QuoteWarning, StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import type { ReactNode } from 'react';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { rich } from '#web/language/rich.ts';
import { adminOrderPath } from '#web/navigation/paths.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/enquiries';

export const warningWords: Readonly<Record<QuoteWarning, string>> = {
  belowMinimum: words.belowMinimum,
  notDelivered: words.notDelivered,
  orderingClosed: words.orderingClosed,
  paymentMissing: words.paymentMissing,
};

/** The state of the enquiry, and the warnings before it is confirmed. */
export function EnquiryNotices({ quote }: { quote: StaffQuote }) {
  const stand = standOf(quote);
  const wish = askedChange(quote);
  return (
    <>
      {wish && (
        <Notice tone="yellow">
          <p className="font-semibold">{words.changeAsked}</p>
          <p className="whitespace-pre-line wrap-anywhere">{wish}</p>
        </Notice>
      )}
      {stand && <Notice tone={quote.state === 'CONFIRMED' ? 'green' : 'blue'}>{stand}</Notice>}
      {stateAfter(quote.state, 'confirm') && <EnquiryWarnings quote={quote} />}
    </>
  );
}

/** What the customer wants changed of the last offer, until there is a new one. */
function askedChange({ state, history }: StaffQuote): string | undefined {
  const last = history.findLast(({ act }) => act === 'ask' || act === 'offer');
  if (state !== 'ENQUIRY' || last?.act !== 'ask') return undefined;
  const text = last.changes.find(({ field }) => field === 'text')?.after;
  return text ? String(text) : undefined;
}

type EnquiryWarningsProps = { quote: StaffQuote; payment?: 'offline' | 'cod' };

/** Warnings before staff confirm; with `payment` only those of that way of paying. */
export function EnquiryWarnings({ quote: { customer, ...quote }, payment }: EnquiryWarningsProps) {
  const warnings = quote.warnings.filter(
    (warning) => warning !== 'paymentMissing' || payment !== 'cod',
  );
  return (
    <>
      {customer.isBarred && (
        <Notice tone="red" icon={<AlertIcon />}>
          {words.barred}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="yellow" icon={<AlertIcon />}>
          {warnings.map((warning) => (
            <p key={warning}>{warningWords[warning]}</p>
          ))}
          <p className="text-sm">{words.overrule}</p>
        </Notice>
      )}
    </>
  );
}

/** A sentence about the enquiry's state. */
function standOf({ state, validUntil, isOfferOver, orderId, reason }: StaffQuote): ReactNode {
  const date = validUntil === null ? '' : formatDate(validUntil);
  switch (state) {
    case 'ESTIMATE':
      return fill(words.heldUntil, { date });
    case 'OFFERED':
      return fill(isOfferOver ? words.offerWasUntil : words.offerUntil, { date });
    case 'ACCEPTED':
      return words.acceptedHint;
    case 'CONFIRMED':
      return rich(words.confirmedAs, {
        number: orderId,
        order: (text) => (
          <PageLink to={adminOrderPath(orderId ?? '')} className="link figures" otherwise={text}>
            {text}
          </PageLink>
        ),
      });
    case 'DECLINED':
      return fill(words.declinedFor, { reason });
    case 'WITHDRAWN':
      return reason ? fill(words.withdrawnFor, { reason }) : words.withdrawnByCustomer;
    default:
      return undefined;
  }
}
