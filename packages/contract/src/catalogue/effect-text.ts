import * as words from '#words/effects';
import { ownValue } from '../own-value.ts';

/**
 * An effect that a shop wrote in English, in the language of this build; undefined if it is not known. The
 * key of a word is its English text in camel case.
 */
export function effectTextHere(text: string): string | undefined {
  const key = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return ownValue(words, key);
}
