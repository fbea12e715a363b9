import type { GuardedField } from '@mathappu/contract/settings/guarded-changes';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './settings-mail-words.ta.ts';
import * as english from './settings-mail-words.ts';
import { findUserName, listActiveOwners } from './settings-queries.ts';
import { readShopNames } from './shop-details.ts';

/** The change itself is in the shop alone: a mail may be read by others. */
type SettingsChanged = {
  readonly field: GuardedField;
  readonly part: SettingsPart;
  readonly actorId: string;
};

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'settings-mail': SettingsChanged & { to: string; subject: string; language: Language };
  }
}

const wordsIn = { en: english, ta: tamil };

const headingOf = (field: GuardedField, language: Language, shop: string): string => {
  const words = wordsIn[language];
  return fill(words.changed[field], { shop });
};

/** The mails to every active owner are sent exactly when the transaction commits. */
export async function enqueueSettingsMails(
  { jobs }: Pick<Shop, 'jobs'>,
  tx: Tx,
  { shopName, ...change }: SettingsChanged & { shopName: string },
): Promise<void> {
  for (const { email, language } of await listActiveOwners(tx)) {
    const subject = headingOf(change.field, language, shopName);
    await jobs.enqueue(tx, 'settings-mail', { ...change, to: email, subject, language });
  }
}

export const settingsMailJob = defineJob({
  name: 'settings-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings'>,
    { field, part, actorId, to, subject, language },
    { id, createdOn },
  ) {
    const words = wordsIn[language];
    const names = await readShopNames(shop);
    const mail = layOutMail({
      to,
      language,
      subject,
      heading: headingOf(field, language, names.name),
      paragraphs: [
        fill(words.whoAndWhen, {
          name: await findUserName(shop.db, actorId),
          time: formatDateTime(createdOn.toISOString(), language),
        }),
      ],
      action: {
        label: words.openSettings,
        url: pageUrl(names, language, `/admin/settings?tab=${part}`),
      },
      closing: [words.ifUnexpected],
      shop: names,
    });
    await shop.mailer.send({ ...mail, id });
  },
});
