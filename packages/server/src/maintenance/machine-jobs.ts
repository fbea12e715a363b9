import type { MachineProblem } from '@mathappu/contract/admin/maintenance';
import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { checkMachine } from './check-machine.ts';
import * as tamil from './machine-mail-words.ta.ts';
import * as english from './machine-mail-words.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'check-machine': Record<string, never>;
    'machine-mail': {
      to: string;
      subject: string;
      language: Language;
      problems: readonly MachineProblem[];
    };
  }
}

export const checkMachineJob = defineJob({
  name: 'check-machine',
  retryLimit: 3,
  retryDelay: 60,
  cron: '27 * * * *',
  pollSeconds: 60,
  run: checkMachine,
});

const wordsIn = { en: english, ta: tamil };

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
