import * as ownWords from '#words/passport';
import { adultAge } from '../limits.ts';
import { fill } from '../words.ts';
import type { Passport, PassportField } from './passport.ts';

/** The words of `words/passport` in a language; those of the build by default. */
export type PassportWords = Readonly<Record<keyof typeof ownWords, string>>;

/** The names of the facts. */
export const factLabels = (words: PassportWords = ownWords): Record<PassportField, string> => ({
  class: words.classLabel,
  neeriRef: words.neeriRefLabel,
  pesoRef: words.pesoRefLabel,
  qrText: words.qrTextLabel,
  noiseDb: words.noiseDbLabel,
  pieces: words.piecesLabel,
  burnSeconds: words.burnSecondsLabel,
  heightMetres: words.heightMetresLabel,
  bestSeen: words.bestSeenLabel,
  minDistanceMetres: words.minDistanceMetresLabel,
  minAge: words.minAgeLabel,
  joinedPieces: words.joinedPiecesLabel,
  hasBannedSalts: words.hasBannedSaltsLabel,
  isImported: words.isImportedLabel,
});

/** The fact as a customer reads it; a text of the maker's stays as it is. */
function wordFact(name: PassportField, passport: Passport, words: PassportWords): string {
  const fact = passport[name];
  if (fact === null) return words.notStated;
  switch (name) {
    case 'class':
      return {
        swas: words.swas,
        safal: words.safal,
        star: words.star,
        conventional: words.conventional,
        none: words.notAFirework,
        mixed: words.severalClasses,
      }[fact as 'swas'];
    case 'noiseDb':
      return fact === 0 ? words.makesNoBang : fill<string>(words.noise, { noise: Number(fact) });
    case 'burnSeconds':
      return fill<string>(words.seconds, { seconds: Number(fact) });
    case 'heightMetres':
    case 'minDistanceMetres':
      return fact === 1 ? words.oneMetre : fill<string>(words.metres, { metres: Number(fact) });
    case 'bestSeen':
      return { day: words.byDay, night: words.afterDark, both: words.byDayAndAfterDark }[
        fact as 'day'
      ];
    case 'minAge':
      return fact === adultAge
        ? words.adultsOnly
        : fill<string>(words.fromYears, { years: Number(fact) });
    case 'joinedPieces':
      return fact === 0 ? words.no : String(fact);
    case 'hasBannedSalts':
      return fact ? words.yes : words.none;
    case 'isImported':
      return fact ? words.yes : words.no;
    default:
      return String(fact);
  }
}

const fireworksOnly: readonly PassportField[] = [
  'pesoRef',
  'noiseDb',
  'minDistanceMetres',
  'joinedPieces',
  'hasBannedSalts',
  'isImported',
];
/** Facts that are left out, instead of 'Not stated', while they are unknown. */
const optional: readonly PassportField[] = ['qrText', 'burnSeconds', 'heightMetres', 'bestSeen'];

/** Whether to show a fact. One that is not stated is shown only if the product should have it. */
function isShown(name: PassportField, passport: Passport): boolean {
  if (passport[name] !== null) return true;
  if (name === 'neeriRef') return ['swas', 'safal', 'star'].includes(passport.class ?? '');
  return !optional.includes(name) && !(passport.class === 'none' && fireworksOnly.includes(name));
}

type Fact = {
  label: string;
  text: string;
  /** Whether the text is as the owner wrote it, in whatever language. */
  isWritten: boolean;
};

const written: readonly PassportField[] = ['neeriRef', 'pesoRef', 'qrText'];

/** The facts of these names, or all of them, with their labels. */
export function describeFacts(
  passport: Passport,
  { words = ownWords, names }: { words?: PassportWords; names?: readonly PassportField[] } = {},
): Fact[] {
  const labels = factLabels(words);
  return (names ?? (Object.keys(passport) as PassportField[]))
    .filter((name) => isShown(name, passport))
    .map((name) => ({
      label: labels[name],
      text: wordFact(name, passport, words),
      isWritten: passport[name] !== null && written.includes(name),
    }));
}

const onPapers = [
  'class',
  'neeriRef',
  'pesoRef',
  'noiseDb',
  'minDistanceMetres',
  'minAge',
] as const;

/**
 * The facts in small print under a line of an order; '' for a line without a passport or without facts.
 */
export function smallPrint(passport: Passport | null | undefined, words?: PassportWords): string {
  if (!passport || onPapers.every((name) => passport[name] === null)) return '';
  return describeFacts(passport, { words, names: onPapers })
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ');
}
