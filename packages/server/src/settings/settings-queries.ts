import { settingsChangesShown } from '@mathappu/contract/limits';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { settingsParts } from '@mathappu/contract/settings/parts';
import type { Language } from '@mathappu/contract/words';
import { sql } from 'kysely';
import { actorOf } from '#server/platform/db/audit-queries.ts';
import type { SettingsDocument } from '#server/platform/db/json-columns.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import { partOfRules, type StoredPriceRule, selectRules } from './price-rules-in-settings.ts';

type StoredSettings = { part: string; version: number; document: SettingsDocument };

type Stored = { readonly parts: readonly StoredSettings[]; readonly rules: StoredPriceRule[] };

/** The parts of the settings and the price rules, in one statement. */
export async function readStored(db: Queryable): Promise<Stored> {
  const { rows } = await sql<StoredSettings | { part: string; document: StoredPriceRule[] }>`
    select part, version, document from shop_settings where part = any(${settingsParts}::text[])
    union all ${selectRules}`.execute(db);
  const parts = rows.filter((row): row is StoredSettings => row.part !== partOfRules);
  const rules = rows.find(({ part }) => part === partOfRules)?.document;
  return { parts, rules: rules as StoredPriceRule[] };
}

/** Processes may start at the same time: the first one fills each part. */
export async function insertMissingSettings(
  db: Queryable,
  documents: Readonly<Record<SettingsPart, object>>,
): Promise<void> {
  await db
    .insertInto('shop_settings')
    .values(settingsParts.map((part) => ({ part, document: JSON.stringify(documents[part]) })))
    .onConflict((conflict) => conflict.column('part').doNothing())
    .execute();
}

/** A part with who changed it last; every part is there since the shop was opened. */
export const getStoredSettings = (db: Queryable, part: SettingsPart) =>
  db
    .selectFrom('shop_settings as settings')
    .leftJoin('users', 'users.id', 'settings.updated_by')
    .select(['settings.version', 'settings.document', 'settings.updated_at as changedAt'])
    .select('users.name as changedBy')
    .where('settings.part', '=', part)
    .executeTakeFirstOrThrow();

export const lockSettings = (tx: Tx, part: SettingsPart) =>
  tx
    .selectFrom('shop_settings')
    .select('version')
    .where('part', '=', part)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function updateSettings(
  tx: Tx,
  { part, document, updatedBy }: { part: SettingsPart; document: object; updatedBy: string },
): Promise<void> {
  await tx
    .updateTable('shop_settings')
    .set({
      version: sql`version + 1`,
      document: JSON.stringify(document),
      updated_at: sql<Date>`clock_timestamp()`,
      updated_by: updatedBy,
    })
    .where('part', '=', part)
    .execute();
}

type SettingsChange = { by: string; at: Date; before: SettingsDocument; after: SettingsDocument };

/** The latest changes of a part, newest first, each with the fields that it changed. */
export async function listSettingsChanges(
  db: Queryable,
  part: SettingsPart,
): Promise<SettingsChange[]> {
  const changes = await db
    .selectFrom('audit_entries as entry')
    .innerJoin('users', 'users.id', 'entry.actor_id')
    .select([actorOf.as('by'), 'entry.at', 'entry.before', 'entry.after'])
    .where('entry.subject_kind', '=', 'settings')
    .where('entry.subject_id', '=', part)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(settingsChangesShown)
    .execute();
  return changes as SettingsChange[];
}

/** The owners, who get a mail about a change of the settings, of the people and of the machine. */
export const listActiveOwners = (db: Queryable) =>
  db
    .selectFrom('users')
    .innerJoin('staff', 'staff.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .select(['users.email', sql<Language>`coalesce(chosen_language, language)`.as('language')])
    .where('roles.is_owner', '=', true)
    .where(sql<boolean>`(staff.until is null or staff.until >= shop_day(now()))`)
    .where('users.status', '=', 'Active')
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .execute();

export async function findUserName(db: Queryable, id: string): Promise<string> {
  const user = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  return user?.name ?? '';
}
