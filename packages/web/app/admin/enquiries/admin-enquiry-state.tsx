import { type QuoteState, stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { StatusBadge, type StatusLook } from '#web/ui/badge.tsx';
import * as words from '#words/admin/enquiries';

export const enquiryStateLooks: Readonly<Record<QuoteState, StatusLook>> = {
  ESTIMATE: { label: words.estimate, tone: 'grey' },
  ENQUIRY: { label: words.toAnswer, tone: 'yellow' },
  OFFERED: { label: words.offered, tone: 'blue' },
  ACCEPTED: { label: words.accepted, tone: 'purple' },
  CONFIRMED: { label: words.confirmed, tone: 'green' },
  DECLINED: { label: words.declined, tone: 'red' },
  WITHDRAWN: { label: words.withdrawn, tone: 'grey' },
};
const offerOver: StatusLook = { label: words.offerOver, tone: 'grey' };

type StateBadgeProps = { quote: { state: QuoteState; isOfferOver: boolean } };

export const EnquiryStateBadge = ({ quote: { state, isOfferOver } }: StateBadgeProps) => (
  <StatusBadge
    look={isOfferOver ? offerOver : enquiryStateLooks[state]}
    className="md:whitespace-nowrap"
  />
);

/** Whether an edit would take back what was offered or accepted. */
export const isOpenedByEdit = (state: QuoteState): boolean => {
  const after = stateAfter(state, 'edit');
  return after !== undefined && after !== state;
};
