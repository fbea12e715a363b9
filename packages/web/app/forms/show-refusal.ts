import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError } from '#web/api/call-error.ts';

/** Shows a refusal at the fields it names, else above the form's button (`root`). */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>,
): void {
  if (!(error instanceof CallError)) throw error;
  const fields = getValues();
  const ofFields = error.issues.filter(({ path }) => isField(fields, path));
  for (const [index, { path, message }] of ofFields.entries()) {
    setError(path as FieldPath<Fields>, { message }, { shouldFocus: index === 0 });
  }
  if (ofFields.length === 0) setError('root', { message: error.message });
}

/** The path may lead to a text inside a field, such as `passport.noiseDb`. */
const isField = (fields: FieldValues, path: string): boolean =>
  path in fields ||
  typeof path.split('.').reduce((value, key) => value?.[key], fields) === 'string';
