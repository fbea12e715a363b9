import { expect, test } from 'vitest';
import {
  isOfferOver,
  isQuoteClosed,
  openQuoteStates,
  type QuoteAct,
  type QuoteState,
  quoteActs,
  quoteStates,
  stateAfter,
} from './quote-state.ts';

/** Written out by hand: each state with its acts, and where they lead. */
const expected: Record<QuoteState, string> = {
  ESTIMATE: 'decline DECLINED',
  ENQUIRY: 'confirm CONFIRMED, decline DECLINED, edit ENQUIRY, offer OFFERED, withdraw WITHDRAWN',
  OFFERED:
    'accept ACCEPTED, ask ENQUIRY, confirm CONFIRMED, decline DECLINED, edit ENQUIRY, withdraw WITHDRAWN',
  ACCEPTED: 'ask ENQUIRY, confirm CONFIRMED, decline DECLINED, edit ENQUIRY, withdraw WITHDRAWN',
  CONFIRMED: '',
  DECLINED: '',
  WITHDRAWN: '',
};

test('every state × act leads where it should, or nowhere', () => {
  for (const state of quoteStates) {
    const found = (Object.keys(quoteActs) as QuoteAct[])
      .flatMap((act) => {
        const after = stateAfter(state, act);
        return after ? [`${act} ${after}`] : [];
      })
      .sort();
    expect([state, found.join(', ')]).toEqual([state, expected[state]]);
  }
});

test('only staff confirm; edge 8: an edit takes an acceptance back', () => {
  expect(quoteActs.confirm).toBe('staff');
  expect(stateAfter('ACCEPTED', 'edit')).toBe('ENQUIRY');
  for (const state of openQuoteStates) expect(stateAfter(state, 'confirm')).toBe('CONFIRMED');
});

test('an offer is over on the day after its last one, and only an offer', () => {
  const offer = { state: 'OFFERED', validUntil: '2026-11-28' } as const;
  expect(isOfferOver(offer, '2026-11-28')).toBe(false);
  expect(isOfferOver(offer, '2026-11-29')).toBe(true);
  expect(isOfferOver({ ...offer, state: 'ACCEPTED' }, '2026-11-29')).toBe(false);
});

test('closed is what no act leads away from', () => {
  expect(quoteStates.filter(isQuoteClosed)).toEqual(['CONFIRMED', 'DECLINED', 'WITHDRAWN']);
});
