import { fill } from '@mathappu/contract/words';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { mailOwners, type OwnerMail, sendToOwner } from '#server/settings/mail-owners.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './event-mail-words.ta.ts';
import * as english from './event-mail-words.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'event-mail': OwnerMail & { host: string };
  }
}

const wordsIn = { en: english, ta: tamil };

/** Tells every active owner that an address does not take events. */
export async function enqueueEventMails(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  url: string,
): Promise<void> {
  const { name: shop } = settings.latest.shop;
  const { host } = new URL(url);
  await mailOwners(
    tx,
    (language) => fill(wordsIn[language].notDelivered, { shop }),
    (mail) => jobs.enqueue(tx, 'event-mail', { ...mail, host }),
  );
}

export const eventMailJob = defineJob({
  name: 'event-mail',
  ...mailDelivery,
  async run(shop: Pick<Shop, 'mailer' | 'config' | 'settings'>, { host, ...mail }, { id }) {
    const words = wordsIn[mail.language];
    await sendToOwner(shop, id, mail, {
      paragraphs: [fill(words.whichAddress, { host }), words.onceOnly],
      action: { label: words.openPrograms, path: '/admin/settings?tab=programs' },
    });
  },
});
