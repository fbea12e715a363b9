import { deliveryState, pincodeOf, placeIn } from '@mathappu/contract/districts';
import type { BodyOf } from '@mathappu/contract/endpoint';
import type { createQuote } from '@mathappu/contract/enquiries/desk';
import {
  type DeliveryTerms,
  daysOf,
  freeDelivery,
  termsOf,
} from '@mathappu/contract/settings/delivery-terms';
import type { Settings } from '@mathappu/contract/settings/parts';
import { findAddress } from '#server/addresses/address-queries.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type Body = BodyOf<typeof createQuote>;
type Place = Pick<DeliverySnapshot, 'address_line' | 'city' | 'pincode'>;
type Depot = NonNullable<NonNullable<DeliverySnapshot['terms']>['depot']>;

/**
 * Where the goods go, and on what terms: to an address, or to be collected at a depot or at the counter.
 * @throws AppError addressNotFound
 */
export async function readDeskDelivery(
  tx: Tx,
  { customer, delivery: to, charge }: Body,
  { shop, delivery: rules }: Pick<Settings, 'shop' | 'delivery'>,
): Promise<{ delivery: DeliverySnapshot; terms: DeliveryTerms }> {
  const person = { name: customer.name, mobile: customer.mobile };
  const [place, depot] = await findPlace(tx, { customer, to, shop, depots: rules.depots });
  const terms = termsFor(
    depot ? freeDelivery : (termsOf(rules, place.city) ?? rules.terms),
    charge,
  );
  const days = depot ? undefined : daysOf(terms);
  return {
    terms,
    delivery: {
      ...person,
      state: deliveryState,
      country: 'India',
      ...place,
      terms: { kind: terms.kind, depot, ...(days && { days }) },
    },
  };
}

/** The charge that staff typed counts; where the shop does not deliver, the carrier asks for its freight. */
function termsFor(terms: DeliveryTerms, charge: number | undefined): DeliveryTerms {
  if (charge !== undefined) {
    return { ...terms, kind: charge === 0 ? 'free' : 'fixed', charge, freeFrom: null };
  }
  return terms.kind === 'none' ? { ...terms, kind: 'to_pay' } : terms;
}

type Wanted = {
  readonly customer: Body['customer'];
  readonly to: Body['delivery'];
  readonly shop: Settings['shop'];
  readonly depots: Settings['delivery']['depots'];
};

/** @throws AppError addressNotFound */
async function findPlace(
  tx: Tx,
  { customer: { userId }, to, shop, depots }: Wanted,
): Promise<[Partial<DeliverySnapshot> & Place, Depot | null]> {
  if (to.addressId !== undefined) {
    const address = userId && (await findAddress(tx, { userId, addressId: to.addressId }));
    if (!address) throw new AppError('addressNotFound');
    const { _id, isDefault: _isDefault, ...place } = address;
    return [place, null];
  }
  if (to.depotId !== undefined) {
    const found = depots.find(({ _id }) => _id === to.depotId);
    if (!found) throw new AppError('addressNotFound');
    const { _id, ...depot } = found;
    return [{ address_line: depot.address, city: depot.district, pincode: '' }, depot];
  }
  if (to.atCounter) {
    const { city, pincode } = placeIn(shop.address);
    const depot = { name: shop.name, district: city, address: shop.address, phone: shop.phone };
    return [{ address_line: shop.address, city, pincode }, depot];
  }
  const { address_line = '', city = '', pincode = '' } = to;
  return [{ address_line, city, pincode: pincodeOf(pincode) ?? '' }, null];
}
