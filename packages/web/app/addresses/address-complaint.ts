import type { FieldErrors } from 'react-hook-form';

const unfilled = 'Please fill all required fields';

/** What a toast says of a form that cannot be saved: first what is missing, then what is wrong. */
export function addressComplaint(errors: FieldErrors): string {
  const sentences = Object.values(errors).map((error) => String(error?.message ?? ''));
  return sentences.find((sentence) => sentence === unfilled) ?? sentences.find(Boolean) ?? unfilled;
}
