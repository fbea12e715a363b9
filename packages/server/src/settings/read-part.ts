import type { PartOfSettings } from '@mathappu/contract/settings/edit-settings';
import type { SettingsPart } from '@mathappu/contract/settings/parts';
import type { Shop } from '#server/shop.ts';
import { getStoredSettings, listSettingsChanges } from './settings-queries.ts';

/** One part as an admin edits it. */
export async function readPartOfSettings(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  part: SettingsPart,
): Promise<PartOfSettings> {
  const { version, document, changedAt, changedBy } = await getStoredSettings(db, part);
  const changes = await listSettingsChanges(db, part);
  return {
    version,
    document: settings.complete(part, document),
    changedAt: version === 1 ? null : changedAt.toISOString(),
    changedBy,
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
