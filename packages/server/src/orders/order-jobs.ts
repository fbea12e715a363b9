import type { PaymentMethod } from '@mathappu/contract/orders';
import type { Language } from '@mathappu/contract/words';
import { sendToCustomer } from '#server/account/send-to-customer.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { isEmailConfirmed } from '#server/sessions/user-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import {
  cancelledFacts,
  type OrderMailFacts,
  type OrderMailKind,
  placedFacts,
} from './order-mail-facts.ts';
import { orderMail } from './order-mails.ts';
import { findOrder, type OrderRow } from './order-read-queries.ts';
import { type ArrivalFacts, ownerMail } from './owner-mails.ts';
import { sendPlacedMails } from './send-placed-mails.ts';

type MailAddress = {
  orderId: string;
  to: string;
  subject: string;
  /** Both are missing in jobs of earlier releases. */
  paymentMethod?: PaymentMethod;
  language?: Language;
};

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'order-mail': MailAddress & OrderMailFacts;
    'owner-mail': Omit<MailAddress, 'paymentMethod'> & ArrivalFacts;
    'placed-mails': Record<string, never>;
  }
}

export const sendOrderMail = defineJob({
  name: 'order-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings' | 'limits' | 'log'>,
    { orderId, to, subject: _, paymentMethod, language, ...facts },
    { id, createdOn: at },
  ) {
    const found = await findOrder(shop.db, orderId);
    // Deleted accounts get none.
    if (!found || found.customerEmail === '') return;
    if (facts.kind === 'lorryReceipt' && found.shipment?.lrNumber !== facts.lrNumber) return;
    const order = { ...found, paymentMethod: paymentMethod ?? found.paymentMethod };
    const names = await readShopNames(shop);
    const isConfirmed = await isEmailConfirmed(shop.db, to);
    const told = { order, facts: complete(facts, order), at };
    const mail = orderMail(names, { to, isConfirmed, language, ...told });
    await sendToCustomer(shop, { ...mail, id });
  },
});

export const placedMailsJob = defineJob({
  name: 'placed-mails',
  retryLimit: 0,
  retryDelay: 60,
  cron: '* * * * *',
  run: sendPlacedMails,
});

/** Tells the owner of a new order. */
export const sendOwnerMail = defineJob({
  name: 'owner-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings'>,
    { orderId, to, subject: _, language, ...facts },
    { id },
  ) {
    const order = await findOrder(shop.db, orderId);
    // The account was deleted meanwhile, so the order has no personal data left.
    if (!order || order.customerEmail === '') return;
    const names = await readShopNames(shop);
    await shop.mailer.send({ ...ownerMail(names, { to, language, order, facts }), id });
  },
});

/** Jobs of earlier releases have the kind alone; their facts are taken from the present order. */
function complete(
  facts:
    | OrderMailFacts
    | { kind: Exclude<OrderMailKind, 'creditNote' | 'changed' | 'lorryReceipt'> },
  order: OrderRow,
): OrderMailFacts {
  if ('amountPaise' in facts || 'payment' in facts || 'invoice' in facts || 'lrNumber' in facts)
    return facts;
  switch (facts.kind) {
    case 'placed':
      return placedFacts(order);
    case 'cancelled':
      return cancelledFacts(order);
    case 'refundStarted':
    case 'refunded':
      return {
        kind: facts.kind,
        cause: order.paymentStatus === 'PAID' ? 'paidTwice' : 'byShop',
        amountPaise: order.totalPaise,
      };
    default:
      return { kind: facts.kind };
  }
}
