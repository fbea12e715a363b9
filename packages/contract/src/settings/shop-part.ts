import * as z from 'zod/mini';
import * as words from '#words/input';
import { line, shopPhone, storedText, text, typedEmail } from '../fields.ts';
import { maxHours, maxSocials } from '../limits.ts';
import { whatsappNumberOf } from '../mobile-number.ts';
import { isShopGstin } from './gstin.ts';

export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekDay = (typeof weekDays)[number];

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.timeInvalid));

/** Days in a row with the same hours, in the shop's time; `from` and `to` may be the same day. */
const openDays = z
  .strictObject({
    from: z.enum(weekDays),
    to: z.enum(weekDays),
    opens: timeOfDay,
    closes: timeOfDay,
  })
  .check(
    z.refine(({ opens, closes }) => opens < closes, {
      error: words.closesAfterOpening,
      path: ['closes'],
    }),
  );
export type OpenDays = z.output<typeof openDays>;

const optionalEmail = typedEmail().check(
  z.refine((typed) => typed === '' || /^\S+@\S+\.\S+$/.test(typed), words.emailInvalid),
);

const emailPattern = z.regex(/^\S+@\S+\.\S+$/, words.emailInvalid);

const fields = {
  name: line(60, words.nameRequired),
  /** On papers and in the terms, where it is another than the shop's name. */
  legalName: line(120),
  phone: shopPhone(words.shopPhoneRequired),
  /** Digits with the code of the country; '' when there is none. */
  whatsapp: text(30),
  email: typedEmail(words.emailRequired).check(emailPattern),
  address: text(200, words.shopAddressRequired),
  hours: z.array(openDays),
  socials: z.array(z.strictObject({ label: text(30), url: text(300) })),
  licence: text(120),
  gstin: text(20),
  grievanceName: line(60),
  grievancePhone: shopPhone(),
  grievanceEmail: optionalEmail,
};

/**
 * The shop's details as they are stored. Values that earlier rules or the environment allowed are
 * kept.
 */
export const shopPart = z.object({
  ...fields,
  name: storedText(60, words.nameRequired),
  legalName: storedText(120),
  /** Like the address '' until the owner has said so. */
  phone: storedText(30),
  email: storedText(254, words.emailRequired).check(emailPattern),
  address: storedText(200),
  grievanceName: storedText(60),
  grievancePhone: storedText(30),
});
export type ShopPart = z.output<typeof shopPart>;

const webAddress = text(300, words.webAddressMissing).check(
  z.refine((typed) => /^https:\/\/[^\s/?#]+\.\S+$/i.test(typed), words.httpsOnly),
);

/** The part as an admin writes it, with stricter rules. */
export const writtenShop = z
  .strictObject({
    ...fields,
    whatsapp: text(30).check(
      z.overwrite(whatsappNumberOf),
      z.regex(/^([1-9]\d{10,14})?$/, words.whatsappInvalid),
    ),
    hours: fields.hours.check(z.maxLength(maxHours, words.tooManyHours)),
    socials: z
      .array(z.strictObject({ label: text(30, words.nameRequired), url: webAddress }))
      .check(z.maxLength(maxSocials, words.tooManySocials)),
    gstin: z
      .pipe(
        text(20),
        z.transform((typed: string) => typed.toUpperCase()),
      )
      .check(z.refine((typed) => typed === '' || isShopGstin(typed), words.gstinInvalid)),
  })
  .check(
    z.refine(
      ({ grievanceName, grievancePhone, grievanceEmail }) =>
        grievanceName !== '' || (grievancePhone === '' && grievanceEmail === ''),
      { error: words.nameRequired, path: ['grievanceName'] },
    ),
  );
