import { fill } from '@mathappu/contract/words';
import { useId } from 'react';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/products';
import { useProductField } from './product-fields.tsx';

/** Without the makers that are known the field is only less helpful. */
const quiet = { toast: false } as const;

/** What stands on the box. The number of the printed list is given by the shop and only shown. */
export function BoxFields({ listNumber }: { listNumber?: number | null }) {
  const field = useProductField();
  const headingId = useId();
  const makersId = useId();
  const { data } = useRead('listProducts', { body: { limit: 1, withFacets: true } }, quiet);
  const makers = data?.facets?.maker ?? [];
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
      <TextField {...field('maker')} hint={words.makerHint} autoComplete="off" list={makersId} />
      <datalist id={makersId}>
        {makers.map(({ value, name }) => (
          <option key={value} value={name} />
        ))}
      </datalist>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...field('mrp')} hint={words.mrpHint} />
        <NumberField {...field('piecesPerCase')} inputMode="numeric" hint={words.caseHint} />
      </div>
    </section>
  );
}
