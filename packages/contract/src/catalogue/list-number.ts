import { undisguised } from '../plain-text.ts';

/** The list number that a text is and nothing else, such as '12', 'no. 12' or 'எண் 12'. */
export function readListNumber(text: string): number | undefined {
  const [, digits] =
    /^(?:no\.?|எண்|#)?\s*(\d{1,4})$/.exec(undisguised(text).toLowerCase().trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
