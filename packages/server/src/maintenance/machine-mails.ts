import type { MachineProblem } from '@mathappu/contract/admin/maintenance';
import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import { listActiveOwners } from '#server/settings/settings-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './machine-mail-words.ta.ts';
import * as english from './machine-mail-words.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'machine-mail': {
      to: string;
      subject: string;
      language: Language;
      problems: readonly MachineProblem[];
    };
  }
}

const wordsIn = { en: english, ta: tamil };

/** The mails to every active owner are sent exactly when the transaction commits. */
export async function enqueueMachineMails(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  problems: readonly MachineProblem[],
): Promise<void> {
  const { name: shop } = settings.latest.shop;
  for (const { email: to, language } of await listActiveOwners(tx)) {
    const subject = fill(wordsIn[language].machineNeedsYou, { shop });
    await jobs.enqueue(tx, 'machine-mail', { to, subject, language, problems });
  }
}

export const machineMailJob = defineJob({
  name: 'machine-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'mailer' | 'config' | 'settings'>,
    { to, subject, language, problems },
    { id },
  ) {
    const words = wordsIn[language];
    const sentences: Record<MachineProblem, string> = {
      database: words.databaseReadOnly,
      disk: words.diskNearlyFull,
      mail: words.mailsWait,
      backup: words.noBackup,
      copy: words.noCopy,
    };
    const names = await readShopNames(shop);
    const mail = layOutMail({
      to,
      language,
      subject,
      heading: fill(words.machineNeedsYou, { shop: names.name }),
      paragraphs: problems.map((problem) => sentences[problem]),
      action: {
        label: words.openMachine,
        url: pageUrl(names, language, '/admin/dashboard?tab=failed'),
      },
      closing: [words.toldWeekly],
      shop: names,
    });
    await shop.mailer.send({ ...mail, id });
  },
});
