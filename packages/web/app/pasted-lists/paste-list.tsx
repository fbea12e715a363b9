import type { ListedProduct, PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import { useDeferredValue, useMemo, useState } from 'react';
import { langOfName, leadingName } from '#web/language/names.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/pasted-lists';
import { NumbersChanged } from './numbers-changed.tsx';
import {
  countOpen,
  type Decision,
  type KeyedItem,
  takenQuantities,
  withKeys,
} from './taken-lines.ts';
import { useListReader } from './use-list-reader.ts';

const maxLines = 200;
const maxCharacters = 10_000;
const maxDigits = 3;

type PasteListProps = {
  groups: readonly PriceGroup[];
  /** The day on which products were last numbered anew. */
  numberedOn: string | null;
  /** The quantities that are there already, by product. */
  quantities: ReadonlyMap<string, number>;
  onTake: (quantities: ReadonlyMap<string, number>) => void;
};

/** Reads a pasted list into quantities. What is pasted stays in the browser. */
export function PasteList({ groups, numberedOn, quantities, onTake }: PasteListProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const { items, isFailed } = useReadLines(groups, useDeferredValue(text), isOpen);
  const isTooLong = text.length > maxCharacters || text.split('\n').length > maxLines;
  const taken = takenQuantities(items ?? [], decisions);
  const open = countOpen(items ?? [], decisions);

  function take() {
    onTake(taken);
    setOpen(false);
    setText('');
    setDecisions(new Map());
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        description={words.description}
        size="xl"
        actions={
          <Button disabled={isTooLong || open > 0 || taken.size === 0} onClick={take}>
            {fill(plural(words.take, taken.size), { count: taken.size })}
          </Button>
        }
      >
        <NumbersChanged numberedOn={numberedOn} />
        <div className="grid gap-5 md:grid-cols-2">
          <TextAreaField
            label={words.text}
            placeholder={words.example}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={
              isTooLong
                ? fill(words.tooMany, { lines: maxLines, characters: maxCharacters })
                : undefined
            }
            rows={8}
          />
          <div aria-live="polite" className="min-w-0">
            {isFailed ? (
              <p className="text-danger">{words.notLoaded}</p>
            ) : items === undefined ? (
              <p className="text-ink-soft">{words.loading}</p>
            ) : isTooLong || items.length === 0 ? (
              <p className="text-ink-soft">{words.nothing}</p>
            ) : (
              <Lines
                {...{ groups, quantities, items, decisions }}
                onDecide={(key, decision) => setDecisions(new Map(decisions).set(key, decision))}
              />
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** What the lines of a text mean. */
function useReadLines(groups: readonly PriceGroup[], text: string, isOpen: boolean) {
  const { read, isFailed } = useListReader(groups, isOpen);
  const items = useMemo(
    () => read && (text.length > maxCharacters ? [] : withKeys(read(text))),
    [read, text],
  );
  return { items, isFailed: !items && isFailed };
}

type LinesProps = Pick<PasteListProps, 'groups' | 'quantities'> & {
  items: readonly KeyedItem[];
  decisions: ReadonlyMap<string, Decision>;
  onDecide: (key: string, decision: Decision) => void;
};

function Lines({ groups, quantities, items, decisions, onDecide }: LinesProps) {
  const products = useMemo(
    () => new Map(groups.flatMap((group) => group.products).map((one) => [one._id, one])),
    [groups],
  );
  const ofKind = (kind: KeyedItem['kind']) => items.filter((item) => item.kind === kind);
  const [doubtful, sure] = [ofKind('doubtful'), ofKind('sure')];
  return (
    <div className="space-y-4">
      {doubtful.length > 0 && (
        <section>
          <h3 className="font-semibold">
            {fill(plural(words.asked, doubtful.length), { count: doubtful.length })}
          </h3>
          <ul className="mt-2 space-y-3">
            {doubtful.map((item) => (
              <Doubtful
                key={item.key}
                {...{ item, products }}
                decision={decisions.get(item.key)}
                onDecide={(decision) => onDecide(item.key, decision)}
              />
            ))}
          </ul>
        </section>
      )}
      {sure.length > 0 && (
        <section>
          <h3 className="font-semibold">
            {fill(plural(words.read, sure.length), { count: sure.length })}
          </h3>
          <ul className="mt-1">
            {sure.map((item) => {
              const product = products.get(item.productId ?? '');
              const before = quantities.get(item.productId ?? '');
              const after = item.quantity ?? 0;
              return (
                product && (
                  <li
                    key={item.key}
                    className="flex items-baseline gap-3 border-b border-line py-1"
                  >
                    <ProductName product={product} />
                    <span className="figures font-semibold whitespace-nowrap">
                      {before && before !== after ? fill(words.replaces, { before, after }) : after}
                    </span>
                    <span className="figures text-ink-soft whitespace-nowrap">
                      {formatRupees(toRupees(unitPriceOf(product)))}
                    </span>
                  </li>
                )
              );
            })}
          </ul>
        </section>
      )}
      <Folded items={ofKind('notFound')} heading={words.notFound} />
      <Folded items={ofKind('skipped')} heading={words.skipped} />
    </div>
  );
}

function ProductName({ product }: { product: ListedProduct }) {
  const names = { name: product.name, nameTa: product.tamilName };
  return (
    <span lang={langOfName(names)} className="min-w-0 flex-1 wrap-anywhere">
      {product.listNumber === null
        ? leadingName(names)
        : fill(words.product, { number: product.listNumber, name: leadingName(names) })}
    </span>
  );
}

type DoubtfulProps = {
  item: KeyedItem;
  products: ReadonlyMap<string, ListedProduct>;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
};

function Doubtful({ item, products, decision, onDecide }: DoubtfulProps) {
  return (
    <li className="rounded border border-line p-3">
      <p className="font-semibold wrap-anywhere">{item.text}</p>
      <p className="text-sm text-ink-soft">{item.why}</p>
      <fieldset className="mt-2 space-y-1">
        <legend className="sr-only">{item.text}</legend>
        {item.choices?.map((choice, at) => {
          const product = products.get(choice.productId);
          if (!product) return null;
          const isChosen =
            decision !== undefined &&
            decision !== 'leftOut' &&
            decision.productId === choice.productId &&
            (choice.quantity === undefined || decision.quantity === choice.quantity);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices of one text stay in their order
            <div key={at} className="flex min-h-11 items-center gap-2">
              <label className="flex min-w-0 flex-1 items-center gap-2">
                <input
                  type="radio"
                  name={item.key}
                  checked={isChosen}
                  onChange={() => onDecide(choice)}
                />
                <ProductName product={product} />
                {choice.quantity !== undefined && (
                  <span className="figures font-semibold">{choice.quantity}</span>
                )}
              </label>
              {choice.quantity === undefined && (
                <input
                  inputMode="numeric"
                  aria-label={fill(words.quantityOf, { name: product.name })}
                  className="figures h-11 w-16 rounded border border-line-strong px-2 text-right"
                  value={isChosen ? (decision.quantity ?? '') : ''}
                  onChange={(event) => {
                    const quantity = Number(
                      event.target.value.replace(/\D/g, '').slice(0, maxDigits),
                    );
                    onDecide({ ...choice, ...(quantity > 0 && { quantity }) });
                  }}
                />
              )}
            </div>
          );
        })}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={item.key}
            checked={decision === 'leftOut'}
            onChange={() => onDecide('leftOut')}
          />
          {words.leaveOut}
        </label>
      </fieldset>
    </li>
  );
}

type FoldedProps = {
  items: readonly KeyedItem[];
  heading: typeof words.notFound | typeof words.skipped;
};

function Folded({ items, heading }: FoldedProps) {
  if (items.length === 0) return null;
  return (
    <details className="text-ink-soft">
      <summary className="min-h-11 cursor-pointer py-2">
        {fill(plural(heading, items.length), { count: items.length })}
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.key} className="wrap-anywhere">
            {item.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
