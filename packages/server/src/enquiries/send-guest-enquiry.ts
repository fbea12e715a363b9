import { deliveryState } from '@mathappu/contract/districts';
import type { BodyOf } from '@mathappu/contract/endpoint';
import type { sendGuestEnquiry as endpoint } from '@mathappu/contract/enquiries/enquiries';
import { hashGoods, parseGoods } from '#server/checkout/parse-order-request.ts';
import { hashFields } from '#server/platform/db/claim-once.ts';
import type { SentEnquiry } from './enquiry-read-queries.ts';
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
): Promise<SentEnquiry> {
  const { name, mobile, district, pincode = '', address_line = '', note = '', ...asked } = body;
  const request = parseGoods(asked);
  const requestHash = hashFields({
    goods: hashGoods(request, { paymentMethod: 'cod' }),
    ...{ name, mobile, district, pincode, address_line, note },
  });
  const owner = userId === undefined ? { name, mobile, ip } : { userId };
  const address = { name, mobile, address_line, city: district, pincode };
  return storeEnquiry(shop, {
    ...{ owner, request, district, note, requestHash, idempotencyKey },
    readAddress: async () => ({ ...address, state: deliveryState, country: 'India' }),
  });
}
