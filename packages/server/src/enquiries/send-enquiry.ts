import { createHash } from 'node:crypto';
import type { BodyOf } from '@mathappu/contract/endpoint';
import type { sendEnquiry as endpoint } from '@mathappu/contract/enquiries/enquiries';
import { snapshotAddress } from '#server/checkout/check-request.ts';
import { hashGoods, parseOrderedGoods } from '#server/checkout/parse-order-request.ts';
import { type EnquiryParts, storeEnquiry } from './store-enquiry.ts';

type EnquiryInput = {
  readonly userId: string;
  readonly body: BodyOf<typeof endpoint>;
  readonly idempotencyKey: string | undefined;
};

/**
 * Stores a customer's enquiry, to one of the saved addresses.
 * @throws AppError addressNotFound and those of `storeEnquiry`
 */
export async function sendEnquiry(
  shop: EnquiryParts,
  { userId, body, idempotencyKey }: EnquiryInput,
): ReturnType<typeof storeEnquiry> {
  const { note = '', ...asked } = body;
  const request = parseOrderedGoods(asked);
  // An enquiry has no payment method. The hash has one, so that requests can be repeated across a deploy.
  const goodsHash = hashGoods(request, { paymentMethod: 'cod' });
  const requestHash = createHash('sha256').update(`${goodsHash} ${note}`).digest('hex');
  const { addressId } = request;
  return storeEnquiry(shop, {
    ...{ owner: { userId }, request, note, requestHash, idempotencyKey },
    readAddress: (tx) => snapshotAddress(tx, { userId, addressId }),
  });
}
