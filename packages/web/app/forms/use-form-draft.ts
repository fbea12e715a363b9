import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, removeStored, writeStored } from '#web/api/browser-storage.ts';

/**
 * Keeps what is typed in the named fields until the tab is closed, so that a reload loses nothing.
 * Never name a password. Returns the way to forget it, for when the form has been accepted.
 */
export function useFormDraft<Fields extends FieldValues>(
  key: string,
  { subscribe, setValue }: Pick<UseFormReturn<Fields>, 'subscribe' | 'setValue'>,
  names: readonly FieldPath<Fields>[],
): () => void {
  const storeKey = `draft-${key}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and the names stay the same
  useEffect(() => {
    const draft = readDraft(storeKey);
    for (const name of names) {
      const value = draft[name];
      if (value === true || (typeof value === 'string' && value)) {
        setValue(name, value as FieldPathValue<Fields, typeof name>);
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.fromEntries(names.map((name) => [name, values[name]]));
        writeStored(storeKey, JSON.stringify(kept), 'sessionStorage');
      },
    });
  }, [storeKey, subscribe]);

  return () => removeStored(storeKey, 'sessionStorage');
}

function readDraft(storeKey: string): Record<string, unknown> {
  try {
    return JSON.parse(readStored(storeKey, 'sessionStorage') ?? '{}') ?? {};
  } catch {
    return {};
  }
}
