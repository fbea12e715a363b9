import type { PriceRange } from '@mathappu/contract/catalogue/facets';
import { readFilters } from '@mathappu/contract/catalogue/product-address';
import { parseRupees } from '@mathappu/contract/parse-number';
import { type KeyboardEvent, useId, useState } from 'react';
import { fieldLooks } from '#web/ui/fields/field-looks.ts';
import * as words from '#words/catalogue/filters';

type PriceFieldsProps = {
  price: PriceRange | undefined;
  onChange: (price: PriceRange | undefined) => void;
};

const ends = ['min', 'max'] as const;
const labels = { min: words.fromRupees, max: words.toRupees };
const textsOf = (price: PriceRange | undefined) => ({
  min: String(price?.min ?? ''),
  max: String(price?.max ?? ''),
});

/** A range that is applied when one of its ends is left, or with Enter. */
export function PriceFields({ price, onChange }: PriceFieldsProps) {
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(price));
  const [seen, setSeen] = useState(price);
  const isSame = (one?: PriceRange, other?: PriceRange) =>
    one?.min === other?.min && one?.max === other?.max;
  if (!isSame(price, seen)) {
    setSeen(price);
    setTexts(textsOf(price));
  }

  function apply() {
    const whole = (text: string) => String(Math.round(parseRupees(text) ?? Number.NaN));
    const params = new URLSearchParams(
      ends.map((end) => ['price', texts[end].trim() && whole(texts[end])]),
    );
    const { price: next } = readFilters(params, '');
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
              value={texts[end]}
              onChange={({ target }) => setTexts({ ...texts, [end]: target.value })}
              onBlur={apply}
              onKeyDown={applyOnEnter}
              className={fieldLooks}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
