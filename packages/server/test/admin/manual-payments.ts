import { getOrderHistory } from '@mathappu/contract/admin/admin-orders';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { getMyOrder } from '@mathappu/contract/orders';
import { addReceipt } from '@mathappu/contract/orders/manual-payments';
import { afterAll, beforeAll, expect } from 'vitest';
import { findViolations } from '#test/invariants.ts';
import type { RequestedLine } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { enquiriesOf } from './enquiries.ts';
import { settingsOf } from './settings.ts';

type Receipt = Partial<BodyOf<typeof addReceipt>> & { amount: number };

/** Orders that are paid outside the provider, and the money that staff book. */
export function receiptsOf(testShop: TestShop, { owner, buyer }: { owner: Person; buyer: Person }) {
  const { call } = testShop;
  const { token } = owner;
  const work = enquiriesOf(testShop, { owner, buyer });
  const history = async (orderId: string) =>
    (await call(getOrderHistory, { params: { orderId }, token })).body.data;
  return {
    ...work,
    /** The _id of an order that was confirmed for payment offline. */
    async offlineOrder(lines: readonly RequestedLine[], who: Person = buyer): Promise<string> {
      const quoteId = await work.enquiry(lines, who);
      const { status, body } = await work.acts.confirm(quoteId, 1, 'offline');
      if (status !== 200) throw new Error(`not confirmed: ${body.message}`);
      return body.data._id;
    },
    /** In cash and today, unless something else is said. */
    book: (
      orderId: string,
      receipt: Receipt,
      { key, by = owner }: { key?: string; by?: Person } = {},
    ) =>
      call(addReceipt, {
        params: { orderId },
        body: { method: 'cash', receivedOn: '2026-01-31', ...receipt },
        token: by.token,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    history,
    /** The status of the order and of its payment, and what the shop has of it. */
    async stateOf(orderId: string) {
      const { order, moneyIn } = await history(orderId);
      return [order.status, order.paymentStatus, moneyIn, order.toGiveBack] as const;
    },
    ownOrder: async (orderId: string, who: Person = buyer) =>
      (await call(getMyOrder, { params: { orderId }, token: who.token })).body.data,
  };
}

export type Work = ReturnType<typeof receiptsOf>;

/** As the owner has set them. */
export const paymentDetails = {
  upiId: 'mathappu@bank',
  payee: 'Mathappu Stores',
  bankName: 'Canara Bank',
  accountNumber: '123456789012',
  ifsc: 'CNRB0001234',
  note: 'Name the order, please',
};

type OfflineShop = {
  testShop: TestShop;
  owner: Person;
  buyer: Person;
  work: Work;
  /** A product of ₹100. */
  pots: string;
};

/** Opens a shop that takes enquiries for the tests of a file; after the last no invariant may be violated. */
export function setUpOfflineShop(onOpen: (opened: OfflineShop) => void): void {
  let testShop: TestShop;
  beforeAll(async () => {
    testShop = await openTestShop();
    const owner = await admin(testShop, { name: 'Meena Owner' });
    const buyer = await customer(testShop);
    const work = receiptsOf(testShop, { owner, buyer });
    const pots = await product(testShop, { name: 'Flower Pots', price: 100, stock: 50_000 });
    await work.sellBy('enquiry');
    const { password } = owner;
    await settingsOf(testShop, owner).change('payment', paymentDetails, { password });
    onOpen({ testShop, owner, buyer, work, pots });
  });
  afterAll(async () => {
    expect(await findViolations(testShop.shop.db)).toEqual([]);
    await testShop.close();
  });
}
