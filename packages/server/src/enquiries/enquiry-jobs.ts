import type { Language } from '@mathappu/contract/words';
import { sendToCustomer } from '#server/account/send-to-customer.ts';
import { findOrder } from '#server/orders/order-read-queries.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { isEmailConfirmed } from '#server/sessions/user-queries.ts';
import { readShopDetails, readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { confirmedMail } from './confirmed-mail.ts';
import { customerMail, headingOf, type QuoteMailFacts, shopMail } from './enquiry-mails.ts';
import { findMailedQuote } from './mailed-enquiry.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'quote-mail': QuoteMailFacts & {
      quoteId: string;
      /** The version that the mail describes. */
      version: number;
      to: string;
      subject: string;
      language: Language;
    };
  }
}

/** Mails the customer, or the shop, about an enquiry. An enquiry of a deleted account has no mail. */
export const quoteMailJob = defineJob({
  name: 'quote-mail',
  ...mailDelivery,
  async run(
    shop: Pick<
      Shop,
      'db' | 'mailer' | 'config' | 'settings' | 'payments' | 'now' | 'limits' | 'log'
    >,
    { quoteId, version, to, subject, language, ...facts },
    { id },
  ) {
    const quote = await findMailedQuote(shop.db, { quoteId, version });
    if (!quote) return;
    const names = await readShopNames(shop);
    const addressed = { to, subject, language };
    const isConfirmed = await isEmailConfirmed(shop.db, to);
    switch (facts.kind) {
      case 'sent':
      case 'accepted':
      case 'asked':
      case 'withdrawn':
        return shop.mailer.send({ ...shopMail(names, { ...addressed, quote, facts }), id });
      case 'confirmed': {
        const order = await findOrder(shop.db, facts.order);
        if (!order) return;
        const { payment } = await shop.settings.read();
        const heading = headingOf(facts, quote.number, language);
        const { number } = quote;
        const told = { heading, isConfirmed, number, order, payment };
        const mail = confirmedMail(names, { ...addressed, ...told });
        return sendToCustomer(shop, { ...mail, id });
      }
      default: {
        const { lawNotice, lawNote } = await readShopDetails(shop);
        const law = lawNotice === null ? null : { note: lawNote };
        return sendToCustomer(shop, {
          ...customerMail(names, { ...addressed, quote, facts, law, isConfirmed }),
          id,
        });
      }
    }
  },
});
