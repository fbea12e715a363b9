import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { type Addressee, layOutMail } from '#server/platform/mail/mail-layout.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { testMailCode } from './test-mail-code.ts';
import * as tamil from './test-mail-words.ta.ts';
import * as english from './test-mail-words.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'test-mail': { to: string; subject: string; language: Language };
  }
}

const wordsIn = { en: english, ta: tamil };

/** The mail is sent exactly when the transaction commits. */
export async function enqueueTestMail(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  { to, language }: Addressee,
): Promise<void> {
  const subject = fill(wordsIn[language].testMail, { shop: settings.latest.shop.name });
  await jobs.enqueue(tx, 'test-mail', { to, subject, language });
}

export const testMailJob = defineJob({
  name: 'test-mail',
  ...mailDelivery,
  async run(shop: Pick<Shop, 'mailer' | 'config' | 'settings'>, { to, subject, language }, { id }) {
    const words = wordsIn[language];
    const names = await readShopNames(shop);
    const code = testMailCode(shop.config, to);
    const mail = layOutMail({
      to,
      language,
      subject,
      heading: words.itArrived,
      paragraphs: [words.tickOff],
      action: {
        label: words.sayArrived,
        url: pageUrl(names, language, `/admin/dashboard?mail=${code}`),
      },
      closing: [words.inSpam],
      shop: names,
    });
    await shop.mailer.send({ ...mail, id });
  },
});
