import type { OrderRequest } from '@mathappu/contract/checkout';
import type { BodyOf } from '@mathappu/contract/endpoint';
import * as staff from '@mathappu/contract/enquiries/admin-enquiries';
import { answerQuote, getMyQuote, sendEnquiry } from '@mathappu/contract/enquiries/enquiries';
import { orderBody, type RequestedLine } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { settingsOf } from './settings.ts';

/** A shop that takes enquiries, with fifty pieces of two products. */
export async function openEnquiryShop(...given: Parameters<typeof openTestShop>) {
  const testShop = await openTestShop(...given);
  const owner = await admin(testShop);
  const buyer = await customer(testShop);
  const pots = await product(testShop, {
    name: 'Flower Pots',
    price: 50,
    discount: 10,
    stock: 50,
  });
  const rockets = await product(testShop, { name: 'Rocket', price: 100, stock: 50 });
  const work = enquiriesOf(testShop, { owner, buyer });
  await work.sellBy('enquiry');
  return {
    ...{ testShop, owner, buyer, pots, rockets, work },
    list: (quantity = 4): RequestedLine[] => [
      { productId: pots, quantity },
      { productId: rockets, quantity: 2 },
    ],
    /** How often stock was taken. */
    async movements(): Promise<number> {
      const { db } = testShop.shop;
      const taken = db.selectFrom('stock_movements').select('id').where('kind', '=', 'take');
      return (await taken.execute()).length;
    },
  };
}
export type EnquiryShop = Awaited<ReturnType<typeof openEnquiryShop>>;

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
  const answer = (quoteId: string, body: BodyOf<typeof answerQuote>) =>
    call(answerQuote, { params: { quoteId }, body, token: buyer.token });
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
      confirm: (
        quoteId: string,
        version: number,
        payment: 'cod' | 'offline' = 'cod',
        isPartial = false,
      ) => {
        const body = { version, payment, agreedBy: 'phone', isPartial } as const;
        return call(staff.confirmQuote, { params: { quoteId }, body, token });
      },
      accept: (quoteId: string, version: number) => answer(quoteId, { version, answer: 'accept' }),
      ask: (quoteId: string, version: number, text = 'One rocket more') =>
        answer(quoteId, { version, answer: 'change', text }),
      withdraw: (quoteId: string, version: number) =>
        answer(quoteId, { version, answer: 'withdraw' }),
    },
    edit,
  };

  function edit(quoteId: string, body: staff.QuoteEdit) {
    return call(staff.editQuote, { params: { quoteId }, body, token });
  }
}
