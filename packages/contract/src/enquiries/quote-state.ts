/** The states of a quote: `ESTIMATE` for an estimate, all others for an enquiry. */
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

/** An estimate is a list with held prices, an enquiry is sent to the shop. */
export const quoteKinds = ['estimate', 'enquiry'] as const;
export type QuoteKind = (typeof quoteKinds)[number];

/** The acts that change a quote's state, and who may do them. */
export const quoteActs = {
  edit: 'staff',
  offer: 'staff',
  confirm: 'staff',
  decline: 'staff',
  accept: 'customer',
  ask: 'customer',
  withdraw: 'customer',
} as const;
export type QuoteAct = keyof typeof quoteActs;

/** The steps of an enquiry's history: its sending, and every act since. */
export const quoteSteps = ['send', ...(Object.keys(quoteActs) as QuoteAct[])] as const;
export type QuoteStep = (typeof quoteSteps)[number];

/** The next state for each state and act. An act that is not listed is refused. */
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
    ask: 'ENQUIRY',
    withdraw: 'WITHDRAWN',
  },
  ACCEPTED: {
    edit: 'ENQUIRY',
    confirm: 'CONFIRMED',
    decline: 'DECLINED',
    ask: 'ENQUIRY',
    withdraw: 'WITHDRAWN',
  },
  CONFIRMED: {},
  DECLINED: {},
  WITHDRAWN: {},
};

/** The state after an act; undefined if the act is refused in this state. */
export const stateAfter = (state: QuoteState, act: QuoteAct): QuoteState | undefined =>
  leadsTo[state][act];

/** Whether the state allows no act. */
export const isQuoteClosed = (state: QuoteState): boolean =>
  Object.keys(leadsTo[state]).length === 0;

/** The states of enquiries that are not decided yet. */
export const openQuoteStates = ['ENQUIRY', 'OFFERED', 'ACCEPTED'] as const;

/** Whether the last day of an offer has passed. */
export const isOfferOver = (
  { state, validUntil }: { state: QuoteState; validUntil: string | null },
  today: string,
): boolean => state === 'OFFERED' && validUntil !== null && validUntil < today;
