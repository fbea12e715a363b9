import { noticeVersion } from '@mathappu/contract/notice/notice-version';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import type { Language } from '@mathappu/contract/words';
import type { Customer } from '#server/account/account-queries.ts';
import { deleteProductLines } from '#server/cart/ordered-line-queries.ts';
import { takeStock } from '#server/catalogue/stock-queries.ts';
import { countUnpaidOrders } from '#server/orders/customer-order-queries.ts';
import { insertOrder } from '#server/orders/new-order-queries.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import { endOfHold, placedMailTime } from '#server/orders/order-status.ts';
import { enqueueOwnerMail } from '#server/orders/owner-mails.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { SettingsWithRules } from '#server/settings/open-settings.ts';
import type { Shop } from '#server/shop.ts';
import { checkRequest, snapshotAddress } from './check-request.ts';
import type { ParsedOrderRequest } from './parse-order-request.ts';

const maxUnpaidOrders = 3;

type OrderCreation = {
  readonly id: string;
  readonly customer: Customer;
  /** The settings as read in this transaction. */
  readonly settings: SettingsWithRules;
  readonly request: ParsedOrderRequest;
  /** The language of the pages on which it is placed. */
  readonly language: Language;
};

/**
 * Takes the stock, inserts the order, removes its lines from the cart and returns its number, and why a code
 * that was given takes nothing off.
 * @throws AppError tooManyUnpaidOrders and those of `checkRequest`
 */
export async function createOrder(
  shop: Pick<Shop, 'jobs' | 'config' | 'settings' | 'now'>,
  tx: Tx,
  { id, customer, settings, request, language }: OrderCreation,
): Promise<{ number: string; codeProblem: CodeProblem | undefined }> {
  const isOnline = request.paymentMethod === 'online';
  if (isOnline) await assertFewUnpaidOrders(tx, customer.id);
  const { lines, totals, delivery, ...chosen } = await checkRequest(tx, {
    settings,
    request,
    now: shop.now(),
    buyer: { userId: customer.id, mobile: '' },
    readAddress: () => snapshotAddress(tx, { userId: customer.id, addressId: request.addressId }),
    readStock: () => takeStock(tx, { orderId: id, round: 1, lines: request.lines }),
  });
  const number = await insertOrder(tx, {
    columns: {
      id,
      user_id: customer.id,
      status: isOnline ? 'PENDING_PAYMENT' : 'PENDING',
      payment_method: request.paymentMethod,
      payment_status: 'PENDING',
      hold_until: isOnline ? endOfHold(shop.now()) : null,
      // The mail about an order that is not paid online is enqueued below.
      placed_mail_due_at: isOnline ? placedMailTime(shop.now()) : null,
      request_hash: request.hash,
      is_age_notice_shown: request.isAgeNoticeShown,
      language,
      price_rule: chosen.priceRule,
      notice_version: noticeVersion,
    },
    totals,
    customer,
    delivery,
    lines,
    by: { id: customer.id, name: 'Customer' },
  });
  await deleteProductLines(
    tx,
    customer.id,
    request.lines.map((line) => line.productId),
  );
  if (!isOnline) {
    const order = {
      id,
      number,
      customerEmail: customer.email,
      paymentMethod: 'cod',
      language: customer.chosenLanguage ?? language,
    } as const;
    await enqueueOrderMail(shop, tx, { kind: 'placed', payment: 'cash' }, order);
    const { totalPaise } = totals;
    await enqueueOwnerMail(shop, tx, { payment: 'cash' }, { id, number, totalPaise });
  }
  return { number, codeProblem: chosen.codeProblem };
}

async function assertFewUnpaidOrders(tx: Tx, userId: string): Promise<void> {
  if ((await countUnpaidOrders(tx, userId)) < maxUnpaidOrders) return;
  throw new AppError(
    'tooManyUnpaidOrders',
    { maximum: maxUnpaidOrders },
    { retryAfterSeconds: 60 },
  );
}
