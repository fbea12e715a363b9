import type { BodyOf } from '@mathappu/contract/endpoint';
import type { sendGuestEnquiry as endpoint } from '@mathappu/contract/enquiries/enquiries';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { deliveryState } from '@mathappu/contract/places/states';
import { hashGoods, parseGoods } from '#server/checkout/parse-order-request.ts';
import { hashFields } from '#server/platform/db/claim-once.ts';
import { type EnquiryParts, storeEnquiry } from './store-enquiry.ts';

type GuestEnquiryInput = {
  /** An account that has signed in meanwhile; undefined of a guest. */
  readonly userId: string | undefined;
  readonly ip: string;
  readonly body: BodyOf<typeof endpoint>;
  readonly idempotencyKey: string | undefined;
};

/**
 * Stores an enquiry with a name, a number and a district in place of a saved address. Nobody has verified the
 * number: the shop calls it. A signed-in sender's belongs to the account.
 * @throws AppError as `storeEnquiry` does
 */
export async function sendGuestEnquiry(
  shop: EnquiryParts,
  { userId, ip, body, idempotencyKey }: GuestEnquiryInput,
): ReturnType<typeof storeEnquiry> {
  const {
    name,
    mobile,
    district: city,
    pincode = '',
    address_line = '',
    note = '',
    ...rest
  } = body;
  const { state = deliveryState, ...asked } = rest;
  const request = parseGoods(asked);
  const requestHash = hashFields({
    goods: hashGoods(request, { paymentMethod: 'cod' }),
    ...{ name, mobile, district: city, pincode, address_line, note },
    // Left out as before, so that the hash of what was sent before the update stays.
    ...(state !== deliveryState && { state }),
  });
  const owner = userId === undefined ? { name, mobile, ip } : { userId };
  const address = { name, mobile, address_line, city, pincode, state, country: 'India' };
  return storeEnquiry(shop, {
    ...{ owner, request, zone: zoneOf(address), note, requestHash, idempotencyKey },
    readAddress: async () => address,
  });
}
