import { useState } from 'react';

type SelectionOptions<Entry> = {
  /** The entries on the page, as they are now. */
  entries: readonly Entry[];
  idOf: (entry: Entry) => string;
  max: number;
  /** An entry was not selected, because `max` are. */
  onFull: () => void;
};

/**
 * Entries of a list that are selected for one act. The selection outlives paging, searching and
 * filtering, until it is cleared or the page is left.
 */
export function useSelection<Entry>({ entries, idOf, max, onFull }: SelectionOptions<Entry>) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Entry>>(new Map());
  const [last, setLast] = useState<string>();

  function change(changing: readonly Entry[], isSelected: boolean): void {
    const next = new Map(chosen);
    for (const entry of changing) {
      if (!isSelected) next.delete(idOf(entry));
      else if (next.size < max) next.set(idOf(entry), entry);
    }
    if (isSelected && changing.some((entry) => !next.has(idOf(entry)))) onFull();
    setChosen(next);
  }

  const isSelected = (entry: Entry) => chosen.has(idOf(entry));
  const shown = entries.filter(isSelected);

  return {
    selected: [...chosen].map(([id, entry]) => entries.find((now) => idOf(now) === id) ?? entry),
    /** How many of them are not on the page. */
    elsewhere: chosen.size - shown.length,
    isSelected,
    areAllSelected: entries.length > 0 && shown.length === entries.length,

    /** With `isRange`, everything between the entry that was toggled before and this one as well. */
    toggle: (entry: Entry, isRange = false): void => {
      const to = entries.indexOf(entry);
      const from = isRange ? entries.findIndex((other) => idOf(other) === last) : -1;
      const range = from < 0 ? [entry] : entries.slice(Math.min(from, to), Math.max(from, to) + 1);
      change(range, !isSelected(entry));
      setLast(idOf(entry));
    },

    toggleAll: (): void => change(entries, !entries.every(isSelected)),
    remove: (ids: readonly string[]): void =>
      setChosen((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    clear: (): void => setChosen(new Map()),
  };
}

export type Selection<Entry> = ReturnType<typeof useSelection<Entry>>;
