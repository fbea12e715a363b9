import type { Language } from '@mathappu/contract/words';
import { sendToCustomer } from '#server/account/send-to-customer.ts';
import { findOrder } from '#server/orders/order-read-queries.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { buyerMail, type ReportMailKind, shopMail } from './report-mails.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'report-mail': {
      reportId: string;
      /** The order of the report when the mail was enqueued. */
      orderId: string;
      kind: ReportMailKind;
      to: string;
      subject: string;
      language: Language;
    };
  }
}

/** Mails the shop, or the buyer, about a report. Of who was forgotten meanwhile there is none. */
export const reportMailJob = defineJob({
  name: 'report-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings' | 'limits' | 'log'>,
    { reportId, orderId, kind, ...addressed },
    { id },
  ) {
    const order = await findOrder(shop.db, orderId);
    const report = order?.reports.find((one) => one.id === reportId);
    if (!order || !report) return;
    const names = await readShopNames(shop);
    if (kind === 'payment' || kind === 'problem') {
      return shop.mailer.send({ ...shopMail(names, { ...addressed, order, report }), id });
    }
    if (order.customerEmail === '') return;
    const mail = buyerMail(names, { ...addressed, kind, order, report });
    return sendToCustomer(shop, { ...mail, id });
  },
});
