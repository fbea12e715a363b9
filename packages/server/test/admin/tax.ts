import { getTaxPapers } from '@mathappu/contract/invoices/tax-documents';
import type { Settings } from '@mathappu/contract/settings/parts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';
import { settingsOf } from './settings.ts';

export const testGstin = '33ABCDE1234F1Z7';

/** Sets the tax part and then the GSTIN, as an owner whose registration begins. */
export async function register(
  testShop: TestShop,
  owner: Person,
  tax: Partial<Settings['tax']> = {},
): Promise<void> {
  const settings = settingsOf(testShop, owner);
  const rates = [{ validFrom: '2017-07-01', percent: 18 }];
  const saved = [
    await settings.change('tax', { rates, ...tax }),
    await settings.change('shop', { gstin: testGstin }, { password: owner.password }),
  ];
  for (const { status, refusal } of saved) {
    if (status !== 200) throw new Error(`not registered: ${JSON.stringify(refusal)}`);
  }
}

type OrderRef = { order: { _id: string } };

export const askForTaxDocuments = (testShop: TestShop, { token }: Person, { order }: OrderRef) =>
  testShop.call(getTaxPapers, { params: { orderId: order._id }, token });

/** The tax documents of an order, the invoice first; none when there are none. */
export async function taxDocumentsOf(testShop: TestShop, person: Person, ordered: OrderRef) {
  const { status, body, refusal } = await askForTaxDocuments(testShop, person, ordered);
  if (status !== 200 && refusal.code !== 'notFound') throw new Error(refusal.message);
  return status === 200 ? body.data : [];
}

/** Their numbers. */
export const numbersOf = async (testShop: TestShop, person: Person, ordered: OrderRef) =>
  (await taxDocumentsOf(testShop, person, ordered)).map(({ number }) => number);
