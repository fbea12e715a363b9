import * as z from 'zod/mini';
import * as words from '#words/input';
import { endpoint } from '../endpoint.ts';
import { moment, rows } from '../fields.ts';
import { maxSettingsFields } from '../limits.ts';
import { needsLegalAdvice, needsPassword } from './guarded-changes.ts';
import { type SettingsPart, settingsParts, writtenSchemas } from './parts.ts';

const document = z.record(z.string(), z.unknown());
const writtenDocument = rows(z.string(), z.unknown(), {
  max: maxSettingsFields,
  tooMany: words.invalid,
});

/** `before` and `after` hold only the changed fields, by name. */
const change = z.object({ by: z.string(), at: moment, before: document, after: document });
export type SettingsChange = z.output<typeof change>;

export const settings = z.object({
  version: z.int(),
  document,
  /** Null until an admin has saved the part. */
  changedAt: z.nullable(moment),
  changedBy: z.nullable(z.string()),
  /** The latest ones, newest first. */
  changes: z.array(change),
});
export type PartOfSettings = z.output<typeof settings>;

const params = z.strictObject({ part: z.enum(settingsParts) });

export const getSettings = endpoint('getSettings', {
  tag: 'Shop',
  summary: 'One part of the settings, with what was changed last',
  params,
  data: settings,
});

export const updateSettings = endpoint('updateSettings', {
  tag: 'Shop',
  summary: 'Save one part of the settings, whole or not at all',
  params,
  body: z.strictObject({
    /** The version that the admin saw; another one is refused with the part as it is. */
    version: z.int().check(z.minimum(1)),
    /** All fields of the part; issues name them. */
    document: writtenDocument,
    /** The admin's own password; required for guarded fields, such as the sale mode. */
    password: z.optional(z.string().check(z.maxLength(128))),
    /** Whether the admin confirms to have legal advice on the new way of selling. */
    hasLegalAdvice: z.optional(z.boolean()),
  }),
  data: settings,
  errors: ['settingsChanged', 'wrongPassword', 'personNeeded', 'taxPrefixUsed'],
});

type StoredPart = { version: number; document: object };
type Saved = { document: object; password: string; hasLegalAdvice: boolean };

/**
 * Checks what an admin saves over the stored part: its fields, and the password or confirmation that some
 * changes need. Both sides use it, so its paths are those of the call's body.
 */
export const savedPart = <Part extends SettingsPart>(part: Part, stored: StoredPart) =>
  z
    .object({
      document: writtenSchemas[part],
      password: z._default(z.string(), ''),
      hasLegalAdvice: z._default(z.boolean(), false),
    })
    .check(({ value, issues }) => {
      const { document: written, password, hasLegalAdvice } = value as Saved;
      const refuse = (field: string, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: written });
      if (needsPassword(stored, written) && password === '') {
        refuse('password', words.enterPassword);
      }
      if (needsLegalAdvice(stored, written) && !hasLegalAdvice) {
        refuse('hasLegalAdvice', words.legalAdviceMissing);
      }
    });
