import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

/**
 * Stores what is typed in the named fields until the tab is closed and restores it after a reload.
 * Never name a password. Returns the function that deletes it, to be called on success.
 * @param newer what the page shows already, which replaces what is stored
 */
export function useFormDraft<Fields extends FieldValues>(
  key: string,
  form: Pick<UseFormReturn<Fields>, 'subscribe' | 'setValue'>,
  names: readonly FieldPath<Fields>[],
  newer?: object,
): () => void {
  const restore = useEffectEvent((draft: Record<string, unknown>) => {
    for (const name of names) {
      const value = draft[name];
      if (value === true || (typeof value === 'string' && value)) {
        form.setValue(name, value as FieldPathValue<Fields, typeof name>);
      }
    }
  });
  const begin = useEffectEvent((key: string) => {
    if (newer) storeDraft(key, newer);
    else restore(Object(readDraft(key)));
  });
  useEffect(() => begin(key), [key]);

  useStoredDraft(key, form, (values) =>
    Object.fromEntries(names.map((name) => [name, values[name]])),
  );
  return () => forgetDraft(key);
}

/** Stores `draftOf` the form's values at every change, until the tab is closed or it is deleted. */
export function useStoredDraft<Fields extends FieldValues>(
  key: string,
  { subscribe }: Pick<UseFormReturn<Fields>, 'subscribe'>,
  draftOf: (values: Fields) => unknown,
): void {
  const store = useEffectEvent((values: Fields) => storeDraft(key, draftOf(values)));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe],
  );
}

export function storeDraft(key: string, draft: unknown): void {
  writeStored(storageKey(key), JSON.stringify(draft), 'sessionStorage');
}

export function readDraft(key: string): unknown {
  try {
    return JSON.parse(readStored(storageKey(key), 'sessionStorage') ?? 'null');
  } catch {
    return null;
  }
}

export function forgetDraft(key: string): void {
  removeStored(storageKey(key), 'sessionStorage');
}

const storageKey = (key: string) => `draft-${key}`;
