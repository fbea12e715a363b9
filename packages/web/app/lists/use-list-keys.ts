import { type RefObject, useState } from 'react';
import { readStored, writeStored } from '#web/stores/browser-storage.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The attribute of the links that open an entry, by which the keys find them. */
export const entryMark = 'data-entry';

const storageKey = 'admin-shortcuts';

type ListKeys = {
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  /** Closes the entry that is open beside the list. */
  onEscape?: () => void;
  /** Selects the focused entry, or takes it out of the selection. */
  onSelect?: (entry: string) => void;
};

/**
 * `/` searches, `j` and `k` move through the list, `x` selects; Enter then opens, as it does with any
 * link.
 */
export function useListKeys({ list, searchBox, onEscape, onSelect }: ListKeys) {
  const [isOn, setIsOn] = useState(() => readStored(storageKey) !== 'off');

  useShortcuts(
    {
      '/': () => searchBox.current?.focus(),
      j: () => moveFocus(list.current, 1),
      k: () => moveFocus(list.current, -1),
      ...(onSelect && { x: () => selectFocused(list.current, onSelect) }),
    },
    isOn,
  );
  useShortcuts(onEscape ? { Escape: onEscape } : {}, true);

  return {
    isOn,
    toggle: () => {
      writeStored(storageKey, isOn ? 'off' : 'on');
      setIsOn(!isOn);
    },
  };
}

/** Starts at the focused entry, else at the open one, else at the top. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const entries = entriesOf(list);
  const focused = entries.findIndex(hasFocus);
  const open = entries.findIndex((entry) => entry.hasAttribute('aria-current'));
  const current = focused >= 0 ? focused : open;
  const next = current < 0 ? 0 : Math.min(Math.max(current + step, 0), entries.length - 1);
  entries[next]?.focus();
}

function selectFocused(list: HTMLElement | null, onSelect: (entry: string) => void): void {
  const entry = entriesOf(list).find(hasFocus)?.getAttribute(entryMark);
  if (entry) onSelect(entry);
}

const entriesOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(`[${entryMark}]`) ?? []),
];

/** Also true of a control beside the link, such as the entry's tick-box. */
const hasFocus = (entry: HTMLElement) =>
  (entry.closest('tr') ?? entry).contains(document.activeElement);
