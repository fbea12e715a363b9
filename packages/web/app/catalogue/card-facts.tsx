import type { Product } from '@mathappu/contract/catalogue';
import { adultAge } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/catalogue';

/** The others are words of their own in every language. */
const classes: Readonly<Record<string, string>> = {
  conventional: words.conventional,
  none: words.notAFirework,
  mixed: words.severalClasses,
};

/** What a card says of a product's passport; what is not stated is left out. */
export function CardFacts({ passport }: Pick<Product, 'passport'>) {
  const { class: kind, noiseDb: noise, pieces, minAge } = passport;
  const facts = [
    kind && (classes[kind] ?? kind.toUpperCase()),
    noise === 0 ? words.makesNoBang : noise && fill(words.decibels, { noise }),
    pieces && fill(words.piecesInUnit, { pieces }),
  ].filter(Boolean);
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{facts.join(' · ')}</p>
      {minAge === adultAge && (
        <Badge tone="yellow" className="self-start">
          {words.adultsOnly}
        </Badge>
      )}
    </>
  );
}
