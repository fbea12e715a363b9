import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { mailOwners, type OwnerMail, sendToOwner } from '#server/settings/mail-owners.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './keys-mail-words.ta.ts';
import * as english from './keys-mail-words.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'keys-mail': OwnerMail;
  }
}

const wordsIn = { en: english, ta: tamil };

/** The mails to every active owner are sent exactly when the transaction commits. */
export async function enqueueKeysMails(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
): Promise<void> {
  const { name: shop } = settings.latest.shop;
  await mailOwners(
    tx,
    (language) => fill(wordsIn[language].keysRefused, { shop }),
    (mail) => jobs.enqueue(tx, 'keys-mail', mail),
  );
}

export const keysMailJob = defineJob({
  name: 'keys-mail',
  ...mailDelivery,
  async run(shop: Pick<Shop, 'mailer' | 'config' | 'settings'>, mail, { id, createdOn }) {
    const words = wordsIn[mail.language];
    await sendToOwner(shop, id, mail, {
      paragraphs: [
        fill(words.since, { time: formatDateTime(createdOn.toISOString(), mail.language) }),
        fill(words.checkKeys, { keyId: 'RAZORPAY_KEY_ID', keySecret: 'RAZORPAY_KEY_SECRET' }),
      ],
      action: { label: words.openPayments, path: '/admin/orders' },
      closing: [words.noOtherMail],
    });
  },
});
