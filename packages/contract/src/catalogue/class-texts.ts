import * as words from '#words/passport';
import type { PassportClass } from './passport.ts';

/** The others are words of their own in every language. */
const names: Partial<Record<PassportClass, string>> = {
  conventional: words.conventional,
  none: words.notAFirework,
  mixed: words.severalClasses,
};

/** Apart from the texts of the other facts, which cards do without. */
export const classText = (kind: PassportClass): string => names[kind] ?? kind.toUpperCase();

export const adultsOnlyText = words.adultsOnly;
export const noBangText = words.makesNoBang;
