import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { maxPriceList, otherCategory } from '@mathappu/contract/limits';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import {
  type MouseEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Answer } from '#web/api/call.ts';
import { useRead } from '#web/api/use-read.ts';
import { SaveEstimate } from '#web/estimates/save-estimate.tsx';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { LawNotice } from '#web/frame/law-notice.tsx';
import { PaperHead } from '#web/frame/paper-head.tsx';
import { SeasonLine } from '#web/frame/season-line.tsx';
import { usePageTitle } from '#web/head/page-meta.ts';
import { rich } from '#web/language/rich.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { priceListPath } from '#web/navigation/paths.ts';
import { PasteList } from '#web/pasted-lists/paste-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { noMatch } from '#words/catalogue';
import * as words from '#words/catalogue/price-list';
import { other } from '../use-product-list.ts';
import { firstBox, moveByKeys } from './box-keys.ts';
import { LookAtProduct } from './look-at-product.tsx';
import { makeFilter, withNumberedFirst } from './matching-rows.ts';
import { PaperTotals } from './paper-totals.tsx';
import { SheetBar } from './price-list-bar.tsx';
import { SheetTable } from './price-list-table.tsx';
import { SheetTools } from './price-list-tools.tsx';
import { digitsOf } from './quantity-box.tsx';
import { readMarks, useBoxes } from './use-boxes.ts';
import { useSheetCart } from './use-price-list-cart.ts';
import { useSheetVisit } from './use-price-list-visit.ts';

type PriceListAnswer = Answer<'getPriceList'>;

/** All products in one table, with a box for each quantity: the cart in the form of a paper list. */
export default function PriceListPage({ loaded }: { loaded: PriceListAnswer | undefined }) {
  const read = useRead('getPriceList', {}, { initial: loaded, toast: false });
  usePageTitle(words.title);
  useSheetVisit();
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
        {({ data }) => <Sheet list={data} asOf={read.dataUpdatedAt} />}
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

function Sheet({ list, asOf }: { list: PriceListAnswer['data']; asOf: number }) {
  const groups = useMemo(() => list.categories.map(nameGroup), [list]);

  const [markedBefore] = useState(readMarks);
  const { marks, change } = useBoxes();
  const { cart, quantities, products, sums, charged, wrongLines, isUnsaved } = useSheetCart(
    groups,
    marks,
  );
  const isHydrated = useHydrated();
  const table = useRef<HTMLTableElement>(null);
  const filterBox = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState('');
  /** The filter as the rows follow it, a little later than the box. */
  const [applied, setApplied] = useState('');
  /** Rows that were chosen when the others were hidden: a row that is emptied stays in sight. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [printed, setPrinted] = useState<'all' | 'mine' | 'screen'>('screen');
  const [looked, setLooked] = useState<string>();

  const ordered = useMemo(() => withNumberedFirst(groups, applied), [groups, applied]);
  const isChosen = (id: string) => quantities.has(id) || marks.has(id);
  const shown = useMemo(
    () => new Set([...products.values()].filter(makeFilter(applied)).map(({ _id }) => _id)),
    [products, applied],
  );
  const isShown = (id: string) => shown.has(id) && (!chosen || chosen.has(id) || isChosen(id));
  const isNothing = ![...products.keys()].some(isShown);

  const setBox = (id: string, text: string) => {
    const product = products.get(id);
    const quantity = quantities.get(id) ?? 0;
    if (product) change({ product, quantity, before: quantity }, text);
  };

  const keepEarly = useEffectEvent(() => {
    for (const box of table.current?.querySelectorAll<HTMLInputElement>('input[data-box]') ?? []) {
      const { dataset, value } = box;
      if (dataset.box && value && !quantities.has(dataset.box))
        setBox(dataset.box, digitsOf(value));
    }
    for (const [id, text] of markedBefore) setBox(id, text);
  });
  // The quantities that were typed before hydration.
  useEffect(() => keepEarly(), []);

  function retry() {
    for (const [id, { text, isUnsaved }] of marks) if (isUnsaved) setBox(id, text);
  }

  function goToWrong() {
    flushSync(() => {
      setFilter('');
      setApplied('');
      setChosen(undefined);
    });
    table.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  /** The browser's own way to print shows what is on the screen. */
  function print(what: 'all' | 'mine') {
    flushSync(() => setPrinted(what));
    window.addEventListener('afterprint', () => setPrinted('screen'), { once: true });
    window.print();
  }

  function enterList() {
    flushSync(() => setApplied(filter));
    firstBox(table.current)?.focus();
  }

  function press(event: MouseEvent<HTMLTableElement>) {
    const target = event.target as Element;
    if (target.closest('[data-retry]')) retry();
    const name = target.closest<HTMLElement>('[data-look]');
    if (!name || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLooked(name.dataset.look);
  }

  return (
    <div data-print={printed}>
      <PaperHead
        title={words.title}
        note={fill(words.pricesOf, { date: formatDate(new Date(asOf).toISOString()) })}
      />
      <SeasonLine isSlim className="mb-3" />
      <LawNotice className="mb-4" />
      <SheetTools
        groups={groups}
        filterRef={filterBox}
        filter={filter}
        onFilter={(text) => {
          setFilter(text);
          startTransition(() => setApplied(text));
        }}
        onEnterList={enterList}
        isOnlyChosen={chosen !== undefined}
        onOnlyChosen={(isOnly) =>
          setChosen(isOnly ? new Set([...products.keys()].filter(isChosen)) : undefined)
        }
      >
        <PasteList
          groups={groups}
          quantities={quantities}
          onTake={(pasted) => {
            for (const [id, quantity] of pasted) setBox(id, String(quantity));
          }}
        />
      </SheetTools>
      <p className="mt-3 hidden text-sm text-ink-soft not-print:[@media(hover:hover)_and_(pointer:fine)_and_(scripting:enabled)]:block">
        {rich(words.keys, keyNames)}
      </p>
      {list.isCut && (
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
      )}
      <p role="status" className="mt-4 print:hidden">
        {isNothing && (applied ? fill(noMatch, { search: applied }) : words.noneChosen)}
      </p>
      <SheetTable
        ref={table}
        groups={ordered}
        quantities={quantities}
        marks={marks}
        isShown={isShown}
        isBusy={!isHydrated}
        onChange={change}
        onKeyDown={(event) => moveByKeys(event, () => filterBox.current?.focus())}
        onClickCapture={press}
      />
      {sums.count > 0 && <PaperTotals charged={charged} savedPaise={sums.savedPaise} />}
      <AskShop about={{ what: words.title, path: priceListPath }} className="mt-4" />
      <SheetBar
        cart={cart}
        sums={sums}
        charged={charged}
        wrongLines={wrongLines}
        isUnsaved={isUnsaved}
        onCorrect={goToWrong}
      >
        <Button variant="quiet" size="sm" onClick={() => print('all')}>
          {words.print}
        </Button>
        {sums.count > 0 && (
          <Button variant="quiet" size="sm" onClick={() => print('mine')}>
            {words.printMine}
          </Button>
        )}
        {sums.count > 0 && (
          <SaveEstimate lines={cart.lines} variant="quiet" size="sm" disabled={wrongLines > 0} />
        )}
      </SheetBar>
      <LookAtProduct id={looked} onClose={() => setLooked(undefined)} />
    </div>
  );
}
