import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError } from '#web/api/call-error.ts';
import { showToast } from '#web/toasts/toast.ts';

/**
 * The handler of a form's submit: acts on what was typed and shows what the server refuses. Of
 * fields that are not right a toast tells one, `toldFirst` if it is among what they say.
 */
export function submitting<Typed extends FieldValues, Checked>(
  form: UseFormReturn<Typed, unknown, Checked>,
  act: (fields: Checked) => Promise<void>,
  toldFirst?: string,
) {
  return form.handleSubmit(
    async (fields) => {
      try {
        await act(fields);
      } catch (error) {
        showRefusal(error, form);
      }
    },
    (errors) => showToast({ kind: 'error', text: complaintOf(errors, toldFirst) }),
  );
}

/** Puts what the server refused beside the fields it names, else above the form's button (`root`). */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Fields>, 'setError' | 'getValues'>,
): void {
  if (!(error instanceof CallError)) throw error;
  const fields = getValues();
  const ofFields = error.issues.filter(({ path }) => path in fields);
  for (const [index, { path, message }] of ofFields.entries()) {
    setError(path as FieldPath<Fields>, { message }, { shouldFocus: index === 0 });
  }
  if (ofFields.length === 0) setError('root', { message: error.message });
}

function complaintOf(errors: FieldErrors, toldFirst?: string): string {
  const complaints = Object.values(errors).map((error) => error?.message);
  return (complaints.find((said) => said === toldFirst) ?? complaints.find(Boolean)) as string;
}
