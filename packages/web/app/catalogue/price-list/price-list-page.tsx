import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { maxPriceList, otherCategory } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Answer } from '#web/api/call.ts';
import { useRead } from '#web/api/use-read.ts';
import type { CartTotals } from '#web/cart/cart-totals.ts';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { PaperHead } from '#web/frame/paper-head.tsx';
import { SeasonLine } from '#web/frame/season-line.tsx';
import { usePageTitle } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { priceListPath } from '#web/navigation/paths.ts';
import { PasteList } from '#web/pasted-lists/paste-list.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { saved as savedWords } from '#words/cart';
import { noMatch } from '#words/catalogue';
import * as words from '#words/catalogue/price-list';
import { other } from '../use-product-list.ts';
import { firstBox, moveByKeys } from './box-keys.ts';
import { PriceListBar } from './price-list-bar.tsx';
import { PriceListTable } from './price-list-table.tsx';
import { PriceListTools } from './price-list-tools.tsx';
import { digitsOf } from './quantity-box.tsx';
import { readMarks, useBoxes } from './use-boxes.ts';
import { usePriceListCart } from './use-price-list-cart.ts';
import { usePriceListVisit } from './use-price-list-visit.ts';
import { useShownRows } from './use-shown-rows.ts';

type PriceListAnswer = Answer<'getPriceList'>;

/** All products in one table, with a box for each quantity: the cart in the form of a paper list. */
export default function PriceListPage({ loaded }: { loaded: PriceListAnswer | undefined }) {
  const read = useRead('getPriceList', {}, { initial: loaded, toast: false });
  usePageTitle(words.title);
  usePriceListVisit();
  return (
    <div className="page-column pt-3 pb-8 md:pt-5 md:pb-10 print:max-w-none print:p-0">
      <div className="mb-3 flex items-center justify-between gap-4 print:hidden">
        <h1 className="text-xl md:text-2xl">{words.title}</h1>
        <LinkButton to="/products" variant="secondary">
          {words.pictures}
        </LinkButton>
      </div>
      <ReadStates
        read={read}
        failureText={words.notLoaded}
        skeleton={<Loading text={words.loading} />}
      >
        {({ data }) => <PriceList list={data} asOf={read.dataUpdatedAt} />}
      </ReadStates>
    </div>
  );
}

/** Keyboards say them in English. */
const key = (name: string) => <kbd lang="en">{name}</kbd>;
const keyNames = {
  ...{ next: key('Enter'), down: key('↓'), before: key('Shift+Enter'), up: key('↑') },
  ...{ back: key('Esc'), filter: key('/') },
};

const nameGroup = (group: PriceGroup): PriceGroup =>
  group.slug === otherCategory ? { ...group, ...other } : group;

function PriceList({ list, asOf }: { list: PriceListAnswer['data']; asOf: number }) {
  const groups = useMemo(() => list.categories.map(nameGroup), [list]);

  const { marks, change } = useBoxes();
  const goods = usePriceListCart(groups, marks);
  const { quantities, products, sums, charged } = goods;
  const table = useRef<HTMLTableElement>(null);
  const filterBox = useRef<HTMLInputElement>(null);
  const rows = useShownRows(groups, products, (id) => quantities.has(id) || marks.has(id));
  const { printed, print } = usePrint();

  const setBox = (id: string, text: string) => {
    const product = products.get(id);
    const quantity = quantities.get(id) ?? 0;
    if (product) change({ product, quantity, before: quantity }, text);
  };
  useKeptBoxes(table, quantities, setBox);

  function goToWrong() {
    flushSync(rows.showAll);
    table.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  function enterList() {
    flushSync(rows.followFilter);
    firstBox(table.current)?.focus();
  }

  return (
    <div data-print={printed}>
      <PriceListHead asOf={asOf} />
      <PriceListTools groups={groups} filterRef={filterBox} rows={rows} onEnterList={enterList}>
        <PasteList
          groups={groups}
          numberedOn={list.numberedOn}
          quantities={quantities}
          onTake={(pasted) => {
            for (const [id, quantity] of pasted) setBox(id, String(quantity));
          }}
        />
      </PriceListTools>
      <KeysHint />
      {list.isCut && <CutNote />}
      <p role="status" className="mt-4 print:hidden">
        {rows.isNothing &&
          (rows.applied ? fill(noMatch, { search: rows.applied }) : words.noneChosen)}
      </p>
      <PriceListTable
        ref={table}
        groups={rows.ordered}
        quantities={quantities}
        marks={marks}
        isShown={rows.isShown}
        onChange={change}
        onRetry={() => {
          for (const [id, { text, isUnsaved }] of marks) if (isUnsaved) setBox(id, text);
        }}
        onKeyDown={(event) => moveByKeys(event, () => filterBox.current?.focus())}
      />
      {sums.count > 0 && <PaperTotals charged={charged} savedPaise={sums.savedPaise} />}
      <AskShop about={{ what: words.title, path: priceListPath }} className="mt-4" />
      <PriceListBar goods={goods} onCorrect={goToWrong} onPrint={print} />
    </div>
  );
}

/** Puts into the cart what was typed before hydration, and what was marked before a reload. */
function useKeptBoxes(
  table: RefObject<HTMLTableElement | null>,
  quantities: ReadonlyMap<string, number>,
  setBox: (productId: string, text: string) => void,
): void {
  const [markedBefore] = useState(readMarks);
  const keep = useEffectEvent(() => {
    for (const box of table.current?.querySelectorAll<HTMLInputElement>('input[data-box]') ?? []) {
      const { dataset, value } = box;
      if (dataset.box && value && !quantities.has(dataset.box))
        setBox(dataset.box, digitsOf(value));
    }
    for (const [id, text] of markedBefore) setBox(id, text);
  });
  useEffect(() => keep(), []);
}

/** Prints all rows or the chosen ones; the browser's own way to print shows what is on the screen. */
function usePrint() {
  const [printed, setPrinted] = useState<'all' | 'mine' | 'screen'>('screen');
  return {
    printed,
    print(what: 'all' | 'mine') {
      flushSync(() => setPrinted(what));
      window.addEventListener('afterprint', () => setPrinted('screen'), { once: true });
      window.print();
    },
  };
}

function PriceListHead({ asOf }: { asOf: number }) {
  const date = formatDate(new Date(asOf).toISOString());
  return (
    <>
      <PaperHead title={words.title} note={fill(words.pricesOf, { date })} />
      <SeasonLine isSlim className="mb-3" />
      <LawNotice className="mb-4" />
    </>
  );
}

const KeysHint = () => (
  <p className="mt-3 hidden text-sm text-ink-soft not-print:[@media(hover:hover)_and_(pointer:fine)_and_(scripting:enabled)]:block">
    {rich(words.keys, keyNames)}
  </p>
);

const CutNote = () => (
  <p className="mt-3 print:hidden">
    {rich(words.cut, {
      count: maxPriceList,
      all: (text) => (
        <Link to="/products" className="link">
          {text}
        </Link>
      ),
    })}
  </p>
);

/** Under the printed list of what was chosen. */
function PaperTotals({ charged, savedPaise }: { charged: CartTotals; savedPaise: number }) {
  return (
    <div className="sheet-totals">
      <dl className="grid gap-y-1">
        <TotalRows rows={totalRows(charged, formatRupees)} />
      </dl>
      {savedPaise > 0 && (
        <p className="font-semibold">
          {fill(savedWords, { amount: formatRupees(toRupees(savedPaise)) })}
        </p>
      )}
    </div>
  );
}
