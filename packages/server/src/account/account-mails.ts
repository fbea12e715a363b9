import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import {
  type Addressee,
  contactOf,
  layOutMail,
  type ShopNames,
} from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import * as tamil from './account-mail-words.ta.ts';
import * as english from './account-mail-words.ts';

export type AccountMailKind = 'verification' | 'password-changed' | 'account-deleted';
type Person = Addressee & { readonly name: string };

const wordsIn = { en: english, ta: tamil };

function headingOf(kind: AccountMailKind | 'recovery', language: Language): string {
  const words = wordsIn[language];
  switch (kind) {
    case 'verification':
      return words.verificationSubject;
    case 'password-changed':
      return words.passwordChangedSubject;
    case 'account-deleted':
      return words.accountDeletedSubject;
    case 'recovery':
      return words.recoverySubject;
  }
}

export const accountMailSubject = (
  kind: AccountMailKind | 'recovery',
  language: Language,
  { name }: Pick<ShopNames, 'name'>,
): string => `${headingOf(kind, language)} - ${name}`;

/** The parts that all mails about an account have. */
const about = (shop: ShopNames, kind: AccountMailKind | 'recovery', { language }: Addressee) => ({
  subject: accountMailSubject(kind, language, shop),
  heading: headingOf(kind, language),
  shop,
});

/** Somebody else may have chosen the name until the address is confirmed. */
export function verificationMail(shop: ShopNames, addressee: Addressee, token: string): Mail {
  const { language } = addressee;
  const words = wordsIn[language];
  return layOutMail({
    ...about(shop, 'verification', addressee),
    ...addressee,
    name: '',
    paragraphs: [fill(words.welcome, { shop: shop.name })],
    action: {
      label: words.confirmEmail,
      url: pageUrl(shop, language, `/login?verify=${token}`),
    },
    closing: [words.linkWorks],
  });
}

export function recoveryMail(shop: ShopNames, person: Person, code: string): Mail {
  const words = wordsIn[person.language];
  return layOutMail({
    ...about(shop, 'recovery', person),
    ...person,
    // A phone shows it without the mail being opened, to whoever may read the mail itself.
    subject: `${fill(words.codeInSubject, { code })} - ${shop.name}`,
    paragraphs: [words.codeIsFor],
    code,
    closing: [words.codeWorks, words.codeUnwanted],
  });
}

export function passwordChangedMail(shop: ShopNames, person: Person, at: Date): Mail {
  const words = wordsIn[person.language];
  const time = formatDateTime(at.toISOString(), person.language);
  return layOutMail({
    ...about(shop, 'password-changed', person),
    ...person,
    paragraphs: [fill(words.passwordChanged, { time })],
    closing: [fill(words.changedByOthers, contactOf(shop))],
  });
}

export function accountDeletedMail(shop: ShopNames, addressee: Addressee): Mail {
  const words = wordsIn[addressee.language];
  return layOutMail({
    ...about(shop, 'account-deleted', addressee),
    ...addressee,
    paragraphs: [words.accountDeleted, words.ordersStay],
    closing: [fill(words.deletedByOthers, contactOf(shop))],
  });
}
