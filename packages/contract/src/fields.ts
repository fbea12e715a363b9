import * as z from 'zod/mini';
import * as words from '#words/input';
import { inputSentence } from './input-sentences.ts';
import { maxOrdersAtOnce } from './limits.ts';
import { mobileNumberOf, shopPhoneOf } from './mobile-number.ts';
import { hasAtMostTwoDecimals } from './money.ts';
import { deliveryState, neighbourStates } from './places/states.ts';
import { hasVisibleSign, hasWebAddress, withoutInvisibleSigns } from './plain-text.ts';
import type { Language } from './words.ts';

/** An opaque id of the shop (UUID), compared without case. */
export const id = z.uuid(words.idInvalid).check(z.toLowerCase());

/** The short number of an order that customers read out over the phone; a changed one has a suffix of -2 to -99. */
export const orderNumberPattern =
  /^MP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}(-([2-9]|[1-9]\d))?$/;
export const orderIdOrNumber = z.union(
  [z.uuid(), z.string().check(z.regex(orderNumberPattern))],
  words.idInvalid,
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ud800-\udfff]/u;

/** A state that shops can deliver to; whether this one does, its settings say. */
export const knownState = z.enum([deliveryState, ...neighbourStates]);

/** A language of the shop. */
export const language = z.enum(['en', 'ta'] satisfies Language[]);

/** Unified before it is looked at; '' when nothing in it can be seen. */
const written = (
  max: number,
  unify: (text: string) => string,
  { empty, tooLong = inputSentence(words.atMostCharacters, { maximum: max }) }: Sentences = {},
) => {
  const base = z.string(empty).check(
    z.trim(),
    // Too long a text is neither unified nor matched, which may take quadratic time. Letters in parts
    // are up to three times as long as they are stored.
    z.maxLength(3 * max, { error: tooLong, abort: true }),
    z.overwrite(unify),
    z.trim(),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.refine((text) => !controlCharacters.test(text), words.unusableCharacters),
    z.overwrite((text) => (hasVisibleSign(text) ? text : '')),
  );
  return empty === undefined ? base : base.check(z.minLength(1, empty));
};
type Sentences = { empty?: string | undefined; tooLong?: string | undefined };

/**
 * Free text: trimmed, in NFC, without control characters or broken UTF-16. Without anything that can be
 * seen it is empty, which is refused when there is a sentence for it.
 */
export const text = (max: number, empty?: string, tooLong?: string) =>
  written(max, (typed) => typed.normalize('NFC'), { empty, tooLong });

/**
 * The name of a person or a thing: a text of one line, without invisible signs and without a web
 * address, since names stand in mails.
 */
export const line = (max: number, empty?: string) =>
  written(max, (typed) => withoutInvisibleSigns(typed.replaceAll('\t', ' ')), { empty }).check(
    z.refine((name) => !/[\n\r\u2028\u2029]/.test(name), words.oneLine),
    z.refine((name) => !/[\u0080-\u009f]/.test(name), words.unusableCharacters),
    z.refine((name) => !hasWebAddress(name), words.webAddressInName),
  );

/** Text as it is stored in settings: what earlier releases have taken can still be read. */
export const storedText = (max: number, empty?: string) =>
  z
    .string(empty)
    .check(z.trim(), z.maxLength(max), ...(empty === undefined ? [] : [z.minLength(1, empty)]));

const emailPattern = /^\S+@\S+\.\S+$/;

/** A typed email, without the invisible signs that pasted text brings along. */
export const typedEmail = (required?: string) =>
  written(254, withoutInvisibleSigns, { empty: required });

/** Compared and stored without case. Some letters are two when they are small. */
export const email = (required: string, invalid: string) =>
  typedEmail(required).check(
    z.regex(emailPattern, invalid),
    z.toLowerCase(),
    z.maxLength(254, invalid),
  );

/** Read as people write it, stored as its ten digits. */
export const mobileNumber = (required: string, invalid: string) =>
  z.pipe(
    z.string(required).check(
      z.minLength(1, required),
      z.refine((written) => mobileNumberOf(written) !== undefined, invalid),
    ),
    z.transform((written: string) => mobileNumberOf(written) as string),
  );

/** Where a shop or its depot is called; `shopPhoneOf` says how it is stored. */
export const shopPhone = (empty?: string) => text(30, empty).check(z.overwrite(shopPhoneOf));

/** Pictures that an admin sets are the shop's own uploads. */
export const ownImage = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/uploads\/[a-z0-9-]+\.webp$/, words.imageNotUploaded));

/** The name of a category in addresses. */
export const categorySlug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, words.slugInvalid));

/** Rows of a name and a value each, of which no more than the maximum are looked at. */
export const rows = <Value>(
  name: z.ZodMiniType<string, string>,
  value: z.ZodMiniType<Value, Value>,
  { max, tooMany }: { max: number; tooMany: string },
) =>
  z
    .pipe(
      z.transform((given: Record<string, Value>, { issues }) => {
        // A long text, which the record below refuses, would have a key for each of its letters.
        if (typeof given === 'object' && Object.keys(given ?? {}).length > max)
          issues.push({ code: 'custom', message: tooMany, input: given, continue: false });
        return given;
      }),
      z.record(name, value),
    )
    .check(z.meta({ maxProperties: max }));

/** The version that a change without a body was decided on. */
export const versionInQuery = z.codec(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.int().check(z.minimum(1)),
  { decode: Number, encode: String },
);

/** Rupees or percent at the edge: a finite number with at most two decimals. */
export const twoDecimals = (max: number, sentence?: string) =>
  z
    .number(sentence)
    .check(
      z.minimum(0, sentence),
      z.maximum(max, sentence),
      z.refine(hasAtMostTwoDecimals, sentence ?? words.twoDecimals),
    );

/** Moments are ISO 8601 in UTC. */
export const moment = z.iso.datetime();

const withCommas = <Item extends z.ZodMiniType<unknown, string>>(
  item: Item,
  { maxItems, maxLength }: { maxItems: number; maxLength: number },
) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(maxLength)),
      z.transform((text: string) => text.split(',')),
    ),
    z.array(item).check(z.maxLength(maxItems)),
  );

/** One of the values, or several with commas between them. */
export const oneOrMore = <const Values extends readonly string[]>(values: Values) =>
  withCommas(z.enum(values), { maxItems: values.length, maxLength: 100 });

/** Numbers of orders with commas between them. */
export const orderNumbers = withCommas(z.string().check(z.regex(orderNumberPattern)), {
  maxItems: maxOrdersAtOnce,
  maxLength: 20 * maxOrdersAtOnce,
});

/** The password of the one who is signed in, asked for once more. */
export const ownPassword = z
  .string(words.enterPassword)
  .check(z.minLength(1, words.enterPassword), z.maxLength(128));
