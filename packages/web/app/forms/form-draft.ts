import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { currentUser } from '#web/session/session-store.ts';
import {
  readStored,
  removeStored,
  type StorageArea,
  writeStored,
} from '#web/stores/browser-storage.ts';

/** The stored draft with its owner: the user who typed it, or nobody for a visitor. */
type Owned = { owner?: string; draft: unknown };

/** The session storage keeps a draft for a reload of the tab, the local one beyond a session's end. */
const areas = ['sessionStorage', 'localStorage'] as const satisfies readonly StorageArea[];

/** Stores what a form holds until its tab is closed or the draft is forgotten. */
export function storeDraft(name: string, draft: unknown): void {
  write(name, { owner: currentUser()?._id, draft }, 'sessionStorage');
}

/** Stores what a user has typed in this browser, where the user finds it after signing in again. */
export function storeInterrupted(name: string, draft: unknown, owner: string): void {
  write(name, { owner, draft }, 'localStorage');
}

/** The latest draft of the visitor or the signed-in user; undefined when there is none. */
export function readDraft(name: string): unknown {
  return readIn('sessionStorage', name) ?? readInterrupted(name);
}

/** The draft of this user that the end of a session interrupted; undefined when there is none. */
export const readInterrupted = (name: string): unknown => readIn('localStorage', name);

export function forgetDraft(name: string): void {
  for (const area of areas) removeStored(storageKey(name), area);
}

export function forgetInterrupted(name: string): void {
  if (readInterrupted(name) !== undefined) removeStored(storageKey(name));
}

const storageKey = (name: string) => `draft-${name}`;

function write(name: string, owned: Owned, area: StorageArea): void {
  writeStored(storageKey(name), JSON.stringify(owned), area);
}

function readIn(area: StorageArea, name: string): unknown {
  try {
    const { owner, draft } = Object(JSON.parse(readStored(storageKey(name), area) ?? 'null'));
    return owner === undefined || owner === currentUser()?._id ? draft : undefined;
  } catch {
    return undefined;
  }
}

/**
 * For forms of visitors, who have no session that could end: stores what is typed in the named fields
 * until the tab is closed and restores it after a reload. Never name a password.
 * @param newer what the page shows already, which replaces what is stored
 */
export function useFormDraft<Fields extends FieldValues>(
  key: string,
  form: Pick<UseFormReturn<Fields>, 'subscribe' | 'setValue'>,
  names: readonly FieldPath<Fields>[],
  newer?: object,
): void {
  const restore = useEffectEvent((draft: Record<string, unknown>) => {
    for (const name of names) {
      const value = draft[name];
      if (typeof value === 'string' && value) {
        form.setValue(name, value as FieldPathValue<Fields, typeof name>);
      }
    }
  });
  const begin = useEffectEvent((key: string) => {
    if (newer) storeDraft(key, newer);
    else restore(Object(readDraft(key)));
  });
  useEffect(() => begin(key), [key]);

  const store = useEffectEvent((values: Fields) =>
    storeDraft(key, Object.fromEntries(names.map((name) => [name, values[name]]))),
  );
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe],
  );
}
