import { formatDateTime } from '@mathappu/contract/shop-time';
import type { Config } from '#server/platform/config/config.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

export type AccountMailKind = 'verification' | 'password-changed' | 'account-deleted';
type ShopNames = Pick<Config, 'SHOP_NAME' | 'SHOP_PHONE' | 'SHOP_EMAIL' | 'publicUrl'>;
type Addressee = { readonly to: string; readonly name: string };

const subjects: Readonly<Record<AccountMailKind | 'recovery', string>> = {
  verification: 'Confirm your email address',
  'password-changed': 'Your password was changed',
  'account-deleted': 'Your account was deleted',
  recovery: 'Your one-time code',
};

export const accountMailSubject = (
  kind: keyof typeof subjects,
  { SHOP_NAME }: Pick<Config, 'SHOP_NAME'>,
): string => `${subjects[kind]} - ${SHOP_NAME}`;

export function verificationMail(shop: ShopNames, { to, name }: Addressee, token: string): Mail {
  return layOutMail({
    to,
    subject: accountMailSubject('verification', shop),
    heading: subjects.verification,
    paragraphs: [
      `Hello ${name},`,
      `welcome to ${shop.SHOP_NAME}. Please confirm that this email address is yours.`,
    ],
    action: { label: 'Confirm email', url: `${shop.publicUrl}/login?verify=${token}` },
    closing: ['The link works for 3 days. If you did not create an account, ignore this mail.'],
    shop,
  });
}

export function recoveryMail(shop: ShopNames, { to, name }: Addressee, code: string): Mail {
  return layOutMail({
    to,
    // A phone shows it without the mail being opened, to whoever may read the mail itself.
    subject: `${code} is your one-time code - ${shop.SHOP_NAME}`,
    heading: subjects.recovery,
    paragraphs: [`Hello ${name},`, 'with this code you can set a new password:'],
    code,
    closing: [
      'It works for 10 minutes. Never give it to anybody: we will not ask you for it.',
      'If you did not ask for it, ignore this mail; your password stays as it is.',
    ],
    shop,
  });
}

export function passwordChangedMail(shop: ShopNames, { to, name }: Addressee, at: Date): Mail {
  return layOutMail({
    to,
    subject: accountMailSubject('password-changed', shop),
    heading: subjects['password-changed'],
    paragraphs: [
      `Hello ${name},`,
      `your password was changed on ${formatDateTime(at.toISOString())}, and every other device was signed out.`,
    ],
    closing: [
      `If this was not you, set a new password at once and write to ${shop.SHOP_EMAIL} or call ${shop.SHOP_PHONE}.`,
    ],
    shop,
  });
}

export function accountDeletedMail(shop: ShopNames, to: string): Mail {
  return layOutMail({
    to,
    subject: accountMailSubject('account-deleted', shop),
    heading: subjects['account-deleted'],
    paragraphs: [
      'Your account was deleted as you asked, and you were signed out everywhere.',
      'Orders you have placed stay in our books without your account, as tax law demands.',
    ],
    closing: [`If this was not you, write to ${shop.SHOP_EMAIL} or call ${shop.SHOP_PHONE}.`],
    shop,
  });
}
