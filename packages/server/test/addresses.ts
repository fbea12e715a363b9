import type { Address } from '@mathappu/contract/addresses';
import { insertAddress } from '#server/addresses/address-queries.ts';
import type { TestShop } from './test-shop.ts';

/** Inserts an address in the delivery area, by default the default address. */
export function address(
  testShop: TestShop,
  userId: string,
  parts: Partial<Omit<Address, '_id'>> = {},
): Promise<Address> {
  return insertAddress(testShop.shop.db, userId, {
    name: 'Arun Customer',
    mobile: '9876543210',
    address_line: '4 Car Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600017',
    country: 'India',
    isDefault: true,
    ...parts,
  });
}
