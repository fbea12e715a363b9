import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError } from '#web/api/call-error.ts';

/** Shows a refusal at the fields it is about, else above the form's button (`root`). */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>,
): void {
  if (!(error instanceof CallError)) throw error;
  const fields = getValues();
  const ofFields = issuesOf(error).flatMap(({ path, message }) => {
    const field = fieldOf(fields, path);
    return field === undefined ? [] : [{ field, message }];
  });
  for (const [index, { field, message }] of ofFields.entries()) {
    setError(field as FieldPath<Fields>, { message }, { shouldFocus: index === 0 });
  }
  if (ofFields.length === 0) setError('root', { message: error.message });
}

const issuesOf = ({ code, message, issues }: CallError) =>
  code === 'wrongPassword' ? [{ path: 'password', message }] : issues;

/** The path may lead to a text inside a field, such as `passport.noiseDb`, or to a part of a text. */
function fieldOf(fields: FieldValues, path: string): string | undefined {
  if (path in fields) return path;
  const keys = path.split('.');
  const ways = keys.map((_, at) => keys.slice(0, at + 1));
  return ways
    .find((way) => typeof way.reduce((value, key) => value?.[key], fields) === 'string')
    ?.join('.');
}
