import { fill } from '@mathappu/contract/words';
import { useId } from 'react';
import { NumberField } from '#web/forms/number-field.tsx';
import * as words from '#words/admin/products';
import { MakerField } from './maker-field.tsx';
import { useProductField } from './product-fields.tsx';

/** What stands on the box. The number of the printed list is given by the shop and only shown. */
export function BoxFields({ listNumber }: { listNumber?: number | null }) {
  const field = useProductField();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div>
        <h2 id={headingId} className="font-semibold">
          {words.onTheBox}
        </h2>
        <p className="text-sm text-ink-soft">
          {listNumber
            ? fill(words.listNumberIs, { number: listNumber })
            : listNumber === undefined
              ? words.listNumberComes
              : words.noListNumber}
        </p>
      </div>
      <MakerField {...field('maker')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...field('mrp')} hint={words.mrpHint} />
        <NumberField {...field('piecesPerCase')} inputMode="numeric" hint={words.caseHint} />
      </div>
    </section>
  );
}
