import type { Product } from '@mathappu/contract/catalogue';
import { adultAge } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/catalogue';
import { classAndNoise } from './class-and-noise.ts';

/** What a card says of a product's passport; what is not stated is left out. */
export function CardFacts({ passport }: Pick<Product, 'passport'>) {
  const { pieces, minAge } = passport;
  const facts = classAndNoise(passport);
  if (pieces !== null) facts.push(fill(words.piecesInUnit, { pieces }));
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
