import { maxSearchLength } from '@mathappu/contract/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SearchInAddress } from '#web/lists/use-search-in-address.ts';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/catalogue';

const load = () => import('./suggestions/suggestions.tsx');
type Loaded = Awaited<ReturnType<typeof load>>;

const loadInto = (use: (loaded: Loaded) => void) => void load().then(use, () => {});

type ProductSearchProps = {
  search: SearchInAddress;
  /** The search in the address. */
  applied: string;
  /** Values that the browser sends along when it searches without scripts. */
  children: ReactNode;
};

/**
 * The search box of the list. It searches by itself; what it suggests while somebody types is loaded
 * when it first gets the focus, and when that fails it suggests nothing.
 */
export function ProductSearch({ search, applied, children }: ProductSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  /** How many searches were sent from here. */
  const [sent, setSent] = useState(0);
  const isHydrated = useHydrated();

  // Focused before hydration.
  useEffect(() => {
    if (document.activeElement === box.current) loadInto(setLoaded);
  }, []);

  return (
    <div className="relative min-w-0 flex-1">
      <SearchBox
        ref={box}
        role={isHydrated ? 'combobox' : undefined}
        aria-autocomplete="list"
        aria-expanded={isHydrated ? false : undefined}
        label={words.search}
        name="search"
        placeholder={words.search}
        maxLength={maxSearchLength}
        value={search.text}
        onValueChange={search.setText}
        onSearch={() => {
          search.applyNow();
          setSent((before) => before + 1);
          loadInto(({ rememberSearch }) => rememberSearch(search.text));
        }}
        onFocus={() => loadInto(setLoaded)}
        {...search.composition}
      >
        {children}
      </SearchBox>
      {loaded && (
        <loaded.Suggestions
          box={box}
          text={search.text}
          isComposing={search.isComposing}
          wasTyped={search.text !== applied && sent === 0}
          sent={sent}
          onText={search.setText}
          onSearch={search.searchFor}
        />
      )}
    </div>
  );
}
