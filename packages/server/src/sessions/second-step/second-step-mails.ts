import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import { contactOf, layOutMail } from '#server/platform/mail/mail-layout.ts';
import {
  findUser,
  type MailLanguages,
  mailLanguageOf,
  nameToGreet,
} from '#server/sessions/user-queries.ts';
import { readShopNames } from '#server/settings/shop-details.ts';
import type { Shop } from '#server/shop.ts';
import * as tamil from './second-step-mail-words.ta.ts';
import * as english from './second-step-mail-words.ts';

/** `guessed`: wrong codes after the right password. */
type SecondStepMail = 'on' | 'off' | 'guessed';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'second-step-mail': {
      readonly kind: SecondStepMail;
      readonly userId: string;
      readonly to: string;
      readonly subject: string;
      readonly language: Language;
    };
  }
}

const wordsIn = { en: english, ta: tamil };

function headingOf(kind: SecondStepMail, language: Language): string {
  const words = wordsIn[language];
  return { on: words.onSubject, off: words.offSubject, guessed: words.guessedSubject }[kind];
}

/** The mail is sent exactly when the transaction commits. */
export async function enqueueSecondStepMail(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  kind: SecondStepMail,
  user: { id: string; email: string } & MailLanguages,
): Promise<void> {
  const language = mailLanguageOf(user);
  const subject = `${headingOf(kind, language)} - ${settings.latest.shop.name}`;
  await jobs.enqueue(tx, 'second-step-mail', {
    kind,
    userId: user.id,
    to: user.email,
    subject,
    language,
  });
}

export const secondStepMailJob = defineJob({
  name: 'second-step-mail',
  ...mailDelivery,
  async run(
    shop: Pick<Shop, 'db' | 'mailer' | 'config' | 'settings'>,
    { kind, userId, to, subject, language },
    { id, createdOn },
  ) {
    const user = await findUser(shop.db, userId);
    if (!user) return;
    const words = wordsIn[language];
    const names = await readShopNames(shop);
    const said = { shop: names.name, time: formatDateTime(createdOn.toISOString(), language) };
    const mail = layOutMail({
      to,
      language,
      subject,
      heading: headingOf(kind, language),
      name: nameToGreet(user),
      paragraphs: [fill(words[kind], said), kind === 'on' && words.keepCodes],
      ...(kind === 'guessed' && {
        action: {
          label: words.setPassword,
          url: pageUrl(names, language, '/forgotpassword'),
        },
      }),
      closing: [kind === 'guessed' ? words.guessedNow : fill(words.ifNotYou, contactOf(names))],
      shop: names,
    });
    await shop.mailer.send({ ...mail, id });
  },
});
