import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import * as words from '#words/admin/settings';
import { wordSetting } from './setting-words.ts';
import type { StoredPart } from './settings-values.ts';

/** The changes of this part of the settings, newest first. */
export function SettingsChanges({ stored }: { stored: StoredPart }) {
  const { changedAt, changedBy, changes } = stored;
  const count = changes.length;
  return (
    <div className="mt-6 grid gap-2">
      <p className="text-ink-soft">
        {changedAt
          ? fill(words.lastChanged, { name: changedBy ?? '', date: formatDateTime(changedAt) })
          : words.neverChanged}
      </p>
      {count > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {fill(plural(words.changes, count), { count })}
          </summary>
          <ol className="divide-y divide-line">
            {changes.map(({ by, at, before, after }) => (
              <li key={at} className="py-3">
                <p className="text-sm text-ink-soft">
                  {fill(words.changedBy, { name: by, date: formatDateTime(at) })}
                </p>
                <ul>
                  {Object.entries(after).map(([field, value]) => (
                    <li key={field} className="wrap-anywhere">
                      {wordSetting(field, { before: before[field], after: value })}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
