import * as calls from '@mathappu/contract/enquiries/desk';
import * as revising from '@mathappu/contract/enquiries/revise-order';
import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import { toRupees } from '@mathappu/contract/money';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { assertGrant, handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import { recordLookUp } from '#server/sessions/record-look-up.ts';
import type { Shop } from '#server/shop.ts';
import { createQuote } from './create-quote.ts';
import { type BuyerRow, findBuyers, listDeskProducts } from './desk-queries.ts';
import { previewRevision, reviseOrder } from './revise-order.ts';

const writtenWords = {
  estimate: done.estimateWritten,
  offer: done.offerWritten,
  order: done.orderOfQuote,
} as const;

export function addDeskRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listBuyers, async ({ query: { search }, caller }) => {
    const [rows] = await Promise.all([
      findBuyers(shop.db, search),
      recordLookUp(shop, caller.userId, { search }),
    ]);
    return { message: done.buyersFound, data: rows.map(answerBuyer) };
  });
  handle(app, calls.listDeskProducts, async () => {
    const rows = await listDeskProducts(shop.db);
    const data = rows.map(({ mrpPaise, ...row }) => ({
      ...row,
      mrp: mrpPaise === null ? null : toRupees(mrpPaise),
    }));
    return { message: done.deskProductsFound, data };
  });
  handle(app, calls.createQuote, async ({ body, caller, request }) => {
    if (body.receipt) assertGrant(caller, 'write_receipts');
    const idempotencyKey = readIdempotencyKey(request);
    const written = await createQuote(shop, caller, { body, idempotencyKey });
    const { number, code, orderNumber } = written;
    return {
      message: writtenWords[body.as],
      values: { number: orderNumber ?? number },
      data: { number, code, ...(orderNumber !== null && { orderId: orderNumber }) },
    };
  });
  handle(app, revising.reviseOrder, async ({ params, body, caller, request }) => {
    const { orderId: idOrNumber } = params;
    if (body.isPreview) {
      const difference = await previewRevision(shop, { idOrNumber, body });
      return { message: done.differenceFound, data: { difference } };
    }
    const idempotencyKey = readIdempotencyKey(request);
    const data = await reviseOrder(shop, caller, { idOrNumber, body, idempotencyKey });
    return { message: done.orderRevised, values: { number: data.orderId }, data };
  });
}

function answerBuyer({ addressId, address_line, city, ...buyer }: BuyerRow): calls.Buyer {
  const { name, mobile, email, userId, ordered, isBarred, pincode, state } = buyer;
  return {
    ...{ name, email, userId, isBarred },
    lastOrderOn: ordered && toShopDay(ordered),
    mobile: mobileNumberOf(mobile) ?? '',
    address:
      address_line && city && pincode && state
        ? { addressId, address_line, city, state, pincode }
        : null,
  };
}
