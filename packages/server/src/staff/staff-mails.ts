import { formatDateTime } from '@mathappu/contract/shop-time';
import { inviteDays } from '@mathappu/contract/staff';
import { fill } from '@mathappu/contract/words';
import { hashSecret } from '#server/account/one-time-secret.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { randomDigits } from '#server/platform/db/random-digits.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import { mailOwners, type OwnerMail, sendToOwner } from '#server/settings/mail-owners.ts';
import { findUserName } from '#server/settings/settings-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import { daysLater, inviteCodeLength, inviteUrl } from './invite-link.ts';
import * as tamil from './staff-mail-words.ta.ts';
import * as english from './staff-mail-words.ts';
import { findMember, updateInviteLink } from './staff-queries.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'people-mail': OwnerMail & { readonly actorId: string };
    'invite-mail': OwnerMail & { readonly actorId: string; readonly staffId: string };
  }
}

const wordsIn = { en: english, ta: tamil };

/** The mails to every active owner are sent exactly when the transaction commits. */
export async function enqueuePeopleMails(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  actorId: string,
): Promise<void> {
  const { name: shop } = settings.latest.shop;
  await mailOwners(
    tx,
    (language) => fill(wordsIn[language].peopleChanged, { shop }),
    (mail) => jobs.enqueue(tx, 'people-mail', { ...mail, actorId }),
  );
}

export const peopleMailJob = defineJob({
  name: 'people-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings'>,
    { actorId, ...mail },
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
      action: { label: words.openPeople, path: '/admin/settings?tab=people' },
      closing: [words.ifUnexpected],
    });
  },
});

/** The secret of the link is made when the mail is sent, so that no job holds it. */
export const inviteMailJob = defineJob({
  name: 'invite-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings' | 'now'>,
    { actorId, staffId, to, subject, language },
  ) {
    const invited = await findMember(shop.db, staffId);
    if (!invited || invited.user_id) return;
    const code = randomDigits(inviteCodeLength);
    await updateInviteLink(shop.db, staffId, {
      hash: hashSecret(code),
      endsAt: daysLater(shop.now(), inviteDays),
    });
    const words = wordsIn[language];
    const names = await readShopNames(shop);
    const mail = layOutMail({
      to,
      language,
      subject,
      heading: subject,
      paragraphs: [
        fill(words.invited, { name: await findUserName(shop.db, actorId), shop: names.name }),
      ],
      action: { label: words.acceptInvite, url: inviteUrl(names, language, code) },
      closing: [words.inviteWorks],
      shop: names,
    });
    // A second try has another link, so it is another mail.
    await shop.mailer.send({ ...mail, id: newId() });
  },
});
