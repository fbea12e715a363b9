import { orderedRange, type PriceRange } from '@mathappu/contract/catalogue/facets';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { maxPriceRupees } from '@mathappu/contract/limits';
import { parseRupees } from '@mathappu/contract/parse-number';
import { fill } from '@mathappu/contract/words';
import { type KeyboardEvent, useId, useState } from 'react';
import { fieldLooks } from '#web/ui/fields/field-looks.ts';
import * as words from '#words/catalogue/filters';
import { countChosen } from '../product-list-query.ts';

type PriceFieldsProps = {
  query: ProductQuery;
  onChange: (price: PriceRange | undefined) => void;
};

const ends = ['min', 'max'] as const;
type End = (typeof ends)[number];
const labels = { min: words.fromRupees, max: words.toRupees };
const textsOf = (price: PriceRange | undefined) => ({
  min: String(price?.min ?? ''),
  max: String(price?.max ?? ''),
});

const isSame = (one?: PriceRange, other?: PriceRange) =>
  one?.min === other?.min && one?.max === other?.max;

/**
 * A range that is applied when one of its ends is left, or with Enter. What cannot be read stays to be
 * corrected, until all filters are cleared.
 */
export function PriceFields({ query, onChange }: PriceFieldsProps) {
  const id = useId();
  const { price } = query;
  const [texts, setTexts] = useState(() => textsOf(price));
  const [seen, setSeen] = useState(query);
  const [wrong, setWrong] = useState<readonly End[]>([]);
  if (query !== seen) {
    setSeen(query);
    if (!isSame(price, seen.price) || countChosen(query) === 0) {
      setTexts(textsOf(price));
      setWrong([]);
    }
  }

  function apply() {
    const read = { min: readEnd(texts.min), max: readEnd(texts.max) };
    const unread = ends.filter((end) => Number.isNaN(read[end]));
    afterPress(() => setWrong(unread));
    if (unread.length > 0) return;
    const next = orderedRange(read);
    setTexts(textsOf(next));
    if (!isSame(next, price)) onChange(next);
  }
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left w-full pb-2 font-semibold">{words.price}</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {ends.map((end) => (
          <div key={end}>
            <label htmlFor={`${id}-${end}`} className="mb-1 block text-sm text-ink-soft">
              {labels[end]}
            </label>
            <input
              id={`${id}-${end}`}
              name="price"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              aria-invalid={wrong.includes(end) || undefined}
              aria-describedby={wrong.includes(end) ? `${id}-wrong` : undefined}
              value={texts[end]}
              onChange={({ target }) => {
                setTexts({ ...texts, [end]: target.value });
                setWrong(wrong.filter((one) => one !== end));
              }}
              onBlur={apply}
              onKeyDown={applyOnEnter}
              className={fieldLooks}
            />
          </div>
        ))}
      </div>
      {wrong.length > 0 && (
        <p id={`${id}-wrong`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {fill(words.priceUnread, { maximum: maxPriceRupees.toLocaleString('en-IN') })}
        </p>
      )}
    </fieldset>
  );
}

/** A pressed button does not move before the press has ended. */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) act();
  else addEventListener('pointerup', () => setTimeout(act), { once: true });
}

/** In whole rupees; undefined for nothing, NaN for what is no price. */
function readEnd(typed: string): number | undefined {
  if (!typed.trim()) return undefined;
  const rupees = Math.round(parseRupees(typed) ?? Number.NaN);
  return rupees >= 0 && rupees <= maxPriceRupees ? rupees : Number.NaN;
}
