import { type QuoteState, stateAfter } from '@mathappu/contract/enquiries/quote-state';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import * as words from '#words/admin/enquiries';

/** The admin's word for each state. */
export const stateWords: Readonly<Record<QuoteState, string>> = {
  ESTIMATE: words.estimate,
  ENQUIRY: words.toAnswer,
  OFFERED: words.offered,
  ACCEPTED: words.accepted,
  CONFIRMED: words.confirmed,
  DECLINED: words.declined,
  WITHDRAWN: words.withdrawn,
};

const tones: Readonly<Record<QuoteState, Tone>> = {
  ESTIMATE: 'grey',
  ENQUIRY: 'yellow',
  OFFERED: 'blue',
  ACCEPTED: 'purple',
  CONFIRMED: 'green',
  DECLINED: 'red',
  WITHDRAWN: 'grey',
};

type StateBadgeProps = { quote: { state: QuoteState; isOfferOver: boolean } };

export function EnquiryStateBadge({ quote: { state, isOfferOver } }: StateBadgeProps) {
  return (
    <Badge tone={isOfferOver ? 'grey' : tones[state]} className="md:whitespace-nowrap">
      {isOfferOver ? words.offerOver : stateWords[state]}
    </Badge>
  );
}

/** Whether an edit would take back what was offered or accepted. */
export const isOpenedByEdit = (state: QuoteState): boolean => {
  const after = stateAfter(state, 'edit');
  return after !== undefined && after !== state;
};
