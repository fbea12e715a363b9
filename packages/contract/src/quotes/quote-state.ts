/** What a quote is: a frozen estimate, or a state of an enquiry. */
export const quoteStates = [
  'ESTIMATE',
  'ENQUIRY',
  'OFFERED',
  'ACCEPTED',
  'CONFIRMED',
  'DECLINED',
  'WITHDRAWN',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Who may do what; a state is reached by nothing else. */
export const quoteActs = {
  edit: 'staff',
  offer: 'staff',
  confirm: 'staff',
  decline: 'staff',
  accept: 'customer',
  withdraw: 'customer',
} as const;
export type QuoteAct = keyof typeof quoteActs;

/** What the history of an enquiry tells: that it was sent, and every act since. */
export const quoteSteps = ['send', ...(Object.keys(quoteActs) as QuoteAct[])] as const;
export type QuoteStep = (typeof quoteSteps)[number];

/** Where each act leads from each state; what is not named is refused. */
const leadsTo: Readonly<Record<QuoteState, Partial<Record<QuoteAct, QuoteState>>>> = {
  ESTIMATE: { decline: 'DECLINED' },
  ENQUIRY: {
    edit: 'ENQUIRY',
    offer: 'OFFERED',
    confirm: 'CONFIRMED',
    decline: 'DECLINED',
    withdraw: 'WITHDRAWN',
  },
  OFFERED: {
    edit: 'ENQUIRY',
    confirm: 'CONFIRMED',
    decline: 'DECLINED',
    accept: 'ACCEPTED',
    withdraw: 'WITHDRAWN',
  },
  ACCEPTED: {
    edit: 'ENQUIRY',
    confirm: 'CONFIRMED',
    decline: 'DECLINED',
    withdraw: 'WITHDRAWN',
  },
  CONFIRMED: {},
  DECLINED: {},
  WITHDRAWN: {},
};

/** The state that the act leads to; undefined where it cannot be done. */
export const stateAfter = (state: QuoteState, act: QuoteAct): QuoteState | undefined =>
  leadsTo[state][act];

/** Whether nothing can be done with it any more. */
export const isQuoteClosed = (state: QuoteState): boolean =>
  Object.keys(leadsTo[state]).length === 0;

/** Enquiries that somebody has yet to decide about. */
export const openQuoteStates = ['ENQUIRY', 'OFFERED', 'ACCEPTED'] as const;

/** To the end of its last day an offer can be accepted. */
export const isOfferOver = (
  { state, validUntil }: { state: QuoteState; validUntil: string | null },
  today: string,
): boolean => state === 'OFFERED' && validUntil !== null && validUntil < today;
