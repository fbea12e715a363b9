import type { MachineProblem } from '@mathappu/contract/admin/maintenance';
import { fill } from '@mathappu/contract/words';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { mailOwners, type OwnerMail, sendToOwner } from '#server/settings/mail-owners.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './machine-mail-words.ta.ts';
import * as english from './machine-mail-words.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'machine-mail': OwnerMail & { problems: readonly MachineProblem[] };
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
  await mailOwners(
    tx,
    (language) => fill(wordsIn[language].machineNeedsYou, { shop }),
    (mail) => jobs.enqueue(tx, 'machine-mail', { ...mail, problems }),
  );
}

export const machineMailJob = defineJob({
  name: 'machine-mail',
  ...mailDelivery,
  async run(shop: Pick<Shop, 'mailer' | 'config' | 'settings'>, { problems, ...mail }, { id }) {
    const words = wordsIn[mail.language];
    const sentences: Record<MachineProblem, string> = {
      database: words.databaseReadOnly,
      disk: words.diskNearlyFull,
      mail: words.mailsWait,
      backup: words.noBackup,
      copy: words.noCopy,
    };
    await sendToOwner(shop, id, mail, {
      paragraphs: problems.map((problem) => sentences[problem]),
      action: { label: words.openMachine, path: '/admin/dashboard?tab=failed' },
      closing: [words.toldWeekly],
    });
  },
});
