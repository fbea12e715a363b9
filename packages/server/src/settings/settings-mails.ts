import type { GuardedField } from '@mathappu/contract/settings/guarded-changes';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import type { Shop } from '#server/shop.ts';
import { mailOwners, type OwnerMail, sendToOwner } from './mail-owners.ts';
import * as tamil from './settings-mail-words.ta.ts';
import * as english from './settings-mail-words.ts';
import { findUserName } from './settings-queries.ts';

/** The change itself is in the shop alone: a mail may be read by others. */
type SettingsChanged = {
  readonly field: GuardedField;
  readonly part: SettingsPart;
  readonly actorId: string;
};

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'settings-mail': SettingsChanged & OwnerMail;
  }
}

const wordsIn = { en: english, ta: tamil };

/** The mails to every active owner are sent exactly when the transaction commits. */
export async function enqueueSettingsMails(
  { jobs }: Pick<Shop, 'jobs'>,
  tx: Tx,
  { shopName, ...change }: SettingsChanged & { shopName: string },
): Promise<void> {
  await mailOwners(
    tx,
    (language) => fill(wordsIn[language].changed[change.field], { shop: shopName }),
    (mail) => jobs.enqueue(tx, 'settings-mail', { ...mail, ...change }),
  );
}

export const settingsMailJob = defineJob({
  name: 'settings-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings'>,
    { part, actorId, ...mail },
    { id, createdOn },
  ) {
    const words = wordsIn[mail.language];
    await sendToOwner(shop, id, mail, {
      paragraphs: [
        fill(words.whoAndWhen, {
          name: await findUserName(shop.db, actorId),
          time: formatDateTime(createdOn.toISOString(), mail.language),
        }),
      ],
      action: { label: words.openSettings, path: `/admin/settings?tab=${part}` },
      closing: [words.ifUnexpected],
    });
  },
});
