import type { Product } from '@mathappu/contract/catalogue';
import { adultsOnlyText, classText, noBangText } from '@mathappu/contract/catalogue/class-texts';
import { adultAge } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { Badge } from '#web/ui/badge.tsx';
import * as words from '#words/catalogue';

/** What a card says of a product's passport; what is not stated is left out. */
export function CardFacts({ passport }: Pick<Product, 'passport'>) {
  const { class: kind, noiseDb: noise, pieces, minAge } = passport;
  const facts = [
    kind && classText(kind),
    noise === 0 ? noBangText : noise && `${noise} dB`,
    pieces && fill(words.piecesInUnit, { pieces }),
  ].filter(Boolean);
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{facts.join(' · ')}</p>
      {minAge === adultAge && (
        <Badge tone="yellow" className="self-start">
          {adultsOnlyText}
        </Badge>
      )}
    </>
  );
}
