import { takesEnquiries } from '@mathappu/contract/settings/selling-part';
import { enqueuePlacedMail } from '#server/orders/order-mails.ts';
import { enqueueOwnerMail } from '#server/orders/owner-mails.ts';
import * as reasons from '#server/orders/reason-words.ts';
import { transitionOrder } from '#server/orders/transition-order.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { assertWaiting } from './assert-waiting.ts';
import { changeOwnOrder, type OwnOrder, type OwnOrderParts } from './change-own-order.ts';

/**
 * Makes an order that waits for its online payment one that is paid at the door, with the stock it
 * has. A payment that arrives all the same makes it a paid online order. Repeating it has no effect.
 * @throws AppError orderNotFound, orderNotWaiting, orderAlreadyPaid, paymentInQuestion, and
 * saleModeRefused while the website concludes no sale
 */
export function payInCash(shop: OwnOrderParts, own: OwnOrder): Promise<string> {
  return changeOwnOrder(shop, own, async (tx, order, by) => {
    if (order.paymentMethod === 'cod' && order.status !== 'CANCELLED') return;
    assertWaiting(order);
    const { selling } = await shop.settings.readIn(tx);
    if (takesEnquiries(selling.saleMode)) throw new AppError('saleModeRefused');
    const inCash = { ...order, paymentMethod: 'cod' } as const;
    await enqueuePlacedMail(shop, tx, inCash);
    await enqueueOwnerMail(shop, tx, { payment: 'cash' }, order);
    const reason = reasons.paidInCash;
    await transitionOrder(
      shop,
      tx,
      { ...inCash, placedMailDueAt: null },
      { to: 'PENDING', by, reason },
    );
  });
}
