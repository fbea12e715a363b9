import { orderedRange, type PriceRange } from '@mathappu/contract/catalogue/facets';
import { readPriceEnd } from '@mathappu/contract/catalogue/product-address';
import { maxPriceRupees } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { type KeyboardEvent, useId, useState } from 'react';
import { fieldLooks } from '#web/ui/fields/field-looks.ts';
import * as words from '#words/catalogue/filters';

type PriceFieldsProps = {
  price: PriceRange | undefined;
  onChange: (price: PriceRange | undefined) => void;
};

const ends = ['min', 'max'] as const;
type End = (typeof ends)[number];
const labels = { min: words.fromRupees, max: words.toRupees };
const textsOf = (price: PriceRange | undefined) => ({
  min: String(price?.min ?? ''),
  max: String(price?.max ?? ''),
});

/** A range that is applied when one of its ends is left, or with Enter; what cannot be read stays to be corrected. */
export function PriceFields({ price, onChange }: PriceFieldsProps) {
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(price));
  const [seen, setSeen] = useState(price);
  const [wrong, setWrong] = useState<readonly End[]>([]);
  const isSame = (one?: PriceRange, other?: PriceRange) =>
    one?.min === other?.min && one?.max === other?.max;
  if (!isSame(price, seen)) {
    setSeen(price);
    setTexts(textsOf(price));
    setWrong([]);
  }

  function apply() {
    const read = { min: readPriceEnd(texts.min), max: readPriceEnd(texts.max) };
    const unread = ends.filter((end) => Number.isNaN(read[end]));
    setWrong(unread);
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
              onChange={({ target }) => setTexts({ ...texts, [end]: target.value })}
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
