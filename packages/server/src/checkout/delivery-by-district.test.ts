import { deliveryDistricts } from '@mathappu/contract/places/districts';
import { deliveryKinds } from '@mathappu/contract/settings/delivery-terms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '#test/addresses.ts';
import { settingsOf } from '#test/admin/settings.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

test('37 districts × 4 terms: an order is delivered on the terms of its district', async () => {
  const owner = await admin(testShop);
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price: 100, stock: 500 });
  const body = await orderBody(testShop, buyer, [{ productId, quantity: 1 }]);
  const names = Object.keys(deliveryDistricts);
  const charges = { free: 0, fixed: 150, to_pay: 0, none: 0 };
  const addresses = new Map<string, string>();
  for (const city of names) {
    const [pincode = ''] = deliveryDistricts[city] ?? [];
    addresses.set(
      city,
      (await address(testShop, buyer.userId, { city, pincode, isDefault: false }))._id,
    );
  }
  for (const [shift] of deliveryKinds.entries()) {
    const kindOf = (place: number) => deliveryKinds[(place + shift) % 4] ?? 'free';
    await settingsOf(testShop, owner).change('delivery', {
      districts: names.map((district, place) => ({
        district,
        kind: kindOf(place),
        charge: charges[kindOf(place)],
        freeFrom: null,
      })),
    });
    for (const [place, city] of names.entries()) {
      const kind = kindOf(place);
      const sent = {
        ...body,
        delivery_address: addresses.get(city) ?? '',
        totalAmt: 100 + charges[kind],
        delivery_terms: kind,
      };
      const who = await customerWith(sent.delivery_address);
      const { status, refusal } = await sendCodOrder(testShop, who, sent, `${shift} ${city}`);
      expect([city, kind, status === 200 ? 'placed' : refusal.code]).toEqual([
        city,
        kind,
        kind === 'none' ? 'notDelivered' : 'placed',
      ]);
    }
  }
});

/** Another customer with the address, because each may place a few orders a minute. */
async function customerWith(addressId: string): Promise<Person> {
  const person = await customer(testShop);
  await testShop.shop.db
    .updateTable('addresses')
    .set({ user_id: person.userId })
    .where('id', '=', addressId)
    .execute();
  return person;
}
