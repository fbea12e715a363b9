import { anonymiseUser, formerStaff, lockUser } from '#server/account/account-queries.ts';
import { assertOwnPassword } from '#server/account/own-password.ts';
import { enqueueAccountMail } from '#server/account/send-account-mail.ts';
import { deleteAddressesOf } from '#server/addresses/address-queries.ts';
import { deleteCartOf } from '#server/cart/cart-queries.ts';
import { anonymiseQuotesOf, eraseStaffInQuotes } from '#server/enquiries/enquiry-queries.ts';
import { withdrawEnquiriesOf } from '#server/enquiries/withdraw-enquiries-of.ts';
import { deleteMessagesOf } from '#server/messages/message-queries.ts';
import { anonymiseOrdersOf, countOrdersUnderWay } from '#server/orders/customer-order-queries.ts';
import { mailQueues } from '#server/orders/mail-queues.ts';
import { findOrderToGiveBack } from '#server/orders/manual-payments/manual-payment-queries.ts';
import { eraseStaffInOrders } from '#server/orders/order-queries.ts';
import { eraseStaffInShipments } from '#server/orders/shipments/shipment-queries.ts';
import { eraseAuditWords, renameInShipmentEntries } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { removeBuyerFromRules } from '#server/prices/price-rule-queries.ts';
import { anonymiseReviewsOf } from '#server/reviews/review-queries.ts';
import { deleteKeysOf } from '#server/sessions/api-key-queries.ts';
import { deleteSecondStep } from '#server/sessions/second-step/second-step-queries.ts';
import { deleteSessionsOf } from '#server/sessions/session-queries.ts';
import type { Shop } from '#server/shop.ts';
import {
  deleteStaffOf,
  hasWorkedHere,
  isLastOwner,
  lockPeople,
} from '#server/staff/staff-queries.ts';
import { listAuditedIdsOf } from './privacy-queries.ts';

/**
 * Erases the customer's personal data. Orders are tax records, kept for 72 months by section 36 of
 * the CGST Act, 2017: they stay, without name, email, phone and street. Therefore open orders have
 * to be delivered or cancelled first.
 * @throws AppError wrongPassword, lastAdminStays, ordersUnderWay or moneyToGiveBack
 */
export async function deleteAccount(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'limits' | 'now'>,
  caller: Caller,
  password: string,
): Promise<void> {
  const { db, jobs } = shop;
  await assertOwnPassword(shop, caller, password);
  await inTransaction(db, async (tx) => {
    // Before the user, as confirming does; again below, since one may be sent until the user is locked.
    await withdrawEnquiriesOf(tx, caller.userId, shop.now());
    await lockPeople(tx);
    const user = await lockUser(tx, caller.userId);
    if (!user) throw new AppError('sessionEnded');
    if (await isLastOwner(tx, user.id)) throw new AppError('lastAdminStays');
    if ((await countOrdersUnderWay(tx, user.id)) > 0) throw new AppError('ordersUnderWay');
    const order = await findOrderToGiveBack(tx, user.id);
    if (order) throw new AppError('moneyToGiveBack', { order });
    await withdrawEnquiriesOf(tx, user.id, shop.now());
    const confirmedEmail = user.email_verified_at ? user.email : undefined;
    const person = { userId: user.id, confirmedEmail };
    const auditedIds = await listAuditedIdsOf(tx, person);
    await deleteCartOf(tx, user.id);
    const mobiles = await deleteAddressesOf(tx, user.id);
    await deleteMessagesOf(tx, person);
    await anonymiseQuotesOf(tx, user.id);
    await anonymiseOrdersOf(tx, user.id);
    // After the orders, which a review that is being written has locked.
    await anonymiseReviewsOf(tx, user.id);
    // After the products, which the reviews have locked.
    await removeBuyerFromRules(tx, { userId: user.id, phones: [user.phone, ...mobiles] });
    await eraseAuditWords(tx, auditedIds);
    await deleteSessionsOf(tx, user.id);
    await deleteKeysOf(tx, user.id);
    const isFormerStaff = await hasWorkedHere(tx, user.id);
    if (isFormerStaff) {
      await eraseStaffInQuotes(tx, user.id);
      await eraseStaffInOrders(tx, user.id);
      await eraseStaffInShipments(tx, { userId: user.id, name: user.name });
      await renameInShipmentEntries(tx, user.name, formerStaff);
    }
    await deleteStaffOf(tx, user.id);
    await deleteSecondStep(tx, user.id);
    for (const name of mailQueues) await jobs.delete(tx, name, { to: user.email });
    await enqueueAccountMail(shop, tx, 'account-deleted', user);
    await anonymiseUser(tx, user.id, { hasWorkedHere: isFormerStaff });
  });
}
