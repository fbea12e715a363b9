import type { StaffQuote } from '@mathappu/contract/enquiries/admin-enquiries';
import { stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { useState } from 'react';
import * as words from '#words/admin/enquiries';
import { EnquiryHistory } from './admin-enquiry-history.tsx';
import { EnquiryStateBadge } from './admin-enquiry-state.tsx';
import { EnquiryActs } from './enquiry-acts.tsx';
import { EnquiryCustomer } from './enquiry-customer.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryGoods } from './enquiry-goods.tsx';
import { EnquiryNotices } from './enquiry-notices.tsx';

/** An enquiry and what staff can do with it, which its state says. */
export function EnquiryDetail({ quote }: { quote: StaffQuote }) {
  const [hasEdits, setHasEdits] = useState(false);
  const canEdit = stateAfter(quote.state, 'edit') !== undefined;
  return (
    <div className="space-y-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="sr-only">{words.stateIs} </span>
          <EnquiryStateBadge quote={quote} />
        </p>
        <EnquiryActs quote={quote} hasEdits={canEdit && hasEdits} />
      </div>
      <EnquiryNotices quote={quote} />
      {quote.state !== 'ESTIMATE' && <EnquiryCustomer quote={quote} />}
      {canEdit ? (
        <EnquiryForm quote={quote} onEdits={setHasEdits} />
      ) : (
        <EnquiryGoods quote={quote} />
      )}
      {quote.history.length > 0 && <EnquiryHistory quote={quote} />}
    </div>
  );
}
