import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError } from '#web/api/call-error.ts';

/** Shows a refusal at the fields it is about, else above the form's button (`root`). */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>,
): void {
  if (!(error instanceof CallError)) throw error;
  const shown = new Set<string>();
  for (const { path, message } of error.issues) {
    const field = path in getValues() ? path : waysTo(path).find(isText);
    if (!field || shown.has(field)) continue;
    setError(field as FieldPath<Fields>, { message }, { shouldFocus: shown.size === 0 });
    shown.add(field);
  }
  if (shown.size === 0) setError('root', { message: error.message });

  function isText(way: string): boolean {
    return typeof getValues(way as FieldPath<Fields>) === 'string';
  }
}

/** A path may lead to a text inside a field, such as `passport.noiseDb`, or to a part of a text. */
const waysTo = (path: string) =>
  path.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'));
