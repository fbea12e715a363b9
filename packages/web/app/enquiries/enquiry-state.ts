import type { Quote } from '@mathappu/contract/enquiries/enquiries';
import { openQuoteStates, type QuoteStep } from '@mathappu/contract/enquiries/quote-state';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import type { Tone } from '#web/ui/badge.tsx';
import type { TimelineStep } from '#web/ui/timeline.tsx';
import * as words from '#words/enquiries';

type State = Pick<Quote, 'state' | 'isOfferOver' | 'reason' | 'orderId'>;

/** The label and colour of each state for its customer. */
export function enquiryState(quote: State): { tone: Tone; text: string } {
  switch (quote.state) {
    case 'OFFERED':
      return quote.isOfferOver
        ? { tone: 'grey', text: words.stateOfferOver }
        : { tone: 'blue', text: words.stateOffered };
    case 'ACCEPTED':
      return { tone: 'blue', text: words.stateAccepted };
    case 'CONFIRMED':
      return {
        tone: 'green',
        text: fill(words.stateConfirmed, { order: quote.orderId ?? '' }),
      };
    case 'DECLINED':
      return { tone: 'grey', text: fill(words.stateDeclined, { reason: quote.reason }) };
    case 'WITHDRAWN':
      return { tone: 'grey', text: words.stateWithdrawn };
    default:
      return { tone: 'yellow', text: words.stateSent };
  }
}

const stepWords: Readonly<Record<QuoteStep, string>> = {
  send: words.stepSent,
  edit: words.stepEdited,
  offer: words.stepOffered,
  accept: words.stepAccepted,
  ask: words.stepAsked,
  confirm: words.stepConfirmed,
  decline: words.stepDeclined,
  withdraw: words.stepWithdrawn,
};

/**
 * The steps of an enquiry, and the one that it waits for. Of several changes in a row only the last
 * is shown.
 */
export function enquiryTimeline({ steps, state }: Pick<Quote, 'steps' | 'state'>): TimelineStep[] {
  const told = steps.filter(({ act }, at) => act !== 'edit' || steps[at + 1]?.act !== 'edit');
  const done = told.map(
    ({ act, at }, place): TimelineStep => ({
      id: String(place),
      title: stepWords[act],
      state: 'done',
      text: formatDateTime(at),
    }),
  );
  const isOpen = openQuoteStates.some((open) => open === state);
  return isOpen
    ? [...done, { title: words.stepConfirmed, state: 'pending', text: words.pending }]
    : done;
}
