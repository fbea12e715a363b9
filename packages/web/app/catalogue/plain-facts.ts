import type { Passport } from '@mathappu/contract/catalogue/passport';
import { adultAge } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { tradeText } from '#web/language/trade/trade-text.tsx';
import * as words from '#words/catalogue';

/** The ends of the filters 'Quiet' and 'Loud', in dB(AI) at 4 metres, and of 'Children, with an adult'. */
const quietTo = 80;
const loudFrom = 101;
const childrenTo = 12;
const greenClasses: readonly (string | null)[] = ['swas', 'safal', 'star'];
const mostFacts = 2;

type Facts = Pick<Passport, 'class' | 'noiseDb' | 'minAge'>;

/**
 * The first facts that families ask about a product, in at most two plain words each; facts that
 * are not stated are left out.
 */
export function plainFacts({ class: kind, noiseDb, minAge }: Facts): string[] {
  const facts = [
    minAge === adultAge && words.adults,
    minAge !== null && minAge <= childrenTo && words.forChildren,
    noiseDb !== null && noiseDb <= quietTo && words.quiet,
    noiseDb !== null && noiseDb >= loudFrom && words.loud,
    greenClasses.includes(kind) && words.greenCracker,
  ];
  return facts.filter((fact) => fact !== false).slice(0, mostFacts);
}

/** The unit with its pieces, which most units name themselves: '1 Box (10 pcs)'. */
export function unitWithPieces(unit: string | null, pieces: number | null): string {
  const isNamed = unit?.match(/\d+/g)?.includes(String(pieces));
  const counted = pieces !== null && pieces > 1 && !isNamed;
  return [unit && tradeText(unit).text, counted && fill(words.piecesInUnit, { pieces })]
    .filter(Boolean)
    .join(' · ');
}
