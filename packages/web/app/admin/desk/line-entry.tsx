import type { ListedProduct, PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import { type KeyboardEvent, type Ref, useId, useMemo, useState } from 'react';
import { namesOfListed } from '#web/catalogue/price-list/names-of-listed.ts';
import { findListed } from '#web/catalogue/price-list/use-shown-rows.ts';
import { langOfName, leadingName } from '#web/language/names.ts';
import { useListReader } from '#web/pasted-lists/use-list-reader.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { ListNumber } from '#web/ui/list-number.tsx';
import * as words from '#words/admin/desk';

const mostShown = 8;

type LineEntryProps = {
  ref: Ref<HTMLInputElement>;
  groups: readonly PriceGroup[];
  onPick: (product: ListedProduct) => void;
  /**
   * Of an entry with its quantity, such as '12-5', or of several with commas between them. Returns whether
   * there was room for them.
   */
  onSet: (quantities: ReadonlyMap<string, number>) => boolean;
};

/**
 * One box for the keyboard: a number or a name, arrows, Enter. An entry with its quantity is read as a line
 * of a pasted list is.
 */
export function LineEntry({ ref, groups, onPick, onSet }: LineEntryProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState('');
  const [isHidden, setHidden] = useState(false);
  const id = useId();
  const products = useMemo(() => groups.flatMap((group) => group.products), [groups]);
  const found = useMemo(() => findListed(products, typed).slice(0, mostShown), [products, typed]);
  const reader = useListReader(groups, true);
  const isOpen = found.length > 0 && !isHidden;

  function type(text: string) {
    setTyped(text);
    setHidden(false);
    setActive(0);
    setSaid('');
  }

  function pick(product: ListedProduct | undefined) {
    if (!product) return;
    type('');
    onPick(product);
  }

  /** Takes the entry if every part of it has one product and its quantity. */
  function takeRead(): boolean {
    const items = reader.read?.(typed).filter(({ kind }) => kind !== 'skipped') ?? [];
    const sure = items.flatMap(({ kind, productId, quantity }) =>
      kind === 'sure' && productId !== undefined && quantity !== undefined
        ? [[productId, quantity] as const]
        : [],
    );
    if (sure.length === 0 || sure.length < items.length) return false;
    if (!onSet(new Map(sure))) return true;
    type('');
    const names = sure.map(([productId, quantity]) => {
      const product = products.find(({ _id }) => _id === productId);
      return fill(words.set, { product: product ? labelOf(product) : '', quantity });
    });
    setSaid(names.join(', '));
    return true;
  }

  /** Why nothing was taken of what stands in the box. */
  function whyNot(): string {
    if (!hasQuantity(typed)) return words.noMatch;
    if (!reader.read) return words.readerMissing;
    const why = reader.read(typed).find((item) => item.why)?.why;
    return why ? fill(words.notRead, { why }) : words.noMatch;
  }

  function handleKeys(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Escape') {
      if (isOpen) setHidden(true);
      else type('');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // An option that was chosen with the arrows is what is meant.
      if (typed.trim() === '' || (active === 0 && takeRead())) return;
      if (found[active]) pick(found[active]);
      else setSaid(whyNot());
    }
  }

  return (
    <div className="relative">
      <TextField
        ref={ref}
        label={words.add}
        hint={words.addHint}
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeys}
        onFocus={() => setHidden(false)}
        onBlur={() => setHidden(true)}
      />
      <p role="status" className="figures min-h-6 pt-1 text-sm text-ink-soft wrap-anywhere">
        {said ||
          (typed.trim() !== '' && !isOpen && !hasQuantity(typed)
            ? words.noMatch
            : isOpen && (
                <span className="sr-only">
                  {fill(plural(words.matches, found.length), { count: found.length })}
                </span>
              ))}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.goods}
        className={classNames(
          'absolute inset-x-0 top-full z-sticky -mt-6 rounded-md border border-line-strong bg-surface p-1 shadow-raised',
          !isOpen && 'hidden',
        )}
      >
        {found.map((product, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys of the list
          <div
            key={product._id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-2 aria-selected:bg-teal-soft"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(product)}
          >
            <ListNumber number={product.listNumber} />
            <span
              lang={langOfName(namesOfListed(product))}
              className="min-w-0 flex-1 wrap-anywhere"
            >
              {leadingName(namesOfListed(product))}
            </span>
            <span className="figures text-sm text-ink-soft">
              {`${fill(words.inStock, { stock: product.stock })} · ${formatRupees(toRupees(unitPriceOf(product)))}`}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Two numbers may be a list number and a quantity, which is read at Enter. */
const hasQuantity = (typed: string) => /\d\D+\d/.test(typed);

function labelOf(product: ListedProduct): string {
  const name = leadingName(namesOfListed(product));
  return product.listNumber === null ? name : `${product.listNumber} ${name}`;
}
