import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { maxSearchLength } from '@mathappu/contract/limits';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { langOfName, leadingName } from '#web/language/names.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { categories as categoriesLabel } from '#words/catalogue';
import * as words from '#words/catalogue/price-list';
import type { ShownRows } from './use-shown-rows.ts';

type PriceListToolsProps = {
  groups: readonly PriceGroup[];
  filterRef: Ref<HTMLInputElement>;
  rows: ShownRows;
  /** Leads from the filter to the first box that is on. */
  onEnterList: () => void;
  /** Other ways to fill the list. */
  children?: ReactNode;
};

export const headingId = (slug: string) => `prices-${slug}`;

/** The filters of the list, and the categories to jump to. */
export function PriceListTools(props: PriceListToolsProps) {
  const { groups, filterRef, rows, onEnterList, children } = props;
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 noscript:hidden">
        <SearchBox
          ref={filterRef}
          label={words.filter}
          placeholder={words.filter}
          maxLength={maxSearchLength}
          value={rows.filter}
          onValueChange={rows.setFilter}
          onSearch={onEnterList}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnterList();
          }}
          className="min-w-0 max-w-md flex-1 basis-52"
        >
          <input type="hidden" name="view" value="list" />
        </SearchBox>
        <CheckboxField
          label={words.onlyChosen}
          checked={rows.isOnlyChosen}
          onChange={(event) => rows.setOnlyChosen(event.target.checked)}
        />
        {children}
      </div>
      {groups.length > 1 && (
        <nav aria-label={categoriesLabel} className="mt-1">
          <ul className="category-row">
            {groups.map((group) => (
              <li key={group.slug}>
                <a href={`#${headingId(group.slug)}`} onClick={jump} className="category-link">
                  <span lang={langOfName(group)}>{leadingName(group)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** To the heading, so that Tab goes on from there. Not a step in the history. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
