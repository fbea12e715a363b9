import type { BodyOf } from '@mathappu/contract/endpoint';
import { agreedTerms } from '@mathappu/contract/enquiries/agreed-terms';
import type { createQuote } from '@mathappu/contract/enquiries/desk';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { pincodeOf, placeIn } from '@mathappu/contract/places/districts';
import { deliveryState } from '@mathappu/contract/places/states';
import { type DeliveryTerms, freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import type { Settings } from '@mathappu/contract/settings/parts';
import { snapshotAddress, snapshotPlace } from '#server/checkout/check-request.ts';
import { findPlace, type OrderPlace } from '#server/checkout/order-terms.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type Body = BodyOf<typeof createQuote>;
type Rules = Pick<Settings, 'shop' | 'delivery'>;
type Address = Pick<DeliverySnapshot, 'address_line' | 'city' | 'pincode' | 'state'>;

/**
 * Where the goods go, and on what terms: to an address, or to be collected at a depot or at the counter.
 * @throws AppError addressNotFound
 */
export async function readDeskDelivery(
  tx: Tx,
  body: Body,
  rules: Rules,
): Promise<{ delivery: DeliverySnapshot; terms: DeliveryTerms }> {
  const { name, mobile } = body.customer;
  const { address, place } = await readPlace(tx, body, rules);
  const terms = agreedTerms(place.terms, body.charge);
  const person = { name, mobile, country: 'India' };
  return {
    terms,
    delivery: { ...person, ...address, terms: snapshotPlace({ ...place, terms }) },
  };
}

/** @throws AppError addressNotFound */
async function readPlace(
  tx: Tx,
  { customer: { userId }, delivery: to }: Body,
  { shop, delivery: rules }: Rules,
): Promise<{ address: Address; place: OrderPlace }> {
  if (to.atCounter) {
    const { city, pincode } = placeIn(shop.address);
    const { name, address, phone } = shop;
    return {
      address: { address_line: address, city, pincode, state: deliveryState },
      place: { terms: freeDelivery, depot: { _id: '', name, district: city, address, phone } },
    };
  }
  if (to.depotId !== undefined) {
    const place = findPlace(rules, { zone: '', collectAt: to.depotId });
    if (!place.depot) throw new AppError('addressNotFound');
    const { address: address_line, district: city } = place.depot;
    return { address: { address_line, city, pincode: '', state: deliveryState }, place };
  }
  const address = await readAddress(tx, to, userId);
  return { address, place: findPlace(rules, { zone: zoneOf(address), collectAt: undefined }) };
}

/** A saved address of the picked account, or a written one. @throws AppError addressNotFound */
async function readAddress(
  tx: Tx,
  {
    addressId,
    address_line = '',
    city = '',
    pincode = '',
    state = deliveryState,
  }: Body['delivery'],
  userId: string | undefined,
): Promise<Address> {
  if (addressId === undefined)
    return { address_line, city, pincode: pincodeOf(pincode) ?? '', state };
  if (userId === undefined) throw new AppError('addressNotFound');
  return snapshotAddress(tx, { userId, addressId });
}
