import type { Passport } from '@mathappu/contract/catalogue/passport';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/catalogue';

/** The others are words of their own in every language. */
const classes: Readonly<Record<string, string>> = {
  conventional: words.conventional,
  none: words.notAFirework,
  mixed: words.severalClasses,
};

/** Class and noise in words; facts that are not stated are left out. */
export const classAndNoise = ({
  class: kind,
  noiseDb: noise,
}: Pick<Passport, 'class' | 'noiseDb'>): string[] =>
  [
    kind && (classes[kind] ?? kind.toUpperCase()),
    noise === 0 ? words.makesNoBang : noise && fill<string>(words.decibels, { noise }),
  ].filter((fact) => typeof fact === 'string');
