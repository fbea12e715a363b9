import * as z from 'zod/mini';
import * as words from '#words/input';
import { text } from '../fields.ts';
import { maxHours, maxSocials } from '../limits.ts';
import { isGstin } from './gstin.ts';

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

const optionalEmail = text(254).check(
  z.refine((typed) => typed === '' || /^\S+@\S+\.\S+$/.test(typed), words.emailInvalid),
);

const fields = {
  name: text(60, words.nameRequired),
  /** On papers and in the terms, where it is another than the shop's name. */
  legalName: text(120),
  phone: text(30, words.shopPhoneRequired),
  /** Digits with the code of the country; '' when there is none. */
  whatsapp: text(30),
  email: text(254, words.emailRequired).check(z.regex(/^\S+@\S+\.\S+$/, words.emailInvalid)),
  address: text(200, words.shopAddressRequired),
  hours: z.array(openDays),
  socials: z.array(z.strictObject({ label: text(30), url: text(300) })),
  licence: text(120),
  gstin: text(20),
  grievanceName: text(60),
  grievancePhone: text(30),
  grievanceEmail: optionalEmail,
};

/** Who the shop is, as it is stored: what the environment of before allowed is kept. */
export const shopDocument = z.object(fields);
export type ShopDocument = z.output<typeof shopDocument>;

const withoutSigns = z.pipe(
  text(30),
  z.transform((typed: string) => typed.replace(/[\s+().-]/g, '')),
);

const webAddress = text(300, words.webAddressMissing).check(
  z.refine((typed) => /^https:\/\/[^\s/?#]+\.\S+$/i.test(typed), words.httpsOnly),
);

/** The same as an admin writes it. */
export const writtenShop = z
  .strictObject({
    ...fields,
    whatsapp: withoutSigns.check(
      z.refine((digits) => /^(\d{11,15})?$/.test(digits), words.whatsappInvalid),
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
      .check(z.refine((typed) => typed === '' || isGstin(typed), words.gstinInvalid)),
  })
  .check(
    z.refine(
      ({ grievanceName, grievancePhone, grievanceEmail }) =>
        grievanceName !== '' || (grievancePhone === '' && grievanceEmail === ''),
      { error: words.nameRequired, path: ['grievanceName'] },
    ),
  );
