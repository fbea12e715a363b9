import type { BodyOf } from '@mathappu/contract/endpoint';
import {
  type PartOfSettings,
  savedPart,
  type updateSettings as updateCall,
} from '@mathappu/contract/settings/edit-settings';
import { findGuardedChanges, needsLegalAdvice } from '@mathappu/contract/settings/guarded-changes';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import type { TaxPart } from '@mathappu/contract/settings/tax-part';
import type { Language } from '@mathappu/contract/words';
import type * as z from 'zod/mini';
import {
  conflictDetails,
  findLatestChange,
  insertAuditEntry,
} from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { parseInput } from '#server/platform/http/parse-input.ts';
import type { Shop } from '#server/shop.ts';
import { readPartOfSettings } from './read-part.ts';
import { enqueueSettingsMails } from './settings-mails.ts';
import { getStoredSettings, lockSettings, updateSettings } from './settings-queries.ts';

export type Assertions = {
  /** Asks for the admin's own password. @throws AppError wrongPassword or personNeeded */
  readonly assertPassword: (caller: Caller, password: string) => Promise<unknown>;
  /**
   * Checks the prefixes of tax documents, which another room knows.
   * @throws AppError taxPrefixUsed
   */
  readonly assertPrefixesUnused: (tax: TaxPart, before: TaxPart) => Promise<void>;
};

type SavedPart = {
  readonly part: SettingsPart;
  readonly body: BodyOf<typeof updateCall>;
  /** The language of the sentences of refused fields. */
  readonly language: Language;
};

/**
 * Saves one part, whole or not at all. A guarded change asks for the password before anything is
 * locked, since hashing takes long, and is told every owner.
 * @throws AppError invalidInput, taxPrefixUsed, wrongPassword, personNeeded or settingsChanged
 */
export async function saveSettings(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings'>,
  caller: Caller,
  { part, body, language }: SavedPart,
  { assertPassword, assertPrefixesUnused }: Assertions,
): Promise<PartOfSettings> {
  const { db, settings } = shop;
  const { userId: actorId } = caller;
  const { version: current, document: text } = await getStoredSettings(db, part);
  if (current !== body.version) return refuseOutdated(shop, part);
  const stored = { version: current, document: settings.complete(part, text) };
  const before = stored.document;
  const written = savedPart(part, stored);
  // Where a password is asked for, a key is refused below and not told that it is missing.
  const given = caller.keyId ? { ...body, password: 'of a person' } : body;
  const { document, password } = parseInput(written, given, language) as z.output<typeof written>;
  const guarded = findGuardedChanges(before, document);
  if (part === 'tax') await assertPrefixesUnused(document as TaxPart, before as TaxPart);
  if (guarded.length > 0) await assertPassword(caller, password);
  const hasAdvice = needsLegalAdvice(stored, document);
  const changed = changedFields(before, document);
  if (Object.keys(changed.after).length > 0 || body.version === 1) {
    const isSaved = await inTransaction(db, async (tx) => {
      const { version } = await lockSettings(tx, part);
      if (version !== body.version) return false;
      await updateSettings(tx, { part, document, updatedBy: actorId });
      await insertAuditEntry(tx, {
        actorId,
        action: 'settings.update',
        subjectKind: 'settings',
        subjectId: part,
        before: changed.before,
        after: { ...changed.after, ...(hasAdvice && { hasLegalAdvice: true }) },
      });
      // Its name may be what changes.
      const { name: shopName } = { ...settings.latest.shop, ...(part === 'shop' && document) } as {
        name: string;
      };
      for (const field of guarded) {
        await enqueueSettingsMails(shop, tx, { field, part, actorId, shopName });
      }
      return true;
    });
    if (!isSaved) return refuseOutdated(shop, part);
    await settings.refresh();
  }
  return readPartOfSettings(shop, part);
}

/** @throws AppError settingsChanged, with the part as it is */
async function refuseOutdated(
  shop: Pick<Shop, 'db' | 'settings'>,
  part: SettingsPart,
): Promise<never> {
  const latest = await findLatestChange(shop.db, 'settings', part);
  const data = await readPartOfSettings(shop, part);
  throw new AppError('settingsChanged', conflictDetails(latest), { data });
}

type Fields = Record<string, unknown>;

/** The fields that differ, as they were and as they are. */
function changedFields(was: object, is: object): { before: Fields; after: Fields } {
  const [before, after]: Fields[] = [{ ...was }, { ...is }];
  const names = Object.keys(after ?? {}).filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  const pick = (fields: Fields = {}) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
