import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { orderableQuantity } from '@mathappu/contract/catalogue/product-offer';
import { type Paise, toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useRef, useState } from 'react';
import { leadingName } from '#web/language/names.ts';
import { tradeText } from '#web/language/trade/trade-text.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { outOfStock } from '#words/catalogue';
import * as words from '#words/catalogue/price-list';
import { retry } from '#words/ui';
import { namesOfListed } from './names-of-listed.ts';
import { type ChangeBox, type Mark, shortNote } from './use-boxes.ts';

const mostDigits = 3;

/** Digits alone get in. */
export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, mostDigits);

type QuantityBoxProps = {
  product: ListedProduct;
  unitPaise: Paise;
  quantity: number;
  mark: Mark | undefined;
  onChange: ChangeBox;
};

/** While it has the focus it shows what was typed, else what is in the cart or could not get there. */
export function QuantityBox({ product, unitPaise, quantity, mark, onChange }: QuantityBoxProps) {
  const [typed, setTyped] = useState<string>();
  const before = useRef({ quantity: 0, text: '' });
  const { _id, unit } = product;
  const name = leadingName(namesOfListed(product));
  const isOff = product.stock === 0 && quantity === 0 && !mark;
  const isShort = quantity > orderableQuantity(product);
  const note = mark?.note ?? (isShort ? shortNote(product) : isOff ? outOfStock : undefined);
  const noteId = note && `note-${_id}`;
  const shown = mark?.text ?? typed ?? (quantity > 0 ? String(quantity) : '');

  function change(text: string) {
    setTyped(text);
    onChange({ product, quantity, before: before.current.quantity }, text);
  }

  return (
    <>
      <input
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        data-box={_id}
        aria-label={fill(words.box, {
          name,
          unit: tradeText(unit).text,
          price: formatRupees(toRupees(unitPaise)),
        })}
        aria-invalid={(note && !isOff) || undefined}
        aria-describedby={noteId}
        disabled={isOff}
        value={shown}
        onChange={(event) => change(digitsOf(event.target.value))}
        onFocus={({ currentTarget }) => {
          before.current = { quantity, text: shown };
          currentTarget.select();
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          change(before.current.text);
        }}
      />
      {note && (
        <p id={noteId} role={isOff ? undefined : 'alert'} data-off={isOff || undefined}>
          {note}
          {mark?.isUnsaved && (
            <button type="button" className="link" data-retry>
              {retry}
            </button>
          )}
        </p>
      )}
    </>
  );
}
