import { fill } from '@mathappu/contract/words';
import { Fragment, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { trimSearch } from '#web/lists/list-address.ts';
import { useStore } from '#web/stores/create-store.ts';
import { createRecentList } from '#web/stores/recent-list.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ClockIcon } from '#web/ui/images/contact-icons.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { SearchIcon } from '#web/ui/images/search-icon.tsx';
import * as words from '#words/catalogue/suggestions';
import { CategoryOption, type OptionProps, ProductOption, SearchOption } from './options.tsx';
import { optionId, useCombobox } from './use-combobox.ts';
import { useRoomBelow } from './use-room-below.ts';
import { type Suggested, useSuggestions } from './use-suggestions.ts';

/** Searches by Enter or by a choice are kept; those after a pause in the typing are not. */
const recentSearches = createRecentList('recent-searches', 8);

export function rememberSearch(text: string): void {
  const search = trimSearch(text);
  if (search) recentSearches.add(search);
}

type SuggestionsProps = {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  isComposing: boolean;
  /** Whether something was typed while this was being loaded, and not searched for yet. */
  wasTyped: boolean;
  /** How many searches were sent; each closes what is open. */
  sent: number;
  /** Puts a text into the box. */
  onText: (text: string) => void;
  /** Puts a text into the box and searches for it at once. */
  onSearch: (search: string) => void;
};

/** Suggestions for the text in the search box; while it is empty, the last searches. */
export function Suggestions(props: SuggestionsProps) {
  const { box, text, isComposing, wasTyped, sent, onText, onSearch } = props;
  const typed = trimSearch(text);
  const isEmpty = typed === '';
  const [isOpen, setOpen] = useState(
    () => (wasTyped || isEmpty) && document.activeElement === box.current,
  );
  // Enter may come before the box's keys are listened to.
  const [closedAt, setClosedAt] = useState(sent);
  if (closedAt !== sent) {
    setClosedAt(sent);
    setOpen(false);
  }
  const recent = useStore(recentSearches, []);
  const suggested = useSuggestions(typed, { isOpen, isComposing });
  const options = isEmpty
    ? recentOptions(recent, find)
    : suggestedOptions(suggested, { onFollow: follow, onClear: () => onText(''), onFind: find });

  const popup = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { isShown, marked, mark, close } = useCombobox({
    box,
    popup,
    listId,
    optionCount: options.length,
    source: isEmpty ? recentSearches : suggested,
    isOpen,
    setOpen,
    onClear: () => onText(''),
    onDelete: (at) => isEmpty && forget(recent[at]),
  });
  const maxHeight = useRoomBelow(box, isShown);

  /** To what was suggested for the text. */
  function follow() {
    rememberSearch(typed);
    close();
  }

  function find(search: string) {
    rememberSearch(search);
    close();
    onSearch(search);
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && (suggested || isShown) && statusOf(isEmpty ? recent.length : options.length)}
      </p>
      {isShown && (
        <Popup
          ref={popup}
          recent={isEmpty ? recent : undefined}
          listId={listId}
          maxHeight={maxHeight}
        >
          {/* Other suggestions take the place of the last ones whole, so that none of them moves. */}
          <Fragment key={isEmpty ? undefined : suggestedId(suggested)}>
            {options.map((option, at) =>
              option({
                id: optionId(listId, at),
                'aria-selected': at === marked,
                onPointerMove: () => mark(at),
              }),
            )}
          </Fragment>
        </Popup>
      )}
    </>
  );
}

type Option = (option: OptionProps) => ReactNode;

type Acts = {
  /** A category or product was chosen, whose link leads there. */
  onFollow: () => void;
  /** Empties the search box. */
  onClear: () => void;
  onFind: (search: string) => void;
};

function suggestedOptions(suggested: Suggested | undefined, acts: Acts): Option[] {
  if (!suggested) return [];
  const { categories, products, words: corrected } = suggested;
  return [
    ...categories.map((category) => (option: OptionProps) => (
      <CategoryOption
        key={category._id}
        category={category}
        option={option}
        onChoose={() => {
          acts.onFollow();
          acts.onClear();
        }}
      />
    )),
    ...products.map((product) => (option: OptionProps) => (
      <ProductOption key={product._id} product={product} option={option} onChoose={acts.onFollow} />
    )),
    ...corrected.map((word) => (option: OptionProps) => (
      <SearchOption
        key={word}
        icon={<SearchIcon />}
        option={option}
        onChoose={() => acts.onFind(word)}
      >
        {fill(words.searchForWord, { word })}
      </SearchOption>
    )),
  ];
}

function recentOptions(recent: readonly string[], onFind: (search: string) => void): Option[] {
  if (recent.length === 0) return [];
  return [
    ...recent.map((search) => (option: OptionProps) => (
      <SearchOption
        key={search}
        icon={<ClockIcon />}
        option={option}
        hint={words.deleteRemoves}
        onChoose={() => onFind(search)}
      >
        {search}
      </SearchOption>
    )),
    (option: OptionProps) => (
      <SearchOption key="" option={option} onChoose={() => recentSearches.set([])}>
        <span className="link px-2">{words.clearSearches}</span>
      </SearchOption>
    ),
  ];
}

function forget(search = ''): boolean {
  recentSearches.remove(search);
  return search !== '';
}

type PopupProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** The last searches when these are what it lists. */
  recent: readonly string[] | undefined;
  listId: string;
  maxHeight: ReturnType<typeof useRoomBelow>;
  children: ReactNode;
};

function Popup({ ref, recent, listId, maxHeight, children }: PopupProps) {
  const title = recent ? words.recentSearches : words.suggestions;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus in the box
    <div
      ref={ref}
      onMouseDown={(event) => event.preventDefault()}
      style={recent && { maxHeight }}
      className="absolute inset-x-0 top-full z-header mt-1 overflow-y-auto rounded-md border border-line bg-surface shadow-raised"
    >
      {recent && (
        <p aria-hidden="true" className="px-4 pt-3 text-sm font-semibold text-ink-soft">
          {title}
        </p>
      )}
      <div className="flex">
        <div
          role="listbox"
          id={listId}
          aria-label={title}
          style={recent ? undefined : { maxHeight }}
          className={classNames('min-w-0 flex-1 p-1', !recent && 'overflow-y-auto')}
        >
          {children}
        </div>
        {recent && (
          <div className="grid content-start py-1 pr-1">
            {recent.map((search) => (
              <IconButton
                key={search}
                tabIndex={-1}
                label={fill(words.removeSearch, { search })}
                icon={<CloseIcon className="size-5 text-ink-soft" />}
                onClick={() => recentSearches.remove(search)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const suggestedId = ({ categories = [], products = [], words = [] }: Partial<Suggested> = {}) =>
  [...[...categories, ...products].map(({ _id }) => _id), ...words].join();

const statusOf = (count: number) =>
  count === 0
    ? words.noSuggestions
    : fill(count === 1 ? words.oneSuggestion : words.someSuggestions, { count });
