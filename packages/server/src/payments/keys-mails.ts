import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import { listActiveOwners } from '#server/settings/settings-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './keys-mail-words.ta.ts';
import * as english from './keys-mail-words.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'keys-mail': { to: string; subject: string; language: Language };
  }
}

const wordsIn = { en: english, ta: tamil };

/** The mails to every active owner are sent exactly when the transaction commits. */
export async function enqueueKeysMails(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
): Promise<void> {
  const { name: shop } = settings.latest.shop;
  for (const { email: to, language } of await listActiveOwners(tx)) {
    const subject = fill(wordsIn[language].keysRefused, { shop });
    await jobs.enqueue(tx, 'keys-mail', { to, subject, language });
  }
}

export const keysMailJob = defineJob({
  name: 'keys-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'mailer' | 'config' | 'settings'>,
    { to, subject, language },
    { id, createdOn },
  ) {
    const words = wordsIn[language];
    const names = await readShopNames(shop);
    const mail = layOutMail({
      to,
      language,
      subject,
      heading: fill(words.keysRefused, { shop: names.name }),
      paragraphs: [
        fill(words.since, { time: formatDateTime(createdOn.toISOString(), language) }),
        fill(words.checkKeys, { keyId: 'RAZORPAY_KEY_ID', keySecret: 'RAZORPAY_KEY_SECRET' }),
      ],
      action: { label: words.openPayments, url: pageUrl(names, language, '/admin/orders') },
      closing: [words.noOtherMail],
      shop: names,
    });
    await shop.mailer.send({ ...mail, id });
  },
});
