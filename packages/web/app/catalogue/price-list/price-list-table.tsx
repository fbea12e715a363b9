import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { type KeyboardEvent, type MouseEvent, memo, type Ref, useState } from 'react';
import { langOfName, leadingName } from '#web/language/names.ts';
import { tableRoles as roles } from '#web/ui/table-roles.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/catalogue/price-list';
import { isTamil, langOfData } from '#words/language';
import { LookAtProduct } from './look-at-product.tsx';
import { PriceListRow } from './price-list-row.tsx';
import { headingId } from './price-list-tools.tsx';
import type { ChangeBox, Marks } from './use-boxes.ts';

const columns = [
  words.number,
  words.product,
  words.price,
  words.ourPrice,
  words.quantity,
  words.amount,
] as const;

type PriceListTableProps = {
  ref: Ref<HTMLTableElement>;
  groups: readonly PriceGroup[];
  quantities: ReadonlyMap<string, number>;
  marks: Marks;
  isShown: (productId: string) => boolean;
  onChange: ChangeBox;
  /** What is right and was not saved is to be sent again. */
  onRetry: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
};

/** One table, whose head is repeated on every sheet of paper. Below 768 px a row has two lines. */
export function PriceListTable(props: PriceListTableProps) {
  const { ref, groups, quantities, marks, isShown, onChange, onRetry, onKeyDown } = props;
  const isHydrated = useHydrated();
  const [looked, setLooked] = useState<string>();

  /** Before a link of a row follows a press. */
  function press(event: MouseEvent<HTMLTableElement>) {
    const target = event.target as Element;
    if (target.closest('[data-retry]')) onRetry();
    const name = target.closest<HTMLElement>('[data-look]');
    if (!name || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLooked(name.dataset.look);
  }

  return (
    <>
      <table
        {...roles.table}
        ref={ref}
        id="products"
        tabIndex={-1}
        // Boxes do nothing before.
        aria-busy={!isHydrated || undefined}
        className="price-sheet figures"
        onKeyDown={onKeyDown}
        onClickCapture={press}
      >
        <caption className="sr-only">{words.title}</caption>
        <thead {...roles.group}>
          <tr {...roles.row} className="sheet-columns">
            {columns.map((column) => (
              <th key={column} scope="col" {...roles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => {
          const rows = group.products.map((product) => ({
            product,
            isHidden: !isShown(product._id),
          }));
          const isHidden = rows.every((row) => row.isHidden);
          return (
            <tbody key={group.slug} {...roles.group} data-hidden={isHidden || undefined}>
              <GroupHead slug={group.slug} name={group.name} nameTa={group.nameTa} />
              {rows.map(({ product, isHidden }) => (
                <PriceListRow
                  key={product._id}
                  product={product}
                  quantity={quantities.get(product._id) ?? 0}
                  mark={marks.get(product._id)}
                  isHidden={isHidden}
                  onChange={onChange}
                />
              ))}
            </tbody>
          );
        })}
      </table>
      <LookAtProduct id={looked} onClose={() => setLooked(undefined)} />
    </>
  );
}

const GroupHead = memo(({ slug, ...names }: Pick<PriceGroup, 'slug' | 'name' | 'nameTa'>) => (
  <tr {...roles.row} className="sheet-group">
    <th scope="rowgroup" colSpan={columns.length} {...roles.title}>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML allows no h2 in a th */}
      <span
        role="heading"
        aria-level={2}
        id={headingId(slug)}
        tabIndex={-1}
        lang={langOfName(names)}
      >
        {leadingName(names)}
        {names.nameTa && (
          <span lang={isTamil ? langOfData : 'ta'} className="ml-2 text-sm text-ink-soft">
            {isTamil ? names.name : names.nameTa}
          </span>
        )}
      </span>
    </th>
  </tr>
));
