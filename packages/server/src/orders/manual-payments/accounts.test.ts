import { getFigures } from '@mathappu/contract/books/figures';
import { createQuote } from '@mathappu/contract/enquiries/desk';
import { listAccounts } from '@mathappu/contract/orders/manual-payments';
import type { PaymentPart } from '@mathappu/contract/settings/payment-part';
import { beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { type Reporting, reportingOf } from '#test/admin/reports.ts';
import { settingsOf } from '#test/admin/settings.ts';
import type { Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';
import type { TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let work: Work;
let pots: string;
let reporting: Reporting;
setUpOfflineShop((opened) => {
  ({ testShop, owner, work, pots } = opened);
});
beforeAll(() => {
  reporting = reportingOf(testShop, { owner, work });
});

/** Without a password. */
const name = (accounts: PaymentPart['accounts']) =>
  settingsOf(testShop, owner).change('payment', { accounts });
const sbi = { name: 'SBI shop', method: 'upi' } as const;
const canara = { name: 'Canara', method: 'upi' } as const;
const drawer = { name: 'Drawer', method: 'cash' } as const;
/** Of ₹1,000. */
const offlineOrder = () => work.offlineOrder([{ productId: pots, quantity: 10 }]);
let references = 0;
function byUpi() {
  references += 1;
  return { method: 'upi', reference: String(600_000_000_000 + references) } as const;
}
const askedFor = (field: string) => [{ path: field, message: 'Choose the account' }];
const unknown = (field: string) => [{ path: field, message: 'This method has no such account' }];
const issuesOf = ({ refusal }: { refusal: { issues?: unknown } }) => refusal.issues;

test('at most 10 names, each once; they need no password, and buyers never read them', async () => {
  expect((await name([sbi, drawer])).status).toBe(200);
  const { body } = await testShop.call(listAccounts, { token: owner.token });
  expect(body.data).toEqual([sbi, drawer]);
  const orderId = await offlineOrder();
  expect((await work.ownOrder(orderId)).payTo).toMatchObject({ upiId: 'mathappu@bank' });
  expect(JSON.stringify(await work.ownOrder(orderId))).not.toContain('SBI shop');
  expect(issuesOf(await name([sbi, sbi]))).toMatchObject([{ path: 'document.accounts.1.name' }]);
  expect(issuesOf(await name([{ ...sbi, name: ' ' }]))).toMatchObject([
    { path: 'document.accounts.0.name', message: 'Write a name' },
  ]);
  const many = Array.from({ length: 11 }, (_, index) => ({ ...sbi, name: `Account ${index}` }));
  expect((await name(many)).status).toBe(400);
  expect((await name(many.slice(1))).status).toBe(200);
});

test('a receipt names an account of its method, and Received is told by it', async () => {
  await name([]);
  const orderId = await offlineOrder();
  expect((await work.book(orderId, { amount: 100, ...byUpi() })).status).toBe(200);
  expect(issuesOf(await work.book(orderId, { amount: 100, account: 'Drawer' }))).toMatchObject(
    unknown('account'),
  );
  await name([sbi, canara, drawer]);
  for (const [account, issues] of [
    [undefined, askedFor('account')],
    ['', askedFor('account')],
    ['Drawer', unknown('account')],
    ['Sbi shop', unknown('account')],
  ] as const) {
    const refused = await work.book(orderId, {
      amount: 100,
      ...byUpi(),
      ...(account !== undefined && { account }),
    });
    expect([refused.status, issuesOf(refused)]).toMatchObject([400, issues]);
  }
  await work.book(orderId, { amount: 200, ...byUpi(), account: 'SBI shop' });
  await work.book(orderId, { amount: 50, ...byUpi(), account: 'Canara' });
  await work.book(orderId, { amount: 30, account: 'Drawer' });
  const back = { amount: 10, isGivenBack: true } as const;
  expect(issuesOf(await work.book(orderId, back))).toMatchObject(askedFor('account'));
  await work.book(orderId, { ...back, account: 'Drawer' });
  // A bank transfer has no names, so none is asked for.
  await work.book(orderId, { amount: 5, ...byUpi(), method: 'bank' });
  const { receipts } = await work.history(orderId);
  expect(receipts.map(({ amount, account }) => [amount, account])).toEqual([
    [100, ''],
    [200, 'SBI shop'],
    [50, 'Canara'],
    [30, 'Drawer'],
    [-10, 'Drawer'],
    [5, ''],
  ]);
  const { body } = await testShop.call(getFigures, {
    params: { list: 'received' },
    query: { from: '2026-01-31', to: '2026-01-31' },
    token: owner.token,
  });
  if (body.data.list !== 'received') throw new Error(body.message);
  expect(
    body.data.rows.map(({ method, account, received, givenBack }) => [
      ...[method, account, received, givenBack],
    ]),
  ).toEqual([
    ['bank', '', 5, 0],
    ['cash', 'Drawer', 30, 10],
    ['upi', '', 100, 0],
    ['upi', 'Canara', 50, 0],
    ['upi', 'SBI shop', 200, 0],
  ]);
});

test('the same key with another account is another request', async () => {
  await name([sbi, canara]);
  const orderId = await offlineOrder();
  const key = crypto.randomUUID();
  const receipt = { amount: 100, ...byUpi(), account: 'SBI shop' };
  expect((await work.book(orderId, receipt, { key })).status).toBe(200);
  const other = await work.book(orderId, { ...receipt, account: 'Canara' }, { key });
  expect(other.refusal.code).toBe('idempotencyConflict');
  // A name that was taken away meanwhile does not matter to a receipt that is booked.
  await name([canara]);
  expect((await work.book(orderId, receipt, { key })).status).toBe(200);
  expect((await work.history(orderId)).receipts).toMatchObject([{ account: 'SBI shop' }]);
});

test('“Book it” of a reported payment asks for the account, too', async () => {
  await name([sbi, drawer]);
  const orderId = await offlineOrder();
  const { _id } = (await reporting.pay(orderId)).body.data;
  const refused = await reporting.decide(_id, { decision: 'accept' });
  expect(issuesOf(refused)).toMatchObject(askedFor('account'));
  const wrong = await reporting.decide(_id, { decision: 'accept', account: 'Drawer' });
  expect(issuesOf(wrong)).toMatchObject(unknown('account'));
  expect(await reporting.reports(orderId)).toMatchObject([{ state: 'open' }]);
  await reporting.decide(_id, { decision: 'accept', account: 'SBI shop' });
  expect((await work.history(orderId)).receipts).toMatchObject([
    { method: 'upi', account: 'SBI shop' },
  ]);
});

test('the desk asks for the account of money that is there already; refused, nothing is written', async () => {
  await name([drawer]);
  const before = await stockOf(testShop, pots);
  const create = (account?: string) =>
    testShop.call(createQuote, {
      body: {
        came: 'counter',
        customer: { name: 'Selvi', mobile: '9840012345' },
        delivery: { atCounter: true },
        lines: [{ productId: pots, quantity: 1 }],
        ...{ isAdult: true, as: 'order', payment: 'now' },
        receipt: {
          ...{ amount: 100, method: 'cash', receivedOn: '2026-01-30' },
          ...(account !== undefined && { account }),
        },
      },
      token: owner.token,
    });
  expect(issuesOf(await create())).toMatchObject(askedFor('receipt.account'));
  expect(await stockOf(testShop, pots)).toBe(before);
  const { orderId = '' } = (await create('Drawer')).body.data;
  expect((await work.history(orderId)).receipts).toMatchObject([{ account: 'Drawer' }]);
});
