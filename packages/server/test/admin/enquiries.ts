import type { OrderRequest } from '@mathappu/contract/checkout';
import { answerQuote, getMyQuote, sendEnquiry } from '@mathappu/contract/quotes/enquiries';
import * as staff from '@mathappu/contract/quotes/staff-quotes';
import { orderBody, type RequestedLine } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';
import { settingsOf } from './settings.ts';

/** Enquiries of a customer, and what both sides do with them. */
export function enquiriesOf(
  testShop: TestShop,
  { owner, buyer }: { owner: Person; buyer: Person },
) {
  const { call } = testShop;
  const { token } = owner;
  const send = (body: OrderRequest & { note?: string }, who: Person = buyer, key?: string) =>
    call(sendEnquiry, {
      body,
      token: who.token,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const answer = (quoteId: string, version: number, what: 'accept' | 'withdraw') =>
    call(answerQuote, {
      params: { quoteId },
      body: { version, answer: what },
      token: buyer.token,
    });
  return {
    sellBy: (saleMode: 'full' | 'cod' | 'enquiry') =>
      settingsOf(testShop, owner).change(
        'selling',
        { saleMode },
        { password: owner.password, hasLegalAdvice: saleMode !== 'enquiry' },
      ),
    send,
    /** The _id of one that was sent. */
    async enquiry(lines: readonly RequestedLine[], who: Person = buyer): Promise<string> {
      const body = await orderBody(testShop, who, lines);
      const { status, body: sent } = await send(body, who, crypto.randomUUID());
      if (status !== 200) throw new Error(`enquiry refused: ${sent.message}`);
      return sent.data._id;
    },
    own: (quoteId: string, who: Person = buyer) =>
      call(getMyQuote, { params: { quoteId }, token: who.token }),
    detail: async (quoteId: string) =>
      (await call(staff.getQuote, { params: { quoteId }, token })).body.data,
    acts: {
      edit: (quoteId: string, version: number, lines?: staff.QuoteEdit['lines']) =>
        edit(quoteId, { version, lines: lines ?? [] }),
      offer: (quoteId: string, version: number) =>
        call(staff.offerQuote, { params: { quoteId }, body: { version, days: 3 }, token }),
      decline: (quoteId: string, version: number) => {
        const body = { version, reason: 'Too far' };
        return call(staff.declineQuote, { params: { quoteId }, body, token });
      },
      confirm: (quoteId: string, version: number, payment: 'cod' | 'offline' = 'cod') => {
        const body = { version, payment, agreedBy: 'phone' } as const;
        return call(staff.confirmQuote, { params: { quoteId }, body, token });
      },
      accept: (quoteId: string, version: number) => answer(quoteId, version, 'accept'),
      withdraw: (quoteId: string, version: number) => answer(quoteId, version, 'withdraw'),
    },
    edit,
  };

  function edit(quoteId: string, body: staff.QuoteEdit) {
    return call(staff.editQuote, { params: { quoteId }, body, token });
  }
}
