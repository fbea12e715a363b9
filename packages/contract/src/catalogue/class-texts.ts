import * as words from '#words/passport';
import type { PassportClass } from './passport.ts';

// Apart from the texts of the other facts, which cards do without.
export const classTexts: Readonly<Record<PassportClass, string>> = {
  swas: words.swas,
  safal: words.safal,
  star: words.star,
  conventional: words.conventional,
  none: words.notAFirework,
  mixed: words.severalClasses,
};

export const adultsOnlyText = words.adultsOnly;
export const noBangText = words.makesNoBang;
export const noiseTemplate = words.noise;
